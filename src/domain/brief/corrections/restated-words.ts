// Carries out corrections of names and days: "Dr. Farrow, not Farrell", "June 15, not June 1". The wrong one is replaced everywhere except in
// quotations.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern } from '#domain/language/calendar-words.ts'
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import type { Contradiction } from './contradictions.ts'

const name = String.raw`\p{Lu}[\p{Ll}’'-]+\p{L}+`
const deniedName = new RegExp(`(?<now>${name}),? (?:and )?(?:not|NOT) (?<old>${name})(?![\\p{L}\\d])`, 'u')
const day = `(?:${monthPattern()})\\.? \\d{1,2}`
/** "June 15, not June 1" */
const deniedDay = new RegExp(
  `(?<now>${day})(?:st|nd|rd|th)?,? (?:and )?not (?:the )?(?<old>${day}|\\d{1,2}(?=st|nd|rd|th|\\W*$))(?!\\d)`,
  'iu',
)
/** "December 26, not January 2 as everybody thinks" is news. */
export const isContrast =
  /\bnot\b.{1,40}\bas (?:every|many|most|some|people|often|usual|first|originally|expected|planned|feared|is |was )/iu

/** "Ximena Farrow, not Farrell": names that look alike, or that follow the same first name. */
export function correctName(units: readonly SortedUnit[], at: number): boolean {
  const text = units[at]?.text ?? ''
  const { groups, index = 0 } = deniedName.exec(text) ?? {}
  const { now, old } = groups ?? {}
  if (now === undefined || old === undefined || now === old) return false
  const first = new RegExp(`(?<first>${name}) $`, 'u').exec(text.slice(Math.max(0, index - 40), index))
    ?.groups?.first
  const places = new RegExp(`(?<![\\p{L}\\d@.])${old}(?![\\p{L}\\d@]|\\.\\p{L})`, 'gu')
  const meant = units.filter(
    (unit, other) => other !== at && mayPrint(unit.kind) && findMatches(unit.text, places).length > 0,
  )
  const isSamePerson = first !== undefined && meant.some((unit) => unit.text.includes(`${first} ${old}`))
  if (meant.length === 0 || !(isSamePerson || isSpelledAlike(now, old))) return false
  for (const unit of meant) rewrite(unit, (given) => replaceOutside(given, places, now))
  close(units, at)
  return true
}

/** Carries out a correction of a day. If it is private, the new day is not printed, and neither is the wrong one. */
export function correctDay(units: readonly SortedUnit[], at: number): Contradiction[] | undefined {
  const unit = units[at]
  const { now, old } = deniedDay.exec(unit?.text ?? '')?.groups ?? {}
  if (unit === undefined || now === undefined || old === undefined) return undefined
  const month = now.replace(/\.? \d+$/, '')
  const wrong = /^\d/.test(old) ? `${month} ${old}` : old
  const places = new RegExp(`(?<![\\p{L}\\d])${escapePattern(wrong)}(?:st|nd|rd|th)?(?![\\p{L}\\d])`, 'giu')
  const isWrong = (other: SortedUnit, index: number) =>
    index !== at && mayPrint(other.kind) && findMatches(other.text, places).length > 0
  const meant = units.flatMap((other, index) => (isWrong(other, index) ? [index] : []))
  if (meant.length === 0) return undefined
  if (unit.kind === 'private') {
    for (const index of meant) setUnsure(units[index])
    return [{ of: 'date', units: meant }]
  }
  for (const index of meant) {
    const other = units[index]
    if (other !== undefined) rewrite(other, (text) => replaceOutside(text, places, now))
  }
  close(units, at)
  return []
}

function setUnsure(unit: SortedUnit | undefined): void {
  if (unit !== undefined) unit.kind = 'unsure'
}

/** Farrow and Farrell, Meier and Meyer: the same letter first, and more than half of the letters in the same places. */
export function isSpelledAlike(one: string, other: string): boolean {
  const same = [...one].filter((letter, index) => letter === other[index]).length
  return one[0] === other[0] && 2 * same >= Math.max(one.length, other.length)
}

/** Outside of what somebody said. */
export function replaceOutside(
  text: string,
  places: RegExp,
  now: string | ((old: string) => string),
): string {
  const spoken = findQuotations(text)
  return text.replace(places, (old: string, ...rest: unknown[]) => {
    const at = rest.findLast((value) => typeof value === 'number')
    const isSpoken = spoken.some(({ from, to }) => at !== undefined && at >= from && at < to)
    if (isSpoken) return old
    return typeof now === 'string' ? now : now(old)
  })
}

/** Rewrites the text of a unit in all its fields. */
export function rewrite(unit: SortedUnit, write: (text: string) => string): void {
  unit.text = write(unit.text)
  unit.body = write(unit.body)
  if (unit.value !== undefined) unit.value = write(unit.value)
}

/** Makes the correction a note to the writer. */
export function close(units: readonly SortedUnit[], at: number): void {
  const unit = units[at]
  if (unit === undefined) return
  unit.corrects = true
  if (unit.kind !== 'furniture') unit.kind = 'instruction'
}
