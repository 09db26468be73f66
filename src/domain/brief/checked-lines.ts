// For sensitive notes: only lines that a person checks are used. A checked line is one with a class that a person gave it, and a class for
// every other line keeps the rest out.
import { type ChangedKinds, type LineKind, mayPrint, type SortedUnit } from './unit.ts'

/** Among the classes that a person gave: every line without one of its own. No line reads like this. */
const everyOther = '*'

/** Whether only checked lines may be used. */
export function usesCheckedOnly(kinds: ChangedKinds = {}): boolean {
  return Object.hasOwn(kinds, everyOther)
}

export function setCheckedOnly(kinds: ChangedKinds, isOn: boolean): ChangedKinds {
  const { [everyOther]: _, ...named } = kinds
  return isOn ? { ...named, [everyOther]: 'private' } : named
}

/** A checked line has the class that was read in it, or is a fact if it would be kept out. */
export function checkLine(
  kinds: ChangedKinds,
  { text, kind, unchecked = kind }: Pick<SortedUnit, 'text' | 'kind' | 'unchecked'>,
  isChecked: boolean,
): ChangedKinds {
  const { [text]: _, ...others } = kinds
  return isChecked ? { ...others, [text]: mayUse(unchecked) ? unchecked : 'fact' } : others
}

/** Makes lines private that nobody checked, in place. */
export function keepUncheckedOut(units: readonly SortedUnit[], kinds: ChangedKinds): void {
  if (!usesCheckedOnly(kinds)) return
  for (const unit of units) {
    if (unit.kind === 'foreign' || (Object.hasOwn(kinds, unit.text) && mayUse(unit.kind))) continue
    unit.unchecked = unit.kind
    unit.kind = 'private'
  }
}

const mayUse = (kind: LineKind): boolean => mayPrint(kind) || kind === 'instruction'
