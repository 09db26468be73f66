// Finds changes in meaning besides facts: people's titles, how strong a statement is, and claims without a source.
//
//   compareMeaning('It has not been audited.', 'It shows growth.')  ->  one statement whose 'not' is gone

import { isSameTitle, readTitles } from '#domain/language/names/titles.ts'
import type { Range } from '#domain/language/ranges.ts'
import { readText } from '#domain/language/reading.ts'
import { compareStrength, type MeaningChange } from './compare-strength.ts'
import { findClaims, type NewClaim } from './find-claims.ts'
import { readStatements, StatementIndex } from './statements.ts'

export type Meaning = {
  readonly titles: readonly MeaningChange[]
  readonly strength: readonly MeaningChange[]
  /** New statements without a source in the text before. */
  readonly claims: readonly NewClaim[]
}

/** Compares two versions of a text. Other words for the same ('approximately' and 'about') are no change. */
export function compareMeaning(before: string, after: string): Meaning {
  if (before === after) return { titles: [], strength: [], claims: [] }
  const [old, now] = [readStatements(before), readStatements(after)]
  const index = { old: new StatementIndex(old), now: new StatementIndex(now) }
  return {
    titles: compareTitles(before, after),
    strength: compareStrength(old, index.old, index.now),
    claims: findClaims(now, { old: listPlaces(before), now: listPlaces(after) }, index),
  }
}

/** Whether a title or the strength of a statement changed. Claims are not compared. */
export function changesMeaning(before: string, after: string): boolean {
  if (compareTitles(before, after).length > 0) return true
  const [old, now] = [readStatements(before), readStatements(after)]
  return compareStrength(old, new StatementIndex(old), new StatementIndex(now)).length > 0
}

/** The places of facts, in order and without overlaps. */
function listPlaces(text: string): Range[] {
  const places: { from: number; to: number }[] = []
  for (const { from, to, isSoft } of readText(text).facts) {
    const last = places.at(-1)
    if (isSoft === true) continue
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to)
    else places.push({ from, to })
  }
  return places
}

function compareTitles(before: string, after: string): MeaningChange[] {
  const [old, now] = [readTitles(before), readTitles(after)]
  return [...old].flatMap(([name, titles]) => {
    if (!after.toLowerCase().includes(name)) return []
    const held = now.get(name) ?? new Set<string>()
    const gone = [...titles].filter((title) => ![...held].some((other) => isSameTitle(title, other)))
    const come = [...held].filter((title) => ![...titles].some((other) => isSameTitle(title, other)))
    return gone.length + come.length === 0 ? [] : [{ before: gone.join(', '), after: come.join(', ') }]
  })
}
