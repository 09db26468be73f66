// Values that a person typed into the fact sheet, among the lines of the notes.

import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { canonicalWords, WordIndex } from '#domain/language/words.ts'

/**
 * The lines without those typed values that the notes already contain in the same words: "Product: Haul" adds nothing to "the Haul is a cargo
 * bike". `start` is where the typed values begin.
 */
export function withoutRepeats(units: readonly SortedUnit[], start: number): SortedUnit[] {
  const noted = units.filter(({ kind, from }) => from < start && mayPrint(kind))
  // An empty word between two lines keeps a match from running from one line into the next.
  const words = new WordIndex(noted.flatMap(({ text }) => [...canonicalWords(text), '']))
  const isRepeated = ({ value = '' }: SortedUnit) => {
    const own = canonicalWords(value)
    return own.length > 0 && words.hasRun(own)
  }
  return units.filter((unit) => unit.from < start || !isRepeated(unit))
}
