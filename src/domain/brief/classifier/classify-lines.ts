// Reviews the classes that the rules gave, by weights learned from sorted notes. It keeps out lines that the rules would print, and releases lines
// they kept out only when it is sure. A line that asks for secrecy is never released, at most shown as not understood; marked private lines and
// text for machines keep their class.

import { isDoubt } from '#domain/brief/cues/doubt-cues.ts'
import { findGateFailure, type GateFailure, givesOpinion } from '#domain/brief/cues/fact-gate.ts'
import { findBelow, isMessageForm, isUnanswered } from '#domain/brief/cues/furniture-cues.ts'
import { isMarginNote } from '#domain/brief/spread/margin-notes.ts'
import { type LineKind, mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit, momentCue, quotesSomebody } from '#domain/brief/unit-kinds.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { lineWeights, neighborWeights } from './learned/line-weights.ts'
import { type LineContext, lineFeatures } from './line-features.ts'
import { isDictated, isIntroduced, isSigned, isSlot, pointsToPage } from './meant-for-print.ts'
import { closedShare, neighborFeatures, openShare } from './neighbor-features.ts'
import { isCertain, isSecret, isWish, secret } from './secrecy.ts'
import { type CandidateWeights, unpackWeights, type Weights, weigh } from './weights.ts'

/** The classes in the order of their weights. */
export const learnedKinds = [
  'fact',
  'quote',
  'contact',
  'embargo',
  'instruction',
  'private',
  'furniture',
  'foreign',
] as const satisfies readonly LineKind[]

const asked = learnedKinds.indexOf('instruction')

/** How sure the classifier must be that a unit may be printed. A false fact costs a client, a false "private" a click. */
const sure = {
  toPrint: 0.8,
  /** Where the unit is harmless even if it is no news. */
  toPrintHarmless: 0.65,
  /** On average over both readings, where neither takes it for a secret. */
  toPrintByBoth: 0.62,
  /** By its own words, where the lines around it say otherwise. */
  toStartAnew: 0.5,
  toPrintContact: 0.4,
  toPrintDictated: 0.15,
  toPrintSlot: 0.2,
  toPrintTidy: 0.2,
  toFree: 0.8,
  toFreeLoose: 0.95,
  /** By its own words, when a rule took it for a request. */
  toFreeAsked: 0.6,
  toDoubtSilenced: 0.9,
  toClose: 0.9,
  toDoubt: 0.5,
  /** How likely a line that nobody understood must be a greeting, a heading or small talk. */
  toCallTalk: 0.6,
  /** Below this, a line with a figure or a name is no news. */
  toRuleOut: 0.1,
}

const learned = makeLazily(() => ({
  lines: unpackWeights(lineWeights, learnedKinds.length),
  neighbors: unpackWeights(neighborWeights, learnedKinds.length),
}))

/** How likely a unit may be printed, and how likely it is private. */
export interface Shares {
  open: number
  silenced: number
}

/** Sets the class of every unit and returns how likely the classes are. Training passes its own weights. */
export function classifyLines(
  units: SortedUnit[],
  candidate: Pick<CandidateWeights, 'lines' | 'neighbors'> = {},
): (Shares | undefined)[] {
  const lines = candidate.lines ?? learned().lines
  const read = readTwice(units, lines)
  const used = candidate.neighbors ?? learned().neighbors
  // Notes without small talk are almost always meant for print.
  const isTidy = units.every(
    ({ kind, isHeading, label }) =>
      mayPrint(kind) || kind === 'instruction' || isHeading || label !== undefined,
  )
  const notes = { isTidy, isFew: units.length < fewest }
  return units.map((unit, index) => {
    if (isSettled(unit)) return undefined
    const { own, all } = read[index] ?? { own: [], all: [] }
    const [first, second] = [weigh(lines, own, learnedKinds.length), weigh(used, all, learnedKinds.length)]
    const isAnew = startsAnew(unit, units[index - 1]) && openShare(first) > openShare(second)
    return judge(unit, first, second, isAnew, notes)
  })
}

interface Notes {
  isTidy: boolean
  isFew: boolean
}

/** Sets the class of a unit from both readings: the first sees its own words, the second also the lines around it. */
function judge(
  unit: SortedUnit,
  first: readonly number[],
  second: readonly number[],
  isAnew: boolean,
  { isTidy, isFew }: Notes,
): Shares {
  unit.secrecy = isFew ? Math.min(closedShare(first), closedShare(second)) : closedShare(second)
  const shares = isAnew ? first : second
  const likely = isAnew ? leastAlone(unit, isTidy, isFew, second) : leastAmong(unit, isTidy, first)
  const least = isSecret(unit, first, isFew) ? never : isLikelyByBoth(unit, first, second) ? 0 : likely
  unit.kind = decide(unit, isAnswer(unit) ? withoutFurniture(shares) : shares, least, openShare(first))
  if (isWish(unit, first[asked], second[asked])) unit.kind = 'instruction'
  return { open: openShare(shares), silenced: shares[learnedKinds.indexOf('private')] ?? 0 }
}

/** For a unit judged by its own words: the lines around it can still show that it is no news. */
function leastAlone(unit: SortedUnit, isTidy: boolean, isFew: boolean, second: readonly number[]): number {
  const isFree = isFew || isTidy || isSlot(unit) || unit.answers !== undefined
  const isVetoed = !isFree && openShare(second) < sure.toStartAnew
  return isVetoed ? never : leastOf(unit, isTidy, false)
}

const leastAmong = (unit: SortedUnit, isTidy: boolean, first: readonly number[]): number =>
  leastOf(unit, isTidy, isHarmless(unit, openShare(first)))

/** A share no line can reach. */
const never = 2

/** Units that are not weighed: text for machines, headings, empty fields, and facts that somebody asks to be told. */
const isSettled = (unit: SortedUnit): boolean =>
  unit.kind === 'foreign' ||
  unit.isHeading ||
  unit.isAside === true ||
  unit.answers === 'private' ||
  (unit.isRequested === true && unit.kind === 'fact') ||
  isUnanswered(unit) ||
  (unit.kind === 'furniture' && isMessageForm(unit))

/** The features of both readings: those of each line, and those plus what the first reading made of the lines around it. */
export function readTwice(units: readonly SortedUnit[], lines: Weights): { own: string[]; all: string[] }[] {
  const contexts = readContexts(units)
  const features = units.map((unit, index) => lineFeatures(unit, contexts[index]))
  const neighbors = neighborFeatures(
    units,
    features.map((each) => weigh(lines, each, learnedKinds.length)),
  )
  return features.map((own, index) => ({ own, all: [...own, ...(neighbors[index] ?? [])] }))
}

/** Whether the fact opens its line or follows a request ("Please mention that …"); then what follows says nothing about it. */
function startsAnew({ kind, isFirst, line }: SortedUnit, before: SortedUnit | undefined): boolean {
  const isTold = before?.line === line && before.kind === 'instruction' && / that$/iu.test(before.text)
  return kind === 'fact' && (isFirst || isTold)
}

function leastOf(unit: SortedUnit, isTidy: boolean, isSafe: boolean): number {
  if (isSlot(unit) || pointsToPage(unit)) return sure.toPrintSlot
  if (isTidy) return sure.toPrintTidy
  // Of a contact line only name, address and number are printed, and dictated words are meant to be printed.
  if (unit.kind === 'contact') return sure.toPrintContact
  if (unit.answers !== undefined) return sure.toPrintDictated
  if (isIntroduced(unit)) return sure.toPrintContact
  if (isDictated(unit)) return sure.toPrintDictated
  return isSafe ? sure.toPrintHarmless : sure.toPrint
}

/** In fewer lines than this, those around one say too little to keep it out. */
const fewest = 7

/** Below this chance of being private, a line counts as harmless. */
const harmless = 0.08

/** Whether the unit would at worst be a greeting or a wish, and no secret. */
const isHarmless = (unit: SortedUnit, alone: number): boolean =>
  unit.kind === 'fact' &&
  (unit.secrecy ?? 0) < harmless &&
  (alone >= sure.toPrintHarmless || /\d|(?<=\S )\p{Lu}\p{Ll}/u.test(unit.body))

/** Whether both readings take a line with a figure or name for news. In test notes, 17 of 19 such lines were. */
function isLikelyByBoth(unit: SortedUnit, first: readonly number[], second: readonly number[]): boolean {
  if (unit.kind !== 'fact' || !tellsFact(unit)) return false
  if (closedShare(first) >= secret.anywhere || closedShare(second) >= secret.anywhere) return false
  return ((first[0] ?? 0) + (second[0] ?? 0)) / 2 >= sure.toPrintByBoth
}

/** The units around each unit. */
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

function decide(unit: SortedUnit, shares: readonly number[], least: number, alone: number): LineKind {
  if ((shares[learnedKinds.indexOf('foreign')] ?? 0) >= 0.5) return 'foreign'
  const open = openShare(shares)
  if (mayPrint(unit.kind)) return decideOpen(unit, shares, open >= least)
  const isAsking = unit.kind === 'instruction' && alone < sure.toFreeAsked
  if (open >= sure.toFree && !isAsking && mayFree(unit, open)) return openKind(unit, shares)
  if (unit.kind === 'unsure') return isTalk(unit, shares, open) ? 'furniture' : 'unsure'
  return isDoubtful(unit, Math.min(open, alone)) ? 'unsure' : unit.kind
}

/** Whether a unit that no rule knows most likely belongs to the message only. Doubts about the news stay. */
const isTalk = (unit: SortedUnit, shares: readonly number[], open: number): boolean =>
  !isDoubt(unit.text) &&
  (shares[learnedKinds.indexOf('furniture')] ?? 0) >= sure.toCallTalk &&
  open < (tellsFact(unit) ? sure.toRuleOut : sure.toDoubt)

/** The final class of a unit that the rules would print. */
function decideOpen(unit: SortedUnit, shares: readonly number[], isSure: boolean): LineKind {
  if (unit.kind === 'embargo') return 'embargo'
  // A field for a quotation is filled in to be printed.
  if (unit.kind === 'quote' && (isSlot(unit) || isSigned(unit))) return 'quote'
  if (!isSure) return closedKind(shares, tellsFact(unit) ? sure.toClose : 0.5)
  return unit.kind === 'fact' ? openKind(unit, shares) : unit.kind
}

/** Whether a rule kept it out although it is more likely news. It is then shown as not understood, neither printed nor lost. */
function isDoubtful(unit: SortedUnit, open: number): boolean {
  if (unit.kind === 'private') return open >= sure.toDoubtSilenced && !isCertain(maskUnit(unit.text))
  if (unit.kind !== 'instruction' && unit.kind !== 'furniture') return false
  return open >= sure.toDoubt && tellsFact(unit)
}

/** What fails the gate for one of these reasons asks something, asks not to be printed, or is not decided yet. */
const neverFree: ReadonlySet<string> = new Set<GateFailure>(['secrecy', 'question', 'unfinished'])
/** News in loose words ("that's 42,000 hives", "hopefully by December") may be released when all else speaks for it. */
const loose: ReadonlySet<string> = new Set<GateFailure>(['pointer', 'attitude'])

function mayFree({ kind, text, body }: SortedUnit, open: number): boolean {
  if (kind === 'private' || isMarginNote(text)) return false
  const masked = maskUnit(body)
  const failure = findGateFailure(masked) ?? ''
  // A request or greeting in the first person is no news, however many figures it has: "I need it as a statement by four".
  if (kind !== 'unsure' && failure === 'first person') return false
  if (neverFree.has(failure) || findBelow.test(body)) return false
  const isLoose = loose.has(failure) || givesOpinion(masked)
  return !isLoose || (kind === 'unsure' && open >= sure.toFreeLoose)
}

/** Labels that a form and a mail or its signature have in common. */
const mailHeader = /^(?:date|time|name|title|role|contact|website)$/i

const isAnswer = (unit: SortedUnit) => isSlot(unit) && !mailHeader.test(unit.label ?? '')

/** The answer to a form's question is never a greeting or a signature. */
function withoutFurniture(shares: readonly number[]): readonly number[] {
  const furniture = shares[learnedKinds.indexOf('furniture')] ?? 0
  return shares.map((share, index) =>
    learnedKinds[index] === 'furniture' ? 0 : learnedKinds[index] === 'fact' ? share + furniture : share,
  )
}

/** The class of a unit that may be printed; a quote needs a quotation and an embargo a date. */
function openKind({ text }: SortedUnit, [fact = 0, quote = 0, contact = 0, embargo = 0]: readonly number[]) {
  if (quote > fact && quotesSomebody(text)) return 'quote'
  return embargo > Math.max(fact, quote, contact) && momentCue.test(text) ? 'embargo' : 'fact'
}

/** The class of a unit that is kept out, when one is likelier than all others together. */
function closedKind(
  [, , , , instruction = 0, silenced = 0, furniture = 0]: readonly number[],
  least: number,
): LineKind {
  if (silenced >= least) return 'private'
  if (instruction >= least) return 'instruction'
  return furniture >= least ? 'furniture' : 'unsure'
}

/** Whether a line has a figure, a name or an address. Such a line is possible news: shown as not understood, never dropped. */
function tellsFact({ body }: SortedUnit): boolean {
  return /\d|(?<=\S )\p{Lu}\p{L}|\p{L}\.\p{Ll}{2}/u.test(body)
}
