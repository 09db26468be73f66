// Finds lines that take back an earlier one: "sorry, it’s 36 stalls" after "38 stalls", or "the Tarn 4 is not July, it is September" after "Tarn 4
// in July". The earlier line is not used until a person decides.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import type { Contradiction } from './contradictions.ts'

const regret =
  /^(?:(?:oh|ah|oops|wait|no|hang on|hold on|ps|and)[,.!]? )*(?:sorry|correction|scratch that|my mistake|my bad|apologies)[,:.!]?(?: –| -)?(?: (?:it[’']?s|it is|that[’']?s|make (?:it|that)|should be|should say|i meant?|there are|we have|they[’']re|actually|now|only|about))* (?:(?<=\bcorrection\b.{0,60})[^\d.;]{0,50})?(?<value>\d[\d,]*(?:\.\d+)?) (?<of>\p{Ll}{3,})/iu
const denial =
  /\bnot (?:(?:in|on|the|until|from) )?(?<old>\p{L}+|\d[\d,.]*\d|\d)(?<of> \p{Ll}{3,})?[,;:.]? (?:but|it[’']?s|it is|they are|make it|rather|should be) (?:(?:in|on|the) )?(?<now>\p{L}+|\d[\d,.]*)/iu
const calendar = new RegExp(`^(?:${monthPattern()}|${weekdayPattern()})$`, 'i')
/** How many units back the wrong line may be. */
const farthest = 40

export function findCorrections(units: readonly SortedUnit[]): Contradiction[] {
  return units.flatMap(({ kind, body }, index) => {
    if (kind === 'private' || kind === 'foreign') return []
    const isWrong = readRegret(body) ?? readDenial(body)
    if (isWrong === undefined) return []
    const first = Math.max(0, index - farthest)
    const wrong = units
      .slice(first, index)
      .flatMap((unit, at) => (unit.kind === 'fact' && isWrong(unit.body) ? [first + at] : []))
    return wrong.length === 0 ? [] : [{ of: isWrong.of, units: [...wrong, index] }]
  })
}

type IsWrong = ((body: string) => boolean) & { of: string }

/** For "sorry, it's 36 stalls": tells whether an earlier line has another figure for the same thing. */
function readRegret(body: string): IsWrong | undefined {
  const { value, of } = regret.exec(body)?.groups ?? {}
  if (value === undefined || of === undefined) return undefined
  const counted = new RegExp(
    `(?<![\\d.,$€£])(?<other>\\d[\\d,]*) (?:\\p{Ll}+ )?${of.replace(/s$/, '')}s?(?!\\p{L})`,
    'iu',
  )
  return Object.assign((text: string) => (counted.exec(text)?.groups?.other ?? value) !== value, { of })
}

/** For "not July": tells whether an earlier line about the same thing has the word or figure that is denied. */
function readDenial(body: string): IsWrong | undefined {
  const { old, now } = denial.exec(body)?.groups ?? {}
  if (
    old === undefined ||
    now === undefined ||
    (!/\d/.test(old) && !(calendar.test(old) && calendar.test(now)))
  )
    return undefined
  const own = wordsOf(body)
  const isWrong = (text: string): boolean => {
    const words = wordsOf(text)
    return (
      words.has(old.toLowerCase()) &&
      !words.has(now.toLowerCase()) &&
      [...words].some((word) => word !== old.toLowerCase() && own.has(word))
    )
  }
  return Object.assign(isWrong, { of: calendar.test(old) ? 'date' : 'figure' })
}

/** What a line is about: its longer words, and names with figures in them. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d][\p{L}\d,.-]*[\p{L}\d]|\d/gu) ?? []).filter(
      (word) => /\d|\p{L}{4}/u.test(word) || calendar.test(word),
    ),
  )

const correction =
  /^(?:(?:oh|um+|uh+|er|erm|hm+|okay|ok)[,.]? )*(?:no,? (?:wait|hang on|hold on|sorry|make (?:it|that))|wait,? no|hang on,? (?:no|that)|scratch that|make that|correction|i mean|or rather|sorry,? (?:i mean|no|it[’']s|make that))\b/iu
const inside =
  /\b(?:no,? wait|wait,? no|scratch that|no,? sorry|sorry,? no|no,? make (?:it|that))\b|\d[^.;]{0,30}, or rather [^.;]{0,12}\d/iu

/** Whether the line gives up a plan: "it was going to be the 19th but the plumber, so forget the 19th". */
export const isTakenBack = (body: string): boolean => takenBack.test(body)

const takenBack = new RegExp(
  `\\b(?:forget|scrap|scratch|never mind)(?: about)? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} (?:${monthPattern()})|${monthPattern()}|${weekdayPattern()})\\b`,
  'iu',
)

/** Makes lines that correct themselves unsure ("18,000 subscribers… no wait 1,800"): a person says which figure is right. */
export function keepCorrectedOut(units: readonly SortedUnit[]): void {
  units.forEach((unit, index) => {
    if (unit.kind === 'quote' || !(mayPrint(unit.kind) || unit.kind === 'unsure')) return
    const before = units[index - 1]
    if (inside.test(unit.text) || isTakenBack(unit.body)) unit.kind = 'unsure'
    if (!correction.test(unit.body) || before?.line !== unit.line) return
    unit.kind = 'unsure'
    if (mayPrint(before.kind)) before.kind = 'unsure'
  })
}
