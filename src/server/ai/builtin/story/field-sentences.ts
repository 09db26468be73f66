// Fields of a form that ask for one thing, as sentences: what stays and what changes, an example, a goal, how many somebody has, where to
// register. Each concept is the labels that ask for it and the sentence that its answer is told in.

import { plainLabel } from '#domain/brief/unit.ts'
import { withArticle } from '#domain/language/grammar/articles.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { dropStop, endSentence, joinList, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isSentence, readOpening } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import type { Story } from './story.ts'
import { tidyNote } from './tidy.ts'

interface Field {
  label: RegExp
  /** Undefined where the answer isn't of the kind that the label asks for. */
  tell: (answer: string, story: Story, label: string) => string | undefined
}

const counted =
  'members|branches|stores|shops|locations|offices|clinics|students|patients|customers|volunteers|chapters|campuses|beds|plants|farms|drivers|trucks|vehicles|subscribers|households|partners|dealers|franchises|restaurants|hotels|rooms'
const sums = 'assets|deposits|loans|annual sales|annual revenue'
const figure = String.raw`(?:(?:about|more than|nearly|over|some) )?[$€£]?\d[\d.,]*(?: (?:thousand|million|billion))?`

/** "account numbers, routing number, staff, all five branches" as "Account numbers, routing number, staff and all five branches" */
function listThings(answer: string): string | undefined {
  const parts = answer.split(/, (?:and )?| and /)
  if (/[;:]|\. /.test(answer) || parts.some((part) => findVerb(part) !== undefined)) return undefined
  return upperFirst(joinList(parts))
}

/** A thing without a verb of its own, in the middle of a sentence. */
const asThing = (answer: string): string | undefined =>
  findVerb(answer.split(/, | who | that | which /)[0] ?? '') !== undefined || /[;:]|\. /.test(answer)
    ? undefined
    : lowerFirst(answer)

/** "23,500 members, $418 million in assets": all that is counted. */
function listCounts(answer: string): string | undefined {
  const parts = answer.split(/, (?=\D{0,12}[$€£]?\d)|; | and (?=[$€£]?\d)/)
  const isCount = (part: string) =>
    new RegExp(`^${figure} (?:in )?\\p{L}`, 'u').test(part) && findVerb(part) === undefined
  return parts.every(isCount) ? joinList(parts) : undefined
}

const nameOf = ({ company }: Story): string => company ?? 'The company'

const fields: readonly Field[] = [
  {
    label:
      /^what (?:stays|remains|will (?:stay|remain))(?: the same)?$|^(?:stays|remains)(?: the same)?$|^what (?:does(?:n[’']t| not)|won[’']t|will not) change$|^unchanged$/u,
    tell: (answer) => {
      const things = listThings(answer)
      return things && `${things} will stay the same.`
    },
  },
  {
    label: /^what (?:changes|will change|is changing)$|^(?:changes|changing)$/u,
    tell: (answer) => {
      const things = listThings(answer)
      return things && `${things} will change.`
    },
  },
  {
    label: /^(?:an? |one )?(?:for )?example$|^e\.g\.$/u,
    tell: (answer) => {
      const clause = endSentence(`For example, ${lowerFirst(answer)}`)
      if (isSentence(upperFirst(endSentence(answer)))) return clause
      const thing = asThing(answer)
      return thing && `One example is ${/^(?:the|an?|\p{Lu})/u.test(thing) ? thing : withArticle(thing)}.`
    },
  },
  {
    label: /^(?:the |our |main )?(?:goal|target|aim)$/u,
    tell: (answer, _story, label) => {
      const thing = readOpening(answer) === 'infinitive' ? answer : asThing(answer)
      return thing && `The ${label.split(' ').at(-1)} is ${thing}.`
    },
  },
  {
    label: /^average \p{L}[\p{L} ]{2,30}$/u,
    tell: (answer, _story, label) =>
      /^[$€£]?\d[\d.,]*(?: ?%| \p{L}+){0,3}$/u.test(answer) ? `The ${label} was ${answer}.` : undefined,
  },
  {
    label: /^(?:size|(?:our |company |organization )?(?:numbers|size|at a glance|key figures))$/u,
    tell: (answer, story) => {
      const counts = listCounts(answer)
      return counts && `${nameOf(story)} has ${counts}.`
    },
  },
  {
    label: new RegExp(`^(?:number of |total )?(?:(?:member|retail) )?(?:${counted})$`, 'u'),
    tell: (answer, story, label) =>
      new RegExp(`^${figure}$`, 'u').test(answer)
        ? `${nameOf(story)} has ${answer} ${label.replace(/^(?:number of|total) /, '')}.`
        : undefined,
  },
  {
    label: new RegExp(`^(?:total )?(?:${sums})$`, 'u'),
    tell: (answer, story, label) =>
      new RegExp(`^${figure}$`, 'u').test(answer)
        ? `${nameOf(story)} has ${answer} in ${label.replace(/^total /, '')}.`
        : undefined,
  },
  {
    label:
      /^(?:regist(?:er|ration)|sign[- ]?up|rsvp|tickets? (?:at|from)|apply|applications?)(?: (?:at|online|here))?$/u,
    tell: (answer, _story, label) => {
      const isAddress =
        /^(?:at |online at )?(?:https?:\/\/|www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\S*)?(?= |$)/u.test(
          answer,
        )
      const word =
        label.startsWith('apply') || label.startsWith('appl') ? 'Applications are' : 'Registration is'
      return isAddress
        ? endSentence(
            `${word} open at ${answer.replace(/^(?:online )?at /u, '').replace(/ (?:by|until) (?=\p{Lu})/u, ' through ')}`,
          )
        : undefined
    },
  },
]

/** Undefined for a label that no concept asks for, and for an answer that is none to it. */
export function tellField(label: string, value: string, story: Story): string | undefined {
  const word = plainLabel(label)
  const answer = tidyNote(dropStop(value))
  if (answer === '' || !isClean(answer)) return undefined
  for (const { label: asks, tell } of fields) {
    const told = asks.test(word) ? tell(answer, story, word) : undefined
    if (told !== undefined) return told
  }
  return undefined
}
