// Completes a lead that says little by a sentence of the notes: what the thing is, or when and for how much.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import type { Lead } from './lead.ts'

/** A lead has at most two sentences and 40 words. With fewer than 20 it tells little more than who did what. */
const [mostWords, fewWords, leastWords] = [40, 20, 5]
/** The points a sentence needs: for telling what the thing is, or a day with a figure. */
const enough = 3

/** The sentence for the first paragraph; undefined if the lead is full or no sentence adds to it. */
export function findCompletion(
  { text, isOpen }: Lead,
  body: readonly (readonly string[])[],
  story: Story,
): string | undefined {
  const words = countWords(text)
  if (isOpen === true || text.includes('[') || words > fewWords || splitSentences(text).length > 1)
    return undefined
  // In a crisis the order of the details matters, so only the first is tried.
  const near = story.type === 'crisis' ? body.slice(0, 1) : body
  const [best] = near
    .flatMap((group, index) => {
      const [sentence] = group
      if (sentence === undefined || group.length > 1 || !fits(sentence, mostWords - words)) return []
      const leans = leaning.test(sentence)
      // A sentence that refers back must stand right after the lead.
      if ((leans || pointsElsewhere(sentence, text)) && index > 0) return []
      return [{ sentence, score: scoreOf(sentence, text, story) }]
    })
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score)
  return best?.sentence
}

const countWords = (text: string): number => text.split(' ').length

const fits = (sentence: string, most: number): boolean =>
  countWords(sentence) <= most &&
  countWords(sentence) >= leastWords &&
  splitSentences(sentence).length === 1 &&
  !/[“”"[:;]/u.test(sentence)

const leaning = /^(?:It|Its|They|Their|She|He|Her|His|This|That|These|Those|There)\b/u
const definite =
  /\bthe (?!company|deal|city|state|county|country|year|end|first|public|same)(?<noun>\p{Ll}{3,})/giu

/** Whether the sentence is about something the lead doesn't mention: "The nets are dried there". */
const pointsElsewhere = (sentence: string, lead: string): boolean =>
  /\b(?:also|again|too|such|both|another|others?|them|there|then|those|these)\b/u.test(sentence) ||
  Array.from(sentence.matchAll(definite), ({ groups }) => groups?.noun ?? '').some(
    (noun) => !lead.includes(noun),
  )

const day = new RegExp(
  `\\b(?:${monthPattern()})\\.? \\d|\\b(?:in|by|until|this|next) (?:${monthPattern()}|spring|summer|fall|winter)\\b|\\b(?:${weekdayPattern()})(?:day)?\\b|\\b20\\d\\d\\b`,
  'u',
)
const figure = /[$€£]\d|\d/u
const name = /(?<![.!?] |^)\p{Lu}[\p{L}\d’'-]{2,}/gu

/** Nouns that fit any announcement: "The deal closes Jan. 4". */
const generic =
  /^(?:The |Its )?(?:deal|merger|sale|sales|closing|purchase|acquisition|change|move|agreement|construction|opening) /iu
/** Sentences about how a report was made. */
const counted =
  /\b(?:surveyed|sampled|studied|interviewed|tested|inspected|followed|analy[sz]ed|reviewed|examined|measured|asked) .*\d/u

function scoreOf(sentence: string, lead: string, story: Story): number {
  const figures = sentence.match(/\d[\d,.]*\d|\d/gu) ?? []
  if (story.type === 'report' && counted.test(sentence))
    return figures.every((each) => lead.includes(each)) ? 0 : enough
  const own = [companyOf(story), shortName(story.company) ?? ''].join(' ')
  // What the company does or is comes with its description, and what somebody was before with the rest of it.
  if (
    /^The same\b| (?:started|began|served|trained|worked)(?: out)? as /u.test(sentence) ||
    sentence.startsWith(companyOf(story))
  )
    return 0
  const things = (lead.match(name) ?? []).filter((word) => !own.includes(word) && !day.test(word))
  const isOnThing = things.some((word) => sentence.startsWith(word) || sentence.startsWith(`The ${word}`))
  if (!isOnThing && !leaning.test(sentence) && !generic.test(sentence)) return 0
  return (isOnThing ? 2 : 1) + pointsOf(sentence, lead)
}

/** Points for telling what it is, when, and a figure. */
function pointsOf(sentence: string, lead: string): number {
  const isDated = day.test(sentence) && !day.test(lead)
  return (saysWhat.test(sentence) ? 1 : 0) + (isDated ? 2 : 0) + (figure.test(sentence) ? 1 : 0)
}

const saysWhat =
  /\b(?:is|are|was) (?:an?|the|\p{Ll}+ \p{Ll}+ (?:in|at|of)) |\b(?:makes|sells|runs|builds|serves|lets|helps|tells|treats)\b/u
