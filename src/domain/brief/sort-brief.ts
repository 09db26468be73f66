// Sorts notes into the nine classes: each unit by its own words, then by what stands around it, then by a judge that learned from sorted
// notes. What a private or foreign line reaches goes with it. When in doubt, a unit is kept out.
import { findType } from './evidence/find-type.ts'
import { followsForeign, isForeign } from './foreign-cues.ts'
import { findTold, findWish, isInstruction } from './instruction-cues.ts'
import { judgeLines } from './judge/judge-lines.ts'
import type { Weights } from './judge/weights.ts'
import { findNeverSay } from './never-say.ts'
import { isPrivate } from './private-cues.ts'
import { isGrim } from './register-gate.ts'
import { splitUnits } from './split-units.ts'
import { findHeadings, spreadContact, spreadMessage } from './spread/spread-message.ts'
import { keepTopicsOut, spreadPrivate } from './spread/spread-private.ts'
import type { ChangedKinds, SortedBrief, SortedUnit, Unit } from './unit.ts'
import { maskUnit, readKind } from './unit-kinds.ts'

/**
 * The units of the notes with their classes, and the words no text of this document may say. What a person has decided
 * holds. `weights` are for trying another judge.
 */
export function sortBrief(notes: string, changed: ChangedKinds = {}, weights?: Weights): SortedBrief {
  const units = sortByRules(notes)
  judgeLines(units, weights)
  spreadPrivate(units)
  keepTopicsOut(units)
  keepBadNewsOut(units)
  for (const unit of units) unit.kind = (Object.hasOwn(changed, unit.text) && changed[unit.text]) || unit.kind
  return { units, neverSay: findNeverSay(units) }
}

/** The units with the classes that rules give them: what the judge starts from. */
export function sortByRules(notes: string): SortedUnit[] {
  const units = splitUnits(notes.replaceAll(/\r\n?/g, '\n')).flatMap((unit) =>
    cutWish(unit).map((part): SortedUnit => ({ ...part, kind: readKind(part) })),
  )
  spreadMessage(units)
  findHeadings(units)
  spreadContact(units)
  spreadForeign(units)
  return units
}

/** A wish is cut off the fact it hangs on; a clause that asks for silence stays, and taints its whole sentence. */
function cutWish(unit: Unit): Unit[] {
  if (unit.isHeading || unit.label !== undefined) return [unit]
  const masked = maskUnit(unit.text)
  if (isPrivate(masked) || isForeign(unit.text)) return [unit]
  const told = findTold(masked)
  if (told !== undefined) return cutAt(unit, told)
  const at = findWish(masked)
  return at === undefined || isInstruction(masked.slice(0, at)) ? [unit] : cutAt(unit, at)
}

function cutAt(unit: Unit, at: number): Unit[] {
  const first = unit.text.slice(0, at).trimEnd()
  const rest = unit.text.slice(at).replace(/^[\s,;(–—-]+/, '')
  const cut = unit.to - rest.length
  const body = unit.text.endsWith(unit.body) ? first.slice(unit.text.length - unit.body.length) : first
  return [
    { ...unit, text: first, body, to: cut },
    { ...unit, text: rest, body: rest, from: cut, isFirst: false },
  ]
}

/** Bad news belongs into a crisis statement; elsewhere it waits for a person to say so. */
function keepBadNewsOut(units: SortedUnit[]): void {
  const facts = units.filter(({ kind }) => kind === 'fact')
  const grim = facts.filter(({ body }) => isGrim(maskUnit(body)))
  // Where the news itself is bad, the rest may be.
  if (
    grim.length === 0 ||
    facts.some(
      (unit, index) => (index < 2 || /^(?:what|news)$/i.test(unit.label ?? '')) && grim.includes(unit),
    ) ||
    findType(units) === 'crisis'
  )
    return
  for (const unit of grim) unit.kind = 'unsure'
}

/** What speaks to a machine takes along its line, and what goes on in the same vein below it. */
function spreadForeign(units: SortedUnit[]): void {
  let last: SortedUnit | undefined
  for (const unit of units) {
    if (unit.kind === 'foreign') last = unit
    else if (last !== undefined && isSameText(last, unit)) {
      unit.kind = 'foreign'
      last = unit
    } else if (last?.line !== unit.line) last = undefined
  }
}

function isSameText(last: SortedUnit, unit: SortedUnit): boolean {
  if (last.line === unit.line) return true
  return last.block === unit.block && last.line + 1 === unit.line && followsForeign(unit.body)
}
