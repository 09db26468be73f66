// Lines that somebody asks to print word for word, such as a legal warning. The request itself goes to the writer; the line becomes a fact.
import { findGateFailure, type GateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isForeign } from '#domain/brief/cues/foreign-cues.ts'
import { isInstruction } from '#domain/brief/cues/instruction-cues.ts'
import { findAsked, pointsBackToAsked } from '#domain/brief/cues/must-say.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { cutAt } from '#domain/brief/cut-unit.ts'
import type { SortedUnit, Unit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

/** Reasons of the gate that such a line may have and other facts may not: it may speak to buyers, or be about what isn't approved. */
const allowed: ReadonlySet<GateFailure> = new Set(['reader', 'pointer', 'unfinished'])

/** "Not for sale to minors" and the like, which ask for no secrecy. */
const notForAll =
  /^\W{0,3}not (?:(?:intended|suitable|available|approved|meant) )?for (?=(?:sale|resale|use|(?:human )?consumption|children|anyone under|people under|persons under|export|medical|commercial)\b)/iu

function mayBeAsked(words: string): boolean {
  const masked = maskUnit(words)
  const failure = findGateFailure(masked)
  return (
    (failure === undefined || allowed.has(failure)) &&
    !isPrivate(masked.replace(notForAll, '')) &&
    !isInstruction(masked) &&
    !isForeign(words)
  )
}

/** Splits "Must carry: Not for sale to anyone under 18." into the request and the words to print. */
export function cutAsked(unit: Unit): SortedUnit[] | undefined {
  const at = unit.isHeading ? undefined : findAsked(unit.text)
  if (at === undefined) return undefined
  const [request, told] = cutAt(unit, at)
  if (request === undefined || told === undefined || !mayBeAsked(told.text)) return undefined
  // The label is dropped, because it would keep out the rest of the line.
  const { label: _label, value: _value, ...asking } = request
  return [
    { ...asking, kind: isPrivate(maskUnit(asking.text)) ? 'private' : 'instruction' },
    { ...told, isRequested: true, isRequired: true, kind: 'fact' },
  ]
}

/** Makes the line before "That limitation must appear." a fact, if it may be printed. */
export function takeAsked(units: readonly SortedUnit[]): void {
  units.forEach((unit, index) => {
    const before = units[index - 1]
    if (unit.kind === 'foreign' || !pointsBackToAsked(unit.text)) return
    unit.kind = 'instruction'
    if (before === undefined || before.isHeading || unit.line - before.line > 1) return
    if (!['fact', 'unsure'].includes(before.kind) || !mayBeAsked(before.value ?? before.body)) return
    Object.assign(before, { kind: 'fact', isRequested: true, isRequired: true })
  })
}
