// Carries out corrections that speakers make in the same sentence: "three point one, no sorry, three point four million" becomes "3.4 million".
// Where the two values are not of one kind, nothing is changed and a person is asked.

import type { Unit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import {
  numberWordPattern,
  numberWordsPattern,
  readNumberWords,
} from '#domain/language/numbers/number-words.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findFigures } from './figures.ts'
import { retrace, withoutStumbles } from './stumbles.ts'

const scale = 'hundred|thousand|million|billion|percent'
/** The kinds of value, the narrower patterns first. */
const kinds = Object.entries({
  time: String.raw`\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?`,
  day: String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)\b`,
  date: `(?:${monthPattern()})(?: \\d{1,2})?\\b`,
  weekday: `(?:${weekdayPattern()})\\b`,
  number: `(?:[$€£]?\\d(?:[\\d.,]*\\d)?(?: ?%| (?:${scale})\\b)?|${numberWordsPattern()}(?![\\p{L}-]))`,
}).map(([kind, source]) => ({
  kind,
  anywhere: new RegExp(`(?<![\\p{L}\\d.,$€£-])${source}`, 'giu'),
  first: new RegExp(`^${source}`, 'iu'),
}))

/** Words that take back what was said. Some need a pause before them: "four people make it 12 miles" takes nothing back. */
const takesBack =
  /(?:(?:,|…|\.{3}| [–—-])? (?:(?:oh|no|uh|um|er|ah|wait|hang on|hold on),? )?(?:no,? (?:wait|sorry)|wait,? no|sorry,? no|scratch that|strike that|no,? make (?:it|that))|(?:,|…|\.{3}| [–—-]) (?:(?:oh|uh|um|er|ah|wait),? )?(?:make (?:it|that)|(?:sorry,? )?i mean|or rather|sorry|correction))[,:.]? (?:[–—-] )?(?:(?:we (?:changed|moved|raised|lowered|cut|bumped) (?:that|it)|it[’']?s|that[’']?s|it is|make (?:it|that)|i mean|only|actually),? ){0,3}/giu
/** Words that clearly correct; "sorry" alone may be for something else. */
const isStrong = /\b(?:no|wait|scratch|strike|mean|rather|make|correction)\b/iu
const endsWithScale = new RegExp(` (?<scale>${scale})$`, 'iu')
const goesOn = new RegExp(`^(?: |-)(?:and )?${numberWordPattern()}(?!\\p{L})|^[\\p{L}\\d/]`, 'iu')
/** Words allowed between the value and the correction: "120 buses, no sorry". */
const tail = /^(?: \p{Ll}[\p{L}’-]*){0,3}$/u
const nearest = 80
const mostRepairs = 5

/** The unit with its corrections carried out. */
export function repairUnit<T extends Unit>(unit: T): T {
  const text = repair(unit.text)
  if (text === unit.text) return unit
  const value = unit.value === undefined ? undefined : repair(unit.value)
  const body = withoutExplanation(repair(unit.body), unit.text)
  return { ...unit, text, body, ...(value !== undefined && { value }) }
}

const explained = /, (?:and |but )?(?:the )?(?=(?<figure>[^\s,]+) (?:is|was|were|are) )[^.;,]+(?=[.;]|$)/iu

/** The text without a remark on the value that was taken back: "…, thirty-one was the year before". */
function withoutExplanation(body: string, said: string): string {
  const { figure = '' } = explained.exec(body)?.groups ?? {}
  const [of] = findFigures(figure)
  if (of === undefined) return body
  const left = findFigures(body).map(({ value }) => value)
  const isTakenBack = findFigures(said).some(
    ({ value }) => !left.includes(value) && [1, 1e3, 1e6].some((size) => of.value * size === value),
  )
  return isTakenBack ? body.replace(explained, '') : body
}

function repair(given: string): string {
  let text = withoutStumbles(given)
  for (let tried = 0; tried < mostRepairs; tried++) {
    const repaired = repairFirst(text)
    if (repaired === undefined) return text
    text = repaired
  }
  return text
}

function repairFirst(text: string): string | undefined {
  const spoken = findQuotations(text)
  for (const { index, 0: marker } of findMatches(text, takesBack)) {
    if (spoken.some(({ from, to }) => index >= from && index < to)) continue
    const [before, after] = [text.slice(0, index), text.slice(index + marker.length)]
    const repaired = exchange(before, after) ?? retrace(before, after, isStrong.test(marker))
    if (repaired !== undefined) return repaired
  }
  return undefined
}

/** The text around a correction with the second value in the place of the first; undefined when they don't match. */
function exchange(before: string, after: string): string | undefined {
  const near = before.slice(-nearest)
  for (const { anywhere, first } of kinds) {
    const now = first.exec(after)?.[0]
    const old = findMatches(near, anywhere).findLast(({ index, 0: found }) =>
      tail.test(near.slice(index + found.length)),
    )
    if (now === undefined || old === undefined) continue
    const rest = after.slice(now.length)
    if (goesOn.test(rest) || !isValue(now)) return undefined
    const start = before.slice(0, before.length - near.length + old.index)
    return `${start}${now}${readThings(old, now, rest)}${rest}`
  }
  return undefined
}

/** The corrected count of the same things ("120 buses, no sorry, 130"), if the sizes are similar. */
function readThings({ 0: old, index, input }: RegExpExecArray, now: string, rest: string): string {
  if (!/^\s*(?:[.,;:!?)]|$)/.test(rest)) return ''
  const size = endsWithScale.test(now) ? '' : (endsWithScale.exec(old)?.[0] ?? '')
  return `${size}${input.slice(index + old.length)}`
}

/** Whether the words are one kind of value; "six forty" may be a price, a time or 640. */
const isValue = (words: string): boolean =>
  !/ /.test(words) || /\d/.test(words) || readNumberWords(words) !== undefined
