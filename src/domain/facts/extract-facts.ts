// Reads a plain text once per kind of fact; a place in the text belongs to the first kind that takes it.
import { Claims } from './claims.ts'
import type { Fact, ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { readAmounts } from './read-amounts.ts'
import { readDates } from './read-dates.ts'
import { readLinks } from './read-links.ts'
import { readNames } from './read-names.ts'
import { readNumbers } from './read-numbers.ts'
import { readQuotations } from './read-quotations.ts'
import { readTimes } from './read-times.ts'

// [CEO NAME] is a gap to fill, not a fact.
const bracketPattern = /\[[^\]\n]{1,200}\]/g
const lowerWordPattern =
  /(?<![\p{L}\p{M}\p{N}'’.-])\p{Ll}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?![\p{L}\p{M}]|\.\p{L}|@|\/)/gu

/** Every fact of the text in reading order, with the ones inside a quotation after it. */
export function extractFacts(text: string): Fact[] {
  return readFacts(text)
    .filter(({ isSoft }) => isSoft !== true)
    .map(({ needs: _needs, gives: _gives, isSoft: _isSoft, ...fact }) => fact)
}

/** The same with what comparing needs, soft facts included. */
export function readFacts(text: string): ReadFact[] {
  const claims = new Claims(text.length)
  for (const match of findMatches(text, bracketPattern))
    claims.take(match.index, match.index + match[0].length)
  const facts = [
    ...readQuotations(text),
    ...readLinks(text, claims),
    ...readTimes(text, claims),
    ...readAmounts(text, claims),
    ...readDates(text, claims),
    ...readNumbers(text, claims),
    ...readNames(text, claims, readLowerWords(text)),
  ]
  return facts.sort((one, other) => one.from - other.from || other.to - one.to)
}

function readLowerWords(text: string): Set<string> {
  return new Set(text.match(lowerWordPattern))
}
