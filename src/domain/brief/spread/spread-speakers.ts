// Lines that begin with somebody in short, as minutes and call notes have it: "RD: We have waited for years." gives the words of the one person of
// the notes with these initials.
import { fullName } from '#domain/brief/people.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'

const initials = /^(?:\p{Lu}\.?){2,3}$/u
const ownStart = /^(?:I|We|My|Our|It[’']s|I[’'](?:m|ve|d|ll)|We[’'](?:re|ve|d|ll))(?=\s)/u
const names = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu')
const farthest = 400

/** Makes such lines quotations, to their end. */
export function spreadSpeakers(units: readonly SortedUnit[]): void {
  const short = units.filter(({ label = '', sender }) => sender === undefined && initials.test(label))
  if (short.length === 0) return
  const known = listInitials(units)
  for (const unit of short) {
    const { label = '', value = '', kind, line } = unit
    if ((kind !== 'fact' && kind !== 'unsure') || !ownStart.test(value)) continue
    if (!known.has(label.replaceAll('.', '').toLowerCase())) continue
    for (const part of units.filter((other) => other.line === line && other.kind !== 'private')) {
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
