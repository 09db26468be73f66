// Finds figures that contradict each other: "64 employees" here, "46 employees" there. Neither is used until a person decides.

import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'
import { canonicalWords } from '#domain/language/words.ts'

export interface Contradiction {
  /** What the two figures count. */
  of: string
  units: readonly number[]
}

interface Count {
  unit: number
  value: string
  of: string
  /** The figure is the line's whole content: the value of a label, or a founding year. */
  isWhole: boolean
  /** The subject of the line, if it names one. */
  whose?: string | undefined
  /** The content words of the line. */
  words: ReadonlySet<string>
}

const counted =
  /(?<![\d$€£.,–-])(?<value>\d[\d,]*(?:\.\d+)?)(?![\d%–-]|[.,]\d) (?<of>(?:\p{Ll}{3,} )?\p{Ll}{3,})/gu
const labeled = /^\D{0,12}(?<value>\d[\d,]*)\D{0,24}$/u
const dated = /\b(?:dates?|when|time|day|start|deadline|phone|tel|lots?|starts|opens)\b/iu
const subject =
  /^(?!(?:it|we|they|the company|our company|was|were|is|founded|established|est)\b)(?<whose>\p{L}[\p{L}’'&.-]*)[^.;:]{0,40}?(?:founded|established|est)\b/iu
const founded = /\b(?:founded|established|est\.?)(?: in)? (?<value>(?:1[6-9]|20)\d\d)\b/iu
/** Words that set a count apart, so that it contradicts no other: by place, time or group, or as a part or a plan. */
const apart =
  /\b(?:new|more|another|additional|extra|other|each|per|every|of (?:them|those|which|whom)|first|last|next|previous|was|were|had|until|from|by|up to|under|over|goal|target|plans?|will|then|year|month|week|day|years|months|weeks|days|hours|minutes|times?|percent|points|km|miles?|feet|square|meters?|metres?|pages?|words)\b/iu
const said =
  /(?<one>\d[\d,]*)\b[^.;]{0,40}\b(?:says?|said|or|vs\.?|versus|but)\b[^.;]{0,40}?\b(?<two>\d[\d,]*)\b/iu
const doubt =
  /\b(?:says?|said)\b.{0,60}\b(?:says?|said)\b|\bor (?:was|is) it\b|\b(?:not sure|unclear|conflict|which is (?:right|it))\b/iu

/** Every pair of figures that cannot both be right, and every line that gives two figures in doubt. */
export function findContradictions(units: readonly SortedUnit[]): Contradiction[] {
  const counts = units.flatMap((unit, index) => (unit.kind === 'fact' ? listCounts(unit, index) : []))
  const found = [...groupByMatter(counts).values()].flatMap(listPairs)
  const doubted = units.flatMap((unit, index) =>
    unit.kind === 'fact' && doubt.test(unit.body) && said.test(unit.body)
      ? [{ of: unit.label?.toLowerCase() ?? 'figure', units: [index] }]
      : [],
  )
  return [...found, ...doubted]
}

/** A limit on the figures compared for one thing. */
const mostOfOne = 8

function groupByMatter(counts: readonly Count[]): Map<string, Count[]> {
  const groups = new Map<string, Count[]>()
  for (const count of counts) {
    const group = groups.get(plain(count.of))
    if (group === undefined) groups.set(plain(count.of), [count])
    else if (group.length < mostOfOne) group.push(count)
  }
  return groups
}

function listPairs(counts: readonly Count[]): Contradiction[] {
  return counts.flatMap((one, index) =>
    counts
      .slice(index + 1)
      .filter((other) => contradicts(one, other))
      .map((other) => ({ of: one.of, units: [one.unit, other.unit] })),
  )
}

const most = 60

function listCounts({ body, label, value = '' }: SortedUnit, unit: number): Count[] {
  const words = new Set(canonicalWords(body).filter((word) => word.length > 3 && !/\d/.test(word)))
  const year = founded.exec(body)?.groups?.value
  const given = label === undefined || dated.test(label) ? undefined : labeled.exec(value)?.groups?.value
  const own =
    given === undefined || label === undefined
      ? []
      : [{ unit, value: given, of: label.toLowerCase(), isWhole: true, words }]
  const whose = subject.exec(body)?.groups?.whose?.toLowerCase()
  const years = year === undefined ? [] : [{ unit, value: year, of: 'founded', isWhole: true, words, whose }]
  const others = findMatches(body, counted)
    .slice(0, most)
    .flatMap(({ groups, index, 0: whole }) => {
      const around = body.slice(Math.max(0, index - 24), index + whole.length + 12)
      const of = groups?.of?.split(' ').at(-1)
      return of === undefined || apart.test(around)
        ? []
        : [{ unit, value: groups?.value ?? '', of, isWhole: false, words }]
    })
  return [...own, ...years, ...others]
}

const plain = (of: string): string =>
  of.replace(/s$/, '').replace(/^(?:people|staff|worker|team member)$/, 'employee')

function contradicts(one: Count, other: Count): boolean {
  if (one.unit === other.unit || one.value === other.value) return false
  // A buyer and the company it buys have different founding years.
  if (one.whose !== undefined && other.whose !== undefined && one.whose !== other.whose) return false
  if (one.isWhole && other.isWhole) return true
  return isSwapped(one.value, other.value) || isSameStatement(one.words, other.words)
}

/** Whether the two have the same digits in another order: 64 and 46. */
function isSwapped(one: string, other: string): boolean {
  const sort = (value: string) => [...value.replaceAll(',', '')].toSorted().join('')
  return one.length > 1 && sort(one) === sort(other)
}

const alike = 0.7

/** Whether two lines have mostly the same words apart from the figure. */
function isSameStatement(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= 2 && shared / new Set([...one, ...other]).size >= alike
}
