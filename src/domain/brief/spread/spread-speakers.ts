// Reads lines of minutes that begin with initials ("RD: We have waited for years.") as quotations of the one person with these initials.
import { fullName } from '#domain/brief/people.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'

const opened =
  /^(?<short>(?:\p{Lu}\.?){2,3}): (?=(?:I|We|My|Our|It[’']s|I[’'](?:m|ve|d|ll)|We[’'](?:re|ve|d|ll))\s)/u
const names = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu')
const farthest = 400

/** Makes such lines quotations, up to their end. */
export function spreadSpeakers(units: readonly SortedUnit[]): void {
  const short = units.flatMap((unit, index) => {
    const found = opened.exec(unit.text)?.groups?.short
    const isOpen = unit.sender === undefined && (unit.kind === 'fact' || unit.kind === 'unsure')
    return found === undefined || !isOpen ? [] : [{ index, line: unit.line, found }]
  })
  if (short.length === 0) return
  const known = listInitials(units)
  for (const { index, line, found } of short) {
    if (!known.has(found.replaceAll('.', '').toLowerCase())) continue
    for (const part of units
      .slice(index)
      .filter((other) => other.line === line && other.kind !== 'private')) {
      part.kind = 'quote'
      part.answers = 'quote'
    }
  }
}

function listInitials(units: readonly SortedUnit[]): Set<string> {
  const found = units
    .slice(0, farthest)
    .filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
    .flatMap(({ text }) => findMatches(text, names).map(([name]) => name))
  return new Set(
    found.map((name) =>
      name
        .split(/[ -]/)
        .map(([letter = '']) => letter)
        .join('')
        .toLowerCase(),
    ),
  )
}
