// Carries out corrections of earlier lines: "I said two ninety, it's three hundred and twelve", "[it's 4,650 tons, I checked]", "Dr. Farrow, not
// Farrell". The wrong value is replaced wherever it stands. If it isn't clear which value is wrong, none is used and a person is asked.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import type { Contradiction } from './contradictions.ts'
import { type Figure, findFigures, isAlike, isClose, writeAs } from './figures.ts'
import { namesOneOf } from './one-of-several.ts'
import { close, correctDay, correctName, isContrast, rewrite } from './restated-words.ts'

/** Phrases by which a writer takes back something told before. */
const takesBack =
  /\b(?:correct(?:s|ed|ing)? (?:me|myself|us|that|this|it|what)|corrections?|amendment|oops|my (?:mistake|bad|error)|(?:had|got|have) (?:that|it|this|the \p{L}+) wrong|misspoke|misread|misstated|miscounted|mistyped|mixed up|was mistaken|turns out|scratch that|i (?:had |just )?(?:said|wrote|typed|told you|gave you)|(?:number|figure|count|total)s? (?:(?:i|we) \p{L}+ (?:you )?)?(?:was|were|is) (?:wrong|bad|old|off|outdated|out of date)|instead of what)\b/iu
/** "I said" and the like, before the wrong value. */
const saidBefore =
  /\b(?:i|we)(?: had| have|[’']ve|[’']d)? (?:just |first |earlier |before )?(?:said|wrote|typed|put|told you|gave you)\b[^.;\d]{0,24}$|\b(?:i|we) (?:was|were) (?:wrong|mistaken) (?:about|on|with) (?:the )?$/iu
/** Phrases that call a value wrong: "the 290 was last year's", "2,600 is wrong". */
const isDenied =
  /^(?: \p{L}+)? (?:is|was|were|are) (?:wrong|old|outdated|out of date|mistaken|a typo|a mistake|not right|off|(?:from )?last)\b/iu
const between =
  /^[^\d.;:]{0,40}?(?<!\b(?:is|are|was|were|do|does|did|has|have)|[’']s),? (?:and )?not (?:the )?$/iu
/** Whether the wrong value comes first: "not five vets, four". */
const isTurned = (text: string, old: Figure, now: Figure): boolean =>
  /\bnot (?:the )?$/iu.test(text.slice(Math.max(0, old.from - 9), old.from)) &&
  /^[^\d.;:]{0,30}(?:,| [–—-]) (?:it[’']?s |it is |there are |but |make (?:it|that) |rather )?$/iu.test(
    text.slice(old.to, now.from),
  )
/** A sentence about the subject of the one before, with another figure: "it's 4,650 tons". */
const refersBack =
  /^\W*(?:\p{Lu}{1,3}: )?(?:(?:oh|ah|ok|okay|and|so|no|wait|actually|sorry|ps)[,:]? )*(?:it|that|there|they)(?:[’']?s|[’']?re| is| are| should be)(?: actually| now| really| only| about)? $/iu
const checked =
  /\b(?:check(?:ed|ing)|(?:re)?count(?:ed|ing)|confirmed|verified|looked (?:it )?up|asked|rang|called (?:me|back)|texted|told me|says|tells me)\b/iu
const compares =
  /\b(?:up|down|compared|rose|fell|grew|than|instead of) (?:from|with|to)?\b|\blast year|\ba year (?:ago|earlier)|\bthe year before|\b(?:in|since|from|until|by) (?:19|20)\d\d\b/iu
const mayRestate = new RegExp(
  `\\bnot\\b|\\b(?:wrong|old|last)\\b|${takesBack.source}|${checked.source}`,
  'iu',
)

const mostTried = 60
const longest = 400

/** Carries out all corrections, and returns the figures a person must be asked about. */
export function carryOutRestated(units: SortedUnit[]): Contradiction[] {
  let tried = 0
  return units.flatMap((unit, at) => {
    if (!mayCorrect(unit) || ++tried > mostTried) return []
    if (unit.kind !== 'private' && correctName(units, at)) return []
    if (correctOldFigure(units, at)) return []
    return correctDay(units, at) ?? correctFigures(units, at)
  })
}

const mayCorrect = ({ kind, text, corrects }: SortedUnit): boolean =>
  corrects !== true &&
  !['foreign', 'quote', 'contact'].includes(kind) &&
  text.length <= longest &&
  mayRestate.test(text) &&
  !isContrast.test(text)

const oldFigure =
  /^\W*(?:the )?(?<figure>\S+) (?:is|was|were|are) (?:for )?(?:the )?(?:old|wrong|former|earlier|previous|outdated)\b/iu

/** Replaces an outdated figure by the one before it: "Each ferry carries 124 cars. 149 was the old boats." */
function correctOldFigure(units: SortedUnit[], at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]]
  const [old] = findFigures(unit?.text ?? '')
  if (unit === undefined || before?.line !== unit.line || old === undefined || !oldFigure.test(unit.text))
    return false
  const now = findFigures(before.text).find(({ value }) => isClose(value, old.value))
  if (now === undefined) return false
  for (const place of listPlaces(units, at))
    if (place.figure.value === old.value) exchange(place.unit, old.value, now, now.of)
  close(units, at)
  return true
}

interface Restated {
  now: Figure
  /** The wrong figure, if the correction names it. */
  old?: Figure
}

function correctFigures(units: SortedUnit[], at: number): Contradiction[] {
  const unit = units[at]
  const figures = findFigures(unit?.text ?? '')
  if (unit === undefined || figures.length === 0) return []
  const named = readNamed(unit.text, figures)
  const restated = named === undefined ? readRestated(unit, figures) : [named]
  const isShared = namesOneOf(unit.text)
  const all = restated.length === 0 ? [] : listPlaces(units, at).filter((place) => !isShared(place.unit.text))
  const of = new Set(figures.flatMap((figure) => [...figure.of]))
  const found = restated
    .map(({ now, old }) => ({
      now,
      places: old === undefined ? listRestated(all, now, of, at) : listNamed(all, now, old),
    }))
    .filter(({ places }) => places.some(({ figure }) => mayBeSame(figure, of)))
  if (found.length === 0) {
    if (named?.old !== undefined) keepLoneOut(units, at, { now: named.now, old: named.old })
    return []
  }
  const asked = found.flatMap(({ now, places }) =>
    exchangeAll(places, now, { of, isSecret: unit.kind === 'private' }),
  )
  if (unit.kind !== 'private') close(units, at)
  return asked.map((matter) =>
    unit.kind === 'private' ? matter : { ...matter, units: [...matter.units, at] },
  )
}

const measures =
  /^(?:second|minute|hour|day|week|month|year|percent|mile|foot|feet|meter|kilometer|pound|ton|degree)$/u

/** "Three ferries, not two" may mean the notes' "two boats", if nothing else there is two: both become unsure and a person decides. */
function keepLoneOut(units: SortedUnit[], at: number, { now, old }: Required<Restated>): void {
  const [only, ...others] = listPlaces(units, at).filter(
    ({ figure, unit }) =>
      unit.kind === 'fact' &&
      figure.value === old.value &&
      ![...figure.of].some((word) => measures.test(word)),
  )
  if (only === undefined || others.length > 0 || !isClose(now.value, old.value)) return
  for (const unit of [only.unit, units[at]]) if (unit !== undefined) unit.kind = 'unsure'
}

/** The places where the wrong figure may stand. */
function listPlaces(units: readonly SortedUnit[], at: number): Place[] {
  const mayBeWrong = ({ kind }: SortedUnit, index: number) =>
    index !== at && kind !== 'contact' && (mayPrint(kind) || (kind === 'unsure' && index < at))
  return units.flatMap((unit, index) =>
    mayBeWrong(unit, index) ? findFigures(unit.text).map((figure) => ({ figure, unit, index })) : [],
  )
}

/** Replaces the old figure by the new one. If the new one is secret, or two figures could be meant, none is used and a person is asked. */
function exchangeAll(
  places: readonly Place[],
  now: Figure,
  { of, isSecret }: { of: ReadonlySet<string>; isSecret: boolean },
): Contradiction[] {
  const nearest = pickNearest([...new Set(places.map(({ figure }) => figure.value))], now.value)
  const meant = places.filter(({ figure }) => nearest === undefined || figure.value === nearest)
  if (nearest !== undefined && !isSecret) {
    for (const { unit } of meant) exchange(unit, nearest, now, of)
    return []
  }
  for (const { unit } of meant) unit.kind = 'unsure'
  return [{ of: [...now.of][0] ?? 'figure', units: meant.map(({ index }) => index) }]
}

/** A new and an old figure in one line: "61,000 people, not 58", "not five vets, four". */
function readPair(text: string, figures: readonly Figure[]): Restated | undefined {
  for (const [index, figure] of figures.entries()) {
    const next = figures[index + 1]
    if (next === undefined) return undefined
    if (between.test(text.slice(figure.to, next.from))) return { now: figure, old: next }
    if (isTurned(text, figure, next)) return { now: next, old: figure }
  }
  return undefined
}

/** A new figure and the old one it names: "I said two ninety, it's three hundred and twelve", "it's 312, the 290 was last year's". */
function readNamed(text: string, figures: readonly Figure[]): Restated | undefined {
  const pair = readPair(text, figures)
  if (pair !== undefined) return pair
  for (const figure of figures) {
    const wasSaid = saidBefore.test(text.slice(Math.max(0, figure.from - 60), figure.from))
    const isWrong = isDenied.test(text.slice(figure.to, figure.to + 40))
    if (!wasSaid && !isWrong) continue
    const now = figures.findLast((other) => other !== figure && isClose(other.value, figure.value))
    if (now !== undefined && (wasSaid || takesBack.test(text) || checked.test(text)))
      return { now, old: figure }
  }
  return undefined
}

/** The new figures of a line that takes something back, or that repeats the sentence before it with another figure. */
function readRestated({ text, kind }: SortedUnit, figures: readonly Figure[]): Restated[] {
  if (takesBack.test(text)) return figures.map((now) => ({ now }))
  const [now] = figures
  const isAnswer = now !== undefined && now.of.size > 0 && refersBack.test(text.slice(0, now.from))
  if (!isAnswer || compares.test(text)) return []
  return checked.test(text) || /^\[/.test(text) || kind === 'unsure' ? [{ now }] : []
}

interface Place {
  figure: Figure
  unit: SortedUnit
  index: number
}

/** The places of the old figure, which may be shortened: "58" for "58,000". */
function listNamed(all: readonly Place[], now: Figure, old: Figure): Place[] {
  const values = isClose(now.value, old.value) ? [old.value] : [old.value * 1e3, old.value * 1e6]
  const places = all.filter(({ figure }) => values.includes(figure.value) && isClose(figure.value, now.value))
  const of = new Set([...now.of, ...old.of])
  const same = places.filter(({ figure }) => isAlike(figure.of, of))
  // A "twenty dollars" that stands only in quotations is probably about something else.
  if (same.length === 0 && places.every(({ unit }) => unit.kind === 'quote')) return []
  if (same.length > 0 || places.length === 1) return same.length > 0 ? same : places
  return old.value > 99 ? places : []
}

/** Earlier figures for the same things that could be mistaken for the new one. */
const listRestated = (all: readonly Place[], now: Figure, of: ReadonlySet<string>, at: number): Place[] =>
  all.filter(
    ({ figure, unit, index }) =>
      index < at &&
      figure.value !== now.value &&
      figure.sign === now.sign &&
      isClose(figure.value, now.value) &&
      (now.sign === '' ? isAlike(figure.of, now.of.size > 0 ? now.of : of) : true) &&
      !compares.test(unit.text.slice(Math.max(0, figure.from - 20), figure.to + 40)),
  )

/** The only value, or the one that is much nearer to the new one than all others. */
function pickNearest(values: readonly number[], now: number): number | undefined {
  const distance = (value: number) => Math.abs(Math.log(value / now))
  const [first, second] = values.toSorted((one, other) => distance(one) - distance(other))
  if (first === undefined || second === undefined) return first
  return 3 * distance(first) < distance(second) ? first : undefined
}

/** Whether the figure may be the one that is corrected. Small figures are common, so they must count the same thing. */
const mayBeSame = ({ value, sign, of: counted }: Figure, of: ReadonlySet<string>): boolean =>
  value > 99 || sign !== '' || isAlike(counted, of) || of.size === 0

/** Replaces the old figure by the new one; a quotation becomes unsure instead. */
function exchange(unit: SortedUnit, old: number, now: Figure, of: ReadonlySet<string>): void {
  const isOld = (figure: Figure) => figure.value === old && mayBeSame(figure, of)
  const spoken = findQuotations(unit.text)
  const isSpoken = findFigures(unit.text).some(
    (figure) => isOld(figure) && spoken.some(({ from, to }) => figure.from >= from && figure.from < to),
  )
  if (isSpoken || unit.kind === 'quote') unit.kind = 'unsure'
  else
    rewrite(unit, (text) =>
      findFigures(text)
        .filter(isOld)
        .toReversed()
        .reduce(
          (given, figure) => given.slice(0, figure.from) + writeAs(now, figure) + given.slice(figure.to),
          text,
        ),
    )
}
