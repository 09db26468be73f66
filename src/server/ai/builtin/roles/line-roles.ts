// Tells what each line of the notes does in a release: it tells the news, completes it, explains it, describes the company, and so on. Learned from
// notes that editors marked line by line.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { maskTokens } from '#domain/brief/classifier/line-features.ts'
import { unpackWeights, type Weights, weigh } from '#domain/brief/classifier/weights.ts'
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { tables } from '#server/ai/builtin/compose/tables.ts'
import { findVerb, readOpening } from '#server/ai/builtin/story/clauses/clauses.ts'
import { slotOf } from '#server/ai/builtin/story/labels.ts'
import { newsWeights, roleWeights } from './learned/role-weights.ts'

export const lineRoles = [
  /** Becomes the first sentence of the release. */
  'news',
  /** Completes the first sentence: when, where, with whom. */
  'completion',
  /** Without it readers would be misled. */
  'essential',
  'detail',
  'reason',
  /** A person's career. */
  'person',
  /** What readers can do, where and for how much. */
  'practical',
  /** Describes the company. */
  'about',
  /** Not for print. */
  'remark',
] as const

export type LineRole = (typeof lineRoles)[number]

/** How likely each role is. */
export type RoleShares = Readonly<Record<LineRole, number>>

export interface RoleContext {
  type: AnnouncementType
  company: string | undefined
}

const learned = makeLazily(() => ({
  roles: unpackWeights(roleWeights, lineRoles.length),
  news: unpackWeights(newsWeights, 1),
}))

/** The roles of all lines that may be told, by the index of the unit. */
export function readRoles(
  units: readonly SortedUnit[],
  context: RoleContext,
  weights: RoleWeights = learned(),
): Map<number, RoleShares> {
  const lines = listLines(units)
  const described = lines.map((_, at) => roleFeatures(lines, at, context))
  const scores = described.map((features, at) =>
    [...features, ...newsSigns(lines, at, context)].reduce(
      (sum, sign) => sum + (weights.news.get(sign)?.[0] ?? 0),
      weights.news.get('')?.[0] ?? 0,
    ),
  )
  // At most one line is the news, and maybe none.
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 1)
  return new Map(
    lines.map(({ index }, at) => {
      const shares = weigh(weights.roles, described[at] ?? [], lineRoles.length)
      const entries = lineRoles.map((role, each) => [role, shares[each] ?? 0] as const)
      const news = Math.exp(scores[at] ?? 0) / total
      return [index, { ...(Object.fromEntries(entries) as Record<LineRole, number>), news }]
    }),
  )
}

export interface RoleWeights {
  roles: Weights
  /** Weights for which of all lines is the news. */
  news: Weights
}

export interface Line {
  index: number
  unit: SortedUnit
}

/** The lines that may become sentences, and those that were not understood. */
export const listLines = (units: readonly SortedUnit[]): Line[] =>
  units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => !unit.isHeading && (unit.kind === 'fact' || unit.kind === 'unsure'))

const wordsOf = ({ unit }: Line): string => unit.value ?? unit.body

/** Features that show which line is the news, besides a line's own. */
export function newsSigns(lines: readonly Line[], at: number, context: RoleContext): string[] {
  const { news } = tables[context.type]
  const line = lines[at]
  const label = line?.unit.label
  const slot = label === undefined ? undefined : slotOf(label, context.type)
  const slots = slot === undefined ? [] : [`slot:${slot}`]
  if (line === undefined || !news.test(wordsOf(line))) return slots
  const isFirst = !lines.slice(0, at).some((other) => news.test(wordsOf(other)))
  const opens = opensWith(maskTokens(withOwnMark(wordsOf(line), context.company)))
  const opening = readOpening(wordsOf(line)) ?? 'none'
  return [
    ...slots,
    'rule',
    `rule:${opens}`,
    `rule:${context.type}`,
    `rule:${opening}`,
    ...(isFirst ? ['rule:first'] : []),
  ]
}

const lengths = [2, 4, 7, 11, 16, 24, 36]
const ownMark = 'ownco'

/** The features of a line. None contains a name or figure of the notes. */
export function roleFeatures(lines: readonly Line[], at: number, { type, company }: RoleContext): string[] {
  const line = lines[at]
  if (line === undefined) return []
  const { unit } = line
  const tokens = maskTokens(withOwnMark(wordsOf(line), company))
  const size = tokens.filter((token) => /[\p{L}¤]/u.test(token)).length
  const place = at === 0 ? 'first' : at === 1 ? 'second' : `${Math.floor((at / lines.length) * 4)}`
  return [
    ...new Set([
      `type:${type}`,
      `kind:${unit.kind}`,
      `at:${place}`,
      `at:${place}:${type}`,
      `size:${lengths.findIndex((length) => size <= length)}`,
      `end:${/[.!?:;,)]$/.exec(unit.text)?.[0] ?? 'word'}`,
      ...(tokens.includes(ownMark) ? ['has:own', `has:own:${place}`] : []),
      ...(lines[at - 1]?.unit.line === unit.line ? ['same'] : []),
      ...(unit.isBullet ? ['bullet'] : []),
      ...listLabel(unit, type),
      ...listVerb(wordsOf(line), opensWith(tokens), type),
      ...listWords(tokens, type),
    ]),
  ]
}

function listLabel({ label }: SortedUnit, type: AnnouncementType): string[] {
  if (label === undefined) return []
  const plain = plainLabel(label)
  return ['labeled', `label:${plain}`, `label:${plain}:${type}`]
}

function listVerb(text: string, opens: string, type: AnnouncementType): string[] {
  const verb = findVerb(text)
  const opening = readOpening(text) ?? 'none'
  const kind = verb === undefined ? 'none' : verb.isAuxiliary ? 'auxiliary' : 'main'
  return [
    `opens:${opens}`,
    `opens:${opens}:${type}`,
    `opening:${opening}`,
    `opening:${opening}:${verb === undefined}`,
    `verb:${kind}:${opens}`,
    ...(verb === undefined ? [] : [`v:${verb.word}`, `v:${verb.word}:${type}`, `v:${verb.word}:${opens}`]),
  ]
}

const kinds = ['year', 'money', 'percent', 'figure', 'small', 'time', 'day', 'month', 'name', 'web', 'mail']

function listWords(tokens: readonly string[], type: AnnouncementType): string[] {
  const features = kinds.filter((kind) => tokens.includes(`¤${kind}`)).map((kind) => `has:${kind}`)
  let last = '^'
  for (const token of tokens) {
    features.push(`w:${token}`, `b:${last} ${token}`)
    if (/^\p{L}{3,}/u.test(token)) features.push(`wt:${token}:${type}`)
    last = token
  }
  features.push(`b:${last} $`, `f:${tokens[0] ?? ''}`, `f2:${tokens.slice(0, 2).join(' ')}`)
  return features
}

/** The text with a mark for the company: its name, "we", or "the company". */
export function withOwnMark(text: string, company: string | undefined): string {
  const names = company === undefined ? [] : [company, bareName(company).replace(/^the /i, '')]
  const marked = names.reduce((rest, name) => (name.length < 3 ? rest : rest.replaceAll(name, ownMark)), text)
  return marked.replaceAll(/\bthe company\b/gi, ownMark)
}

function opensWith(tokens: readonly string[]): string {
  const [first = '', second = ''] = tokens[0] === 'the' ? tokens.slice(1) : tokens
  if (first === ownMark || /^(?:we|our|we’re|we’ve|we’ll)$/.test(first)) return 'own'
  if (/^(?:it|its|it’s|this|that|they|their|these|she|he|her|his)$/.test(first)) return first
  if (first.startsWith('¤')) return first
  return second.startsWith('¤') || second === ownMark ? `w+${second}` : 'word'
}
