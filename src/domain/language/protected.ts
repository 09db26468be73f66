// Finds what no automatic change may touch: quoted words, names, addresses, codes and blanks. Marks and spaces may be changed.
//
//   findProtected('Acme’s QX-417 meets ISO 9001, “as built,” says acme.com.')  ->  the ranges of all five
import { findAddresses } from './addresses.ts'
import { findMatches } from './matches.ts'
import { memoizeText } from './memoize-text.ts'
import { findIdentifiers } from './number-labels.ts'
import { findQuotations } from './quotations.ts'
import { findNext, listOverlapping, type Range } from './ranges.ts'
import { readText } from './reading.ts'
import { readState } from './states.ts'

const bracketPattern = /\[[^\]\n]{1,200}\]|\{[^}\n]{1,80}\}/g
/** 'ISO 9001', 'RFC 2119', 'QX-417', 'A320', 'Form 10-K', 'Section 230', '§ 12'. */
const codePattern =
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{2,6}[ \u00a0-]?\d[\p{L}\d]{0,9}(?:[:./-][\p{L}\d]{1,9}){0,4}|\p{Lu}\p{L}{0,9}-?\d[\p{L}\d]{0,9}(?:-[\p{L}\d]{1,9}){0,3}|(?:Form|Section|Title|Article|Rule|Part|Act|Class|Model|Type|Series|Version|Release|Route|Highway|Interstate|Flight|Room|Suite|Phase|Grade|Level|Figure|Table|Chapter|Page|No\.) \d[\p{L}\d]{0,9}(?:[.()-][\p{L}\d]{1,6}){0,4}|§ ?\d[\d.]{0,9})(?![\p{L}\p{N}])/gu

/** The ranges in order, joined where they overlap. */
export function findProtected(text: string): Range[] {
  return joinRanges([...findUntouchable(text), ...findNames(text)])
}

/** The same without names. */
export function findUntouchable(text: string): Range[] {
  return joinRanges([...findQuotations(text), ...findCodes(text)])
}

/** Addresses, phone numbers, identifiers and blanks, whose figures are no counts. */
export const findCodes: (text: string) => Range[] = memoizeText((text) =>
  joinRanges([
    ...findAddresses(text),
    ...findIdentifiers(text),
    ...[bracketPattern, codePattern].flatMap((pattern) =>
      findMatches(text, pattern).map((match) => ({ from: match.index, to: match.index + match[0].length })),
    ),
  ]),
)

/** Names of people, organizations, products and places. A state's short form may be changed. */
function findNames(text: string): Range[] {
  return readText(text).names.filter(
    ({ text: name, to, isSoft }) =>
      !isSoft && readState(`${name}${text[to] === '.' ? '.' : ''}`) === undefined,
  )
}

function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: { from: number; to: number }[] = []
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

/** Whether nothing in the range is protected; the edges may touch. */
export function isFree(ranges: readonly Range[], from: number, to: number): boolean {
  const next = findNext(ranges, from)
  return next === undefined || to <= next.from
}

const noLetters = /[^\p{L}\p{N}]/gu

/** Whether an edit changes only marks and spaces of what is protected. The sentence around it may be turned. */
export function keepsProtected(
  text: string,
  edit: Range & { readonly text: string },
  ranges: readonly Range[],
): boolean {
  if (isFree(ranges, edit.from, edit.to)) return true
  const was = text.slice(edit.from, edit.to)
  if (was.replaceAll(noLetters, '') === edit.text.replaceAll(noLetters, '')) return true
  return listOverlapping(ranges, edit.from, edit.to).every(
    ({ from, to }) => from >= edit.from && to <= edit.to && edit.text.includes(text.slice(from, to)),
  )
}
