// The judge: after the rules, every unit is weighed by what was learned from sorted notes. It keeps out what the rules would print, and
// frees what they kept out only when it is sure. Marked private lines and lines for machines are not up for judgment.

import { isMarkedPrivate } from '#domain/brief/private-cues.ts'
import { failsGate, type GateFailure, passesJudgment } from '#domain/brief/register-gate.ts'
import { type LineKind, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { dated, maskUnit } from '#domain/brief/unit-kinds.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findDictation } from '#domain/language/speech/dictation.ts'
import { lineWeights } from './learned/line-weights.ts'
import { type LineContext, lineFeatures } from './line-features.ts'
import { unpackWeights, type Weights, weigh } from './weights.ts'

/** The classes in the order of their weights. */
export const judgedKinds = [
  'fact',
  'quote',
  'contact',
  'embargo',
  'instruction',
  'private',
  'furniture',
  'foreign',
] as const satisfies readonly LineKind[]

/** How sure the judge must be that a unit may be printed. A false fact costs a client, a false "private" a click. */
const sure = {
  toPrint: 0.8,
  toPrintContact: 0.4,
  toPrintDictated: 0.15,
  toPrintSlot: 0.2,
  toPrintTidy: 0.1,
  toFree: 0.8,
  toFreeSilenced: 0.9,
}

let learned: Weights | undefined

/** Gives the units the classes the judge finds. `weights` are for trying others. */
export function judgeLines(units: SortedUnit[], weights?: Weights): void {
  learned ??= unpackWeights(lineWeights, judgedKinds.length)
  const used = weights ?? learned
  const contexts = readContexts(units)
  const features = units.map((unit, index) => lineFeatures(unit, contexts[index]))
  // Notes without a word beside the matter are rarely anything else.
  const isTidy = units.every(
    ({ kind, isHeading, label }) =>
      mayPrint(kind) || kind === 'instruction' || isHeading || label !== undefined,
  )
  units.forEach((unit, index) => {
    if (unit.kind === 'foreign' || unit.isHeading) return
    const least = leastOf(unit, isTidy)
    const shares = weigh(used, features[index] ?? [], judgedKinds.length)
    unit.kind = decide(unit, isAnswer(unit) ? withoutFurniture(shares) : shares, least)
  })
}

function leastOf(unit: SortedUnit, isTidy: boolean): number {
  if (isSlot(unit)) return sure.toPrintSlot
  if (isTidy) return sure.toPrintTidy
  // Of a contact only name, address and number are printed, and who dictates words means them to be.
  if (unit.kind === 'contact') return sure.toPrintContact
  const isDictated = unit.kind === 'quote' && findDictation(unit.body) !== undefined
  return isDictated ? sure.toPrintDictated : sure.toPrint
}

/** What stands around each unit. */
export function readContexts(units: readonly SortedUnit[]): LineContext[] {
  const isMessage = units.some(({ kind }) => kind === 'furniture')
  return units.map((_, index) => ({
    index,
    count: units.length,
    before: units[index - 1],
    after: units[index + 1],
    isMessage,
  }))
}

function decide(unit: SortedUnit, shares: readonly number[], least: number): LineKind {
  const [fact = 0, quote = 0, contact = 0, embargo = 0, , , , foreign = 0] = shares
  if (foreign >= 0.5) return 'foreign'
  const open = fact + quote + contact + embargo
  const { kind } = unit
  if (mayPrint(kind)) {
    if (open < least && kind !== 'embargo') return closedKind(shares)
    return kind === 'fact' ? openKind(unit, shares) : kind
  }
  return open >= sure.toFree && mayFree(unit, open) ? openKind(unit, shares) : kind
}

/** What fails the gate for one of these reasons is no statement. */
const neverFree: ReadonlySet<string> = new Set<GateFailure>(['question', 'pointer', 'unfinished'])

function mayFree({ kind, text, body }: SortedUnit, open: number): boolean {
  if (kind === 'private') return open >= sure.toFreeSilenced && !isMarkedPrivate(maskUnit(text))
  const masked = maskUnit(body)
  return !(neverFree.has(failsGate(masked) ?? '') || passesJudgment(masked))
}

const slot =
  /^(?:who|what|when|where|why|how|proof|quote|contact|company|client|organi[sz]ation|product|city|location|place|venue|date|time|price|award|event|amount|round|name|title|role|new role|partner|founder|ceo|website|founded|about|boilerplate|products?|spokesperson|also written|background|tickets|investors?|lead investor|finding|result|speakers?)$/i

/** A line of a form: the answer to a question every release has. */
function isSlot({ label }: SortedUnit): boolean {
  return label !== undefined && slot.test(label)
}

/** A mail and its signature ask some of these questions too. */
const mailHeader = /^(?:date|time|name|title|role|contact|website)$/i

const isAnswer = (unit: SortedUnit) => isSlot(unit) && !mailHeader.test(unit.label ?? '')

/** The answer to any other is no greeting and no signature, wherever it stands. */
function withoutFurniture(shares: readonly number[]): readonly number[] {
  const furniture = shares[judgedKinds.indexOf('furniture')] ?? 0
  return shares.map((share, index) =>
    judgedKinds[index] === 'furniture' ? 0 : judgedKinds[index] === 'fact' ? share + furniture : share,
  )
}

/** What a unit is that may be printed: no quote without a quotation, no embargo without a date. */
function openKind({ text }: SortedUnit, [fact = 0, quote = 0, contact = 0, embargo = 0]: readonly number[]) {
  if (quote > fact && findQuotations(text).some(({ inner }) => inner.split(' ').length > 2)) return 'quote'
  return embargo > Math.max(fact, quote, contact) && dated.test(text) ? 'embargo' : 'fact'
}

/** Why a unit is kept out, when one reason is likelier than not. */
function closedKind([, , , , instruction = 0, silenced = 0, furniture = 0]: readonly number[]): LineKind {
  if (silenced >= 0.5) return 'private'
  if (instruction >= 0.5) return 'instruction'
  return furniture >= 0.5 ? 'furniture' : 'unsure'
}
