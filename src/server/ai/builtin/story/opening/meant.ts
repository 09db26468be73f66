// Finds the lines that a request about the opening means, by shared words. Rare words count more.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import type { OpeningWish } from './wishes.ts'

const wordPattern = /[\p{L}\d][\p{L}\d.,%-]*[\p{L}\d%]|\d/gu
/** Words for numbers or parts of notes, which name no topic. */
const generic =
  /^(?:numbers?|figures?|stor(?:y|ies)|news|facts?|findings?|stats?|part|lines?|please|first|things?|sides?|steps?|bit|stuff|angle|quotes?|really|only|one|name|just|some|release|text|good|best)$/iu

/** A word's stem: "bears" and "bear", "waiting" and "wait" are the same. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/u, '')
    .replace(/(?<=\p{L}{3})(?:ies|es|s|ing|ed)$/u, '')

const stemsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? [])
    .filter((word) => /\d/.test(word) || (word.length > 2 && !isFunctionWord(word) && !generic.test(word)))
    .map(stemOf)

const [shortestStem, alike] = [4, 6]

/** Whether two stems are nearly the same: "snowed" and "snowstorm", "grandmother" and "grandma". */
const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (!/\d/.test(one + other) &&
    ((Math.min(one.length, other.length) >= shortestStem &&
      (one.startsWith(other) || other.startsWith(one))) ||
      (one.length >= alike && one.slice(0, alike) === other.slice(0, alike))))

/** A request for advice: "what patients should do now". */
const advice = /\bwhat (?:the |our )?(?<who>\p{L}+) (?:should|can|must|need to|have to)(?: now)? do\b/iu

const isUsable = ({ kind, isHeading }: SortedUnit): boolean =>
  !isHeading && (kind === 'fact' || kind === 'quote' || kind === 'unsure')

/** The units, in the order of the notes; empty if no line has enough of the words. */
export function findMeant(wish: OpeningWish, units: readonly SortedUnit[], company = ''): number[] {
  const who = advice.exec(wish.asked)?.groups?.who
  if (who !== undefined) return findAdvice(who, units)
  if (/^(?:that|this|it)(?: one)?$/iu.test(wish.asked)) return findBefore(wish.unit, units)
  const own = stemsOf(company)
  const asked = [...new Set(stemsOf(wish.asked))].filter((stem) => !own.includes(stem))
  const refused = stemsOf(wish.refused).filter((stem) => !asked.includes(stem))
  const lines = units.flatMap((unit, index) =>
    isUsable(unit) && index !== wish.unit ? [{ index, unit, stems: stemsOf(unit.body) }] : [],
  )
  const has = (stems: readonly string[], stem: string) => stems.some((each) => isAlike(each, stem))
  const weightOf = (stem: string) => 1 / Math.max(1, lines.filter(({ stems }) => has(stems, stem)).length)
  const [best] = lines
    .map(({ index, unit, stems }) => {
      const found = asked.filter((stem) => has(stems, stem))
      const weight = found.reduce((sum, stem) => sum + weightOf(stem), 0)
      const isOther = found.length <= refused.filter((stem) => has(stems, stem)).length
      const share = wish.isSaid && leaning.test(unit.body) ? leaningShare : 1
      return { index, found, score: isOther ? 0 : weight * share + (unit.kind === 'fact' ? preferFact : 0) }
    })
    .filter(
      ({ found, score, index }) =>
        score > 0 &&
        isEnough(found, asked, weightOf) &&
        (units[index]?.kind !== 'unsure' || isSure(found, asked)),
    )
    .toSorted((one, other) => other.score - one.score)
  return best === undefined ? [] : [best.index]
}

const preferFact = 0.01
/** Sentences that refer to another one themselves. */
const leaning = /^(?:it|they|this|that|these|those)\b/iu
const leaningShare = 0.2
const leastShared = 0.3

/** Whether a line has a third of the words; a single common word is not enough. */
const isEnough = (
  found: readonly string[],
  asked: readonly string[],
  weightOf: (stem: string) => number,
): boolean =>
  found.length >= Math.max(1, asked.length * leastShared) &&
  (found.length > 1 || weightOf(found[0] ?? '') >= 1 / mostLines)

const mostLines = 3

/** The units that say what these people should do, or else what they can. */
function findAdvice(who: string, units: readonly SortedUnit[]): number[] {
  const stem = stemOf(who)
  const listed = (verbs: string) => {
    const pattern = new RegExp(`(?<!\\p{L})${stem}\\p{L}* (?:${verbs})\\b`, 'iu')
    return units.flatMap((unit, index) => (unit.kind === 'fact' && pattern.test(unit.body) ? [index] : []))
  }
  const should = listed('should|must|need to|have to|are asked to|do not')
  return (should.length > 0 ? should : listed('can|may')).slice(0, 2)
}

/** The line before, for "Lead with that". */
function findBefore(from: number, units: readonly SortedUnit[]): number[] {
  const before = units.findLastIndex((unit, index) => index < from && index >= from - 2 && isUsable(unit))
  return before === -1 ? [] : [before]
}

/** Whether a line that was not understood has most of the words, and several. */
const isSure = (found: readonly string[], asked: readonly string[]): boolean =>
  found.length > 1 && found.length >= asked.length * leastSharedUnsure

const leastSharedUnsure = 0.6
