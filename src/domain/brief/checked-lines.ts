// The mode for sensitive notes, in which only lines that a person has checked are used. It is stored among the classes that the person set: a
// checked line has its class there, and the entry "*" makes all other lines private.
import { type ChangedKinds, type LineKind, mayPrint, type SortedUnit } from './unit.ts'

/** The entry that stands for all lines without a class of their own. No real line has this text. */
const everyOther = '*'

/** Whether only checked lines are used. */
export function usesCheckedOnly(kinds: ChangedKinds = {}): boolean {
  return Object.hasOwn(kinds, everyOther)
}

export function setCheckedOnly(kinds: ChangedKinds, isOn: boolean): ChangedKinds {
  const { [everyOther]: _, ...named } = kinds
  return isOn ? { ...named, [everyOther]: 'private' } : named
}

/** Stores a checked line with the class it was read as, or as a fact if that class would keep it out. */
export function checkLine(
  kinds: ChangedKinds,
  { text, kind, unchecked = kind }: Pick<SortedUnit, 'text' | 'kind' | 'unchecked'>,
  isChecked: boolean,
): ChangedKinds {
  const { [text]: _, ...others } = kinds
  return isChecked ? { ...others, [text]: mayUse(unchecked) ? unchecked : 'fact' } : others
}

/** Makes all unchecked lines private, in place. */
export function keepUncheckedOut(units: readonly SortedUnit[], kinds: ChangedKinds): void {
  if (!usesCheckedOnly(kinds)) return
  for (const unit of units) {
    if (unit.kind === 'foreign' || (Object.hasOwn(kinds, unit.text) && mayUse(unit.kind))) continue
    unit.unchecked = unit.kind
    unit.kind = 'private'
  }
}

/** Whether a release may print lines of the class, or follows them. */
export const mayUse = (kind: LineKind): boolean => mayPrint(kind) || kind === 'instruction'
