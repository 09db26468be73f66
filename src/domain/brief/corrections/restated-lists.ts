// Days and lists of values that are corrected: "November 19 and 20, not the 12th and 13th", "$20 and $12, not $18 and $10". Each new value
// takes the place of the old one that stands where it stands.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern, readMonth, weekdayPattern } from '#domain/language/calendar-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { close, isContrast, replaceOutside, rewrite } from './restated-words.ts'

const month = `(?:${monthPattern()})\\.?`
const weekday = `(?:(?:${weekdayPattern()})(?: and | to |s?,? ))`
const value = String.raw`[$€£]?\d(?:[\d.,]*\d)?(?:st|nd|rd|th| ?%| percent\b)?`
const joint = '(?:,? and | ?& ?| or |, | to | ?[-–/] ?)'
const list = `${weekday}{0,2}(?:${month} )?${value}(?:${joint}(?:${month} )?${value}){0,5}`
const [before, after] = ['(?<![\\p{L}\\d.,$€£])', '(?![\\d%]|[.,]\\d)']
const denied = new RegExp(
  `${before}(?<now>${list})[^\\d.;:]{0,30}?,? (?:and )?not (?:on )?(?:the )?(?<old>${list})${after}`,
  'iu',
)
const deniedFirst = new RegExp(
  `\\bnot (?:on )?(?:the )?(?<old>${list})[,;–—-]? ?(?:but|it[’']s|it is|make (?:it|that)|rather|should be) (?:on )?(?:the )?(?<now>${list})${after}`,
  'iu',
)
const values = new RegExp(value, 'giu')
const head = new RegExp(`^${weekday}*(?:${month} )?`, 'iu')
const ordinal = '(?:st|nd|rd|th)?'

/** Whether the line was such a correction, and the notes had the old values somewhere else. */
export function correctList(units: readonly SortedUnit[], line: readonly number[], text: string): boolean {
  const { now, old } = (denied.exec(text) ?? deniedFirst.exec(text))?.groups ?? {}
  if (now === undefined || old === undefined || isContrast.test(text)) return false
  const right = now.match(values)?.map((written) => written.replace(/(?:st|nd|rd|th)$/iu, '')) ?? []
  const places = findPlaces(now, old, right.length)
  if (places === undefined) return false
  const write = (given: string) => replaceOutside(given, places, (found) => exchange(found, right, now))
  const meant = units.filter(
    (unit, index) => !line.includes(index) && mayPrint(unit.kind) && write(unit.text) !== unit.text,
  )
  for (const unit of meant) rewrite(unit, write)
  if (meant.length > 0) for (const at of line) closeCorrection(units, at, [now, old])
  return meant.length > 0
}

/** What a correction tells besides its values is not lost: a person sees that it was not understood. */
function closeCorrection(units: readonly SortedUnit[], at: number, given: readonly string[]): void {
  const unit = units[at]
  if (unit === undefined || unit.kind === 'contact' || !given.some((part) => unit.text.includes(part))) return
  close(units, at)
  const rest = given.reduce((text, part) => text.replace(part, ''), unit.text)
  if (/\d/.test(rest)) unit.kind = 'unsure'
}

/** "$18 for adults and $9 for kids": only days are told without words between them. One figure alone is no day without its month. */
function findPlaces(now: string, old: string, count: number): RegExp | undefined {
  const wrong = old.match(values)?.map((written) => escapePattern(written.replace(/[^\d.,]+/gu, ''))) ?? []
  const ofMonth = monthIn(old) ?? monthIn(now)
  if (wrong.length !== count || (ofMonth === undefined && count === 1)) return undefined
  if (ofMonth === undefined)
    return new RegExp(`${before}[$€£]?${wrong.join('[^\\d.;]{1,40}?[$€£]?')}${after}`, 'giu')
  const same = `(?:${monthPattern()
    .split('|')
    .filter((word) => readMonth(word) === readMonth(ofMonth))
    .join('|')})\\.?`
  return new RegExp(
    `${before}${weekday}{0,3}${same} ${wrong.join(`${ordinal}${joint}(?:${same} )?`)}${ordinal}${after}(?!\\p{L})`,
    'giu',
  )
}

const monthIn = (written: string): string | undefined => new RegExp(month, 'iu').exec(written)?.[0]

/** A weekday was the old day's. */
function exchange(found: string, right: readonly string[], now: string): string {
  let at = 0
  const given = found.replace(/[$€£]?\d(?:[\d.,]*\d)?(?:st|nd|rd|th)?/giu, () => right[at++] ?? '')
  const ofMonth = monthIn(now)
  if (ofMonth === undefined)
    return monthIn(found) === undefined ? given : given.replace(new RegExp(`^${weekday}+`, 'iu'), '')
  return given
    .replaceAll(new RegExp(`${month}(?= \\d)`, 'giu'), ofMonth)
    .replace(head, head.exec(now)?.[0] ?? '')
}
