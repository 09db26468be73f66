// Sentences from answers that leave out their subject: what a person takes charge of, did before, what an award rests on.
import { isTitleWord } from '#domain/language/name-words.ts'
import { hasFiniteVerb, readVerb } from '#domain/language/verbs.ts'
import { capitalizeFirst, endSentence, joinList } from '#server/ai/builtin/text/joining.ts'
import type { Draft } from './draft.ts'

const surnameOf = ({ appointee }: Draft): string => appointee ?? '[LAST NAME]'

/** Words that are verbs elsewhere and fields of work here. */
const field =
  /^(?:finance|research|design|market|program|project|process|supply|support|service|test|trade|plant|store|product|transport)$/i

/** 'takes charge of finance', 'double sales by 2029', 'finance and investor relations' */
export function writeMandate(value: string, draft: Draft): string {
  const [first = '', ...others] = value.split(' ')
  const rest = others.join(' ')
  const who = surnameOf(draft)
  if (/^will$/i.test(first)) return `${who} will ${rest}`
  const base = readVerb(first, 'third', 'gerund')
  if (base !== undefined) return `${who} will ${base} ${rest}`
  return readVerb(first, 'base') === undefined || field.test(first)
    ? `${who} will take charge of ${value}`
    : `${who} is asked to ${lowerWord(value)}`
}

/** 'was treasurer at Lykes Lines, cut debt by $40 million', 'treasurer at Lykes Lines' */
export function writeCareer(value: string, draft: Draft): string {
  const parts = value.split(/[,;] (?:and )?(?=(?:was|were|had|\p{Ll}+) )/u)
  const isPast = (part: string) =>
    /^(?:was|has|had|is) /i.test(part) || readVerb(part.split(' ')[0] ?? '', 'past') !== undefined
  const [first = '', ...others] = parts
  const years = /^(?:\d+|\p{L}+(?:-\p{L}+)?) years (?:at|in|with|as|of)\b/iu
  if (years.test(first) && others.every(isPast))
    return `${surnameOf(draft)} spent ${joinList([lowerWord(first), ...others])}`
  if (parts.every(isPast)) return `${surnameOf(draft)} ${joinList(parts.map(lowerWord))}`
  const [word = ''] = value.split(' ')
  if (isPast(value)) return `${surnameOf(draft)} ${lowerWord(value)}`
  if (hasFiniteVerb(value)) return value
  const isPost = isTitleWord(word) || /^\p{Ll}/u.test(word)
  return isPost ? `${surnameOf(draft)} was ${lowerWord(value)}` : `Previous posts: ${value}`
}

/** 'judged on lamination, 41 entries' */
export function writeCriteria(value: string): string {
  const parts = value.split(/[;,] (?=\d)/)
  return parts
    .map((part) => {
      if (/^\d[\d,]* (?:entries|entrants|nominees|finalists|companies|candidates)/.test(part))
        return `There were ${part}`
      if (hasFiniteVerb(part) && !/^(?:was |were )?judged /i.test(part)) return part
      return `The award was judged on ${part.replace(/^(?:was |were )?judged (?:on|by|for) /i, '')}`
    })
    .map((sentence) => capitalizeFirst(endSentence(sentence)))
    .join(' ')
}

/** Small first letter for a word that is no name or acronym. */
function lowerWord(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
