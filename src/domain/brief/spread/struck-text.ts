// Finds text that its author crossed out, hid or set aside with signs: ~~struck~~, ||spoiler||, ((aside)), [-deleted-], <!-- comment -->. It is
// never printed.
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'

const closing = anyCase('del|deleted|deletion|cut|strike|struck|private|internal|off|hidden|redacted')

const forms: readonly RegExp[] = [
  /<!--[\s\S]{1,2000}?(?:-->|$)/gu,
  /~~[^~]{2,600}~~/gu,
  /\|\|[^|\n]{2,400}\|\|/gu,
  /\(\([^()\n]{2,400}(?:\([^()\n]{0,80}\)[^()\n]{0,200})?\)\)/gu,
  /\[[-–—](?!\d)[^[\]\n]{2,400}[-–—]\]/gu,
  /\{-[^{}\n]{2,400}-\}/gu,
  // "[deleted: 60,000]"
  new RegExp(`[[{](?:${closing}) ?[:–—] ?[^[\\]{}\\n]{1,400}[\\]}]`, 'gu'),
  // "[DEL] … [/DEL]", "[– deleted JK:] … [/–]", "[cut →] … [← to here]"
  new RegExp(
    `\\[(?:[-–—]|${closing})[^[\\]\\n]{0,40}\\][^[\\]]{2,400}\\[(?:/|${anyCase('end')})[^[\\]\\n]{0,30}\\]`,
    'gu',
  ),
  /\[[^[\]\n]{0,60}→\][^[\]]{2,400}\[←[^[\]\n]{0,60}\]/gu,
]

/** The places of such text. */
export function findStruck(text: string): Range[] {
  return forms.flatMap((form) =>
    findMatches(text, form).map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
  )
}

const bracket = /\[[^[\]\n]{8,600}\](?!\()|\{(?!\+)[^{}\n]{8,600}\}/gu

/** Text in square or curly brackets, which is a remark about the notes. Codes ("[PR-2218]") and inserted words are left out. */
export function findAsides(text: string): Range[] {
  return findMatches(text, bracket)
    .filter(({ 0: found }) => / /.test(found) && !inserted.test(found))
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
}

const inserted = new RegExp(`^[[{](?:\\+|${anyCase('ins|insert|inserted|added|new')}\\b)`, 'u')
