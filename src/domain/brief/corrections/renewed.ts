// What a later line tells anew by its name: "also the student price is $55 now", "taps = 26", "it’s spelled Le Clair", "the address is 98
// Depot". Where the notes have one other value for the same thing, the new one takes its place.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { escapePattern, findMatches } from '#domain/language/matches.ts'
import { type Figure, findFigures, isClose, writeAs } from './figures.ts'
import { close, isSpelledAlike, replaceOutside, rewrite } from './restated-words.ts'

const opening =
  /^(?:(?:also|and|oh|ah|ok|oops|ps|pps|btw|plus|sorry|correction|update|wait|one more(?: thing)?|one (?:fix|change))[,:.!]* )+/iu
const day = `(?:(?:${weekdayPattern()}),? )?(?:${monthPattern()})\\.? \\d{1,2}(?![\\d:])`
const thing = String.raw`(?:the |our )?(?<thing>\p{L}[\p{L}’' -]{2,40}?)`
const renewed = [
  new RegExp(`^${thing} (?:is|are|costs?) now (?<value>\\S.*)$`, 'iu'),
  new RegExp(`^${thing} (?:is|are|costs?) (?<value>[^,;]*?),? now$`, 'iu'),
  new RegExp(
    `^${thing} (?:was |were |has |have |got |is |are )?(?:been )?(?:changed|moved|pushed|raised|lowered|cut|went (?:up|down)|go(?:es)? (?:up|down)) to (?<value>\\S.*)$`,
    'iu',
  ),
  new RegExp(`^${thing} (?:should (?:be|read|say)|=) (?<value>\\S.*)$`, 'iu'),
]
const days = new RegExp(`(?<![\\p{L}])${day}`, 'giu')
const spelled = /\b(?:spelled|spelt) (?<now>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u
const house = /(?<![\p{L}\d.,$])(?<number>\d{1,5}) (?<street>\p{Lu}[\p{L}’'-]{2,30})/u
const meantForHouse = /\b(?:address|number|street|sorry|correction|oops|should be|not)\b/iu
const longest = 120

/** Carries out every such line. */
export function carryOutRenewed(units: readonly SortedUnit[]): void {
  units.forEach((unit, at) => {
    if (at > 0 && mayRenew(unit) && !correctSpelling(units, at) && !correctHouse(units, at))
      readRenewed(unit.text).some((told) => renew(units, at, told))
  })
}

const mayRenew = ({ kind, text }: SortedUnit): boolean =>
  text.length <= longest && !['foreign', 'quote', 'private', 'contact'].includes(kind)

interface Told {
  of: string
  value: string
}

function readRenewed(text: string): Told[] {
  const opened = opening.exec(text)?.[0] ?? ''
  const told = text.slice(opened.length).replace(/[.!]+$/, '')
  if (opened === '' && !/^[\p{L} ]+ = /u.test(told)) return []
  return renewed.flatMap((pattern) => {
    const { thing: of, value } = pattern.exec(told)?.groups ?? {}
    return of === undefined || value === undefined ? [] : [{ of, value }]
  })
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !/^(?:the|our|and|for|new|number|total|price|cost|date)$/.test(word))

function renew(units: readonly SortedUnit[], at: number, { of, value }: Told): boolean {
  const words = wordsOf(of)
  const [now] = findMatches(value, days)
  const [figure] = findFigures(value)
  const isDone =
    now === undefined
      ? figure !== undefined && figure.from === 0 && renewFigure(units, at, words, figure)
      : renewDay(units, at, words, now[0])
  if (isDone) close(units, at)
  return isDone
}

const isToldBefore = (unit: SortedUnit, line: number): boolean =>
  unit.line < line && unit.kind !== 'contact' && (mayPrint(unit.kind) || unit.kind === 'unsure')

function renewFigure(
  units: readonly SortedUnit[],
  at: number,
  words: readonly string[],
  now: Figure,
): boolean {
  const line = units[at]?.line ?? 0
  const isSame = (figure: Figure) => figure.sign === now.sign && isClose(figure.value, now.value)
  const isCounted = ({ of }: Figure) => words.some((word) => of.has(word))
  const isMeant = (text: string) => {
    const same = findFigures(text).filter(isSame)
    const counted = same.filter(isCounted)
    return (figure: Figure) =>
      counted.length > 0
        ? isSame(figure) && isCounted(figure)
        : isSame(figure) && wordsOf(clauseAround(text, figure)).some((word) => words.includes(word))
  }
  const meant = units.filter(
    (unit) => isToldBefore(unit, line) && findFigures(unit.text).some(isMeant(unit.text)),
  )
  const values = new Set(
    meant.flatMap(({ text }) =>
      findFigures(text)
        .filter(isMeant(text))
        .map(({ value }) => value),
    ),
  )
  if (values.size !== 1) return false
  for (const unit of meant) {
    if (unit.kind === 'quote' || /[“”"]/u.test(unit.text)) unit.kind = 'unsure'
    else
      rewrite(unit, (text) =>
        findFigures(text)
          .filter(({ value }) => values.has(value))
          .toReversed()
          .reduce((given, old) => given.slice(0, old.from) + writeAs(now, old) + given.slice(old.to), text),
      )
  }
  return true
}

/** The words between the commas and stops on either side. */
function clauseAround(text: string, { from, to }: Figure): string {
  const before = text.slice(Math.max(0, from - 40), from)
  const after = text.slice(to, to + 40)
  return `${before.split(/[,.;:]/).at(-1) ?? ''} ${after.split(/[,.;:]/)[0] ?? ''}`
}

function renewDay(units: readonly SortedUnit[], at: number, words: readonly string[], now: string): boolean {
  const line = units[at]?.line ?? 0
  const isAbout = ({ text }: SortedUnit) => wordsOf(text).some((word) => words.includes(word))
  const dated = units.filter((unit) => isToldBefore(unit, line) && findMatches(unit.text, days).length > 0)
  const meant = dated.length === 1 ? dated : dated.filter(isAbout)
  const [unit, other] = meant
  if (unit === undefined || other !== undefined || findMatches(unit.text, days).length !== 1) return false
  rewrite(unit, (text) => replaceOutside(text, days, now))
  return true
}

/** "The keynote is spelled Le Clair, two words" */
function correctSpelling(units: readonly SortedUnit[], at: number): boolean {
  const { now } = spelled.exec(units[at]?.text ?? '')?.groups ?? {}
  if (now === undefined) return false
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  const isMeant = (name: string) =>
    name !== now && (letters(name) === letters(now) || (!now.includes(' ') && isSpelledAlike(now, name)))
  const names = /(?<![\p{L}\d@.’'-])\p{Lu}[\p{L}’'-]+(?![\p{L}\d@]|\.\p{L})/gu
  const old = new Set(
    units.flatMap((unit, index) =>
      index === at || !mayPrint(unit.kind)
        ? []
        : findMatches(unit.text, names).flatMap(([name]) => (isMeant(name) ? [name] : [])),
    ),
  )
  const [wrong] = old
  if (wrong === undefined || old.size > 1) return false
  const places = new RegExp(`(?<![\\p{L}\\d@.])${escapePattern(wrong)}(?![\\p{L}\\d@]|\\.\\p{L})`, 'gu')
  units.forEach((unit, index) => {
    if (index !== at && mayPrint(unit.kind)) rewrite(unit, (text) => replaceOutside(text, places, now))
  })
  close(units, at)
  return true
}

/** "The address is 98 Depot, sorry", where the notes have 88 Depot Street */
function correctHouse(units: readonly SortedUnit[], at: number): boolean {
  const text = units[at]?.text ?? ''
  const { number, street } = house.exec(text)?.groups ?? {}
  if (number === undefined || street === undefined || !meantForHouse.test(text)) return false
  const places = new RegExp(`(?<![\\p{L}\\d.,$])\\d{1,5}(?= ${escapePattern(street)}(?!\\p{L}))`, 'gu')
  const isMeant = (unit: SortedUnit) =>
    isToldBefore(unit, units[at]?.line ?? 0) && findMatches(unit.text, places).some(([old]) => old !== number)
  const meant = units.filter(isMeant)
  for (const unit of meant) rewrite(unit, (given) => replaceOutside(given, places, number))
  if (meant.length > 0) close(units, at)
  return meant.length > 0
}
