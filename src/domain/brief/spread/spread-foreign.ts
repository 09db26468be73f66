// How far an order to a machine reaches: what was pasted with it is not used either.
import { isStatement } from '#domain/brief/cues/fact-gate.ts'
import { followsForeign } from '#domain/brief/cues/foreign-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'

/** An order to a machine keeps out the rest of its line, and the lines below it that continue the order. */
export function spreadForeign(units: readonly SortedUnit[]): void {
  let last: SortedUnit | undefined
  for (const unit of units) {
    if (unit.kind === 'foreign') last = unit
    else if (last !== undefined && isSameText(last, unit)) {
      unit.kind = 'foreign'
      last = unit
    } else if (last?.line !== unit.line) last = undefined
  }
}

/**
 * An advertisement before an order on its line was pasted with it, which a person can change. Sentences of the notes stay, and so does what
 * stands before an order in brackets, which may have been put into somebody's own words.
 */
export function keepPastedOut(units: readonly SortedUnit[]): void {
  for (const line of Map.groupBy(units, (unit) => unit.line).values()) {
    const order = line.findLastIndex(({ kind, text }) => kind === 'foreign' && !inBrackets.test(text))
    const pasted = line.findIndex(({ kind, body }) => kind !== 'foreign' && !isStatement(body))
    if (pasted === -1) continue
    for (const unit of line.slice(pasted, Math.max(pasted, order)))
      if (unit.kind === 'fact' || unit.kind === 'quote') unit.kind = 'unsure'
  }
}

const inBrackets = /^(?:\{.*\}|\[.*\]|\(.*\)|<.*>)\W?$/u

function isSameText(last: SortedUnit, unit: SortedUnit): boolean {
  if (last.line === unit.line) return true
  // Whom to call is for people, and what its own bracket or somebody else's turn ends does not continue.
  if (unit.kind === 'contact' || unit.sender !== last.sender || inBrackets.test(last.text)) return false
  return last.block === unit.block && last.line + 1 === unit.line && followsForeign(unit.body)
}
