// What of the notes a draft does not tell yet: every fact is in the draft or in this list.
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { Material } from '#domain/facts/material.ts'
import { Reading } from '#domain/language/reading.ts'
import { canonicalWords } from '#domain/language/words.ts'
import type { SortedUnit } from './unit.ts'

/** A sentence counts as told when most of its words are there. */
const share = 0.6

/** The facts and quotes that the draft leaves out, in the order of the notes. */
export function findUnused(units: readonly SortedUnit[], draft: string): SortedUnit[] {
  const material = new Material([new Reading(draft)])
  const words = new Set(canonicalWords(draft))
  return units.filter(({ kind, body, value }) => {
    if (kind !== 'fact' && kind !== 'quote') return false
    const told = value ?? body
    if (findUnsupported(told, material).length > 0) return true
    const own = canonicalWords(told).filter((word) => word.length > 3)
    return own.filter((word) => words.has(word)).length < own.length * share
  })
}
