// Keeps out what was pasted together with an order to a machine.
import { isStatement } from '#domain/brief/cues/fact-gate.ts'
import { followsForeign } from '#domain/brief/cues/foreign-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'

/** Keeps out the rest of the order's line, and the lines below that continue it. */
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
 * Makes an advertisement before an order on its line unsure, because it was pasted with it. Sentences of the notes stay, and so does text before an
 * order in brackets, which may have been put into somebody's own words.
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
  // A contact is for people, and the text ends where the bracket ends or somebody else writes.
  if (unit.kind === 'contact' || unit.sender !== last.sender || inBrackets.test(last.text)) return false
  return last.block === unit.block && last.line + 1 === unit.line && followsForeign(unit.body)
}
