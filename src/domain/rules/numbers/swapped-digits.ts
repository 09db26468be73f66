// The same figure typed twice with two of its digits in the other order: 23,400 and 24,300. A part of FAC-05.

import { findMatches } from '#domain/language/matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Part, Release } from '#domain/rules/release/release.ts'
import type { ReleaseMatch } from '#domain/rules/rule.ts'

type Figure = { readonly from: number; readonly to: number; readonly digits: string }

/** Round figures such as 1,200 and 2,100 meet by chance; those with three digits that aren't zero seldom do. */
const telling = 3
const figure = /(?<![\p{L}\d.,/:-])\d{1,3}(?:,\d{3})+(?![\d.,]*\d)/gu

/** The later of two figures that differ by two swapped neighbors. */
export function findSwappedDigits(release: Release): ReleaseMatch[] {
  const seen = new Map<string, Part>()
  return [...(release.headline ? [release.headline] : []), ...release.story].flatMap((part) =>
    part.paragraph.recall(readFigures).flatMap(({ from, to, digits }) => {
      const isNew = !seen.has(digits)
      const other = isNew ? listSwaps(digits).find((swap) => seen.has(swap)) : undefined
      seen.set(digits, part)
      const message = `Earlier, the release says ${Number(other).toLocaleString('en-US')}. Two digits may be swapped`
      return other === undefined ? [] : [{ part, from, to, message }]
    }),
  )
}

function readFigures({ text }: Paragraph): readonly Figure[] {
  return findMatches(text, figure).map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
    digits: found.replaceAll(',', ''),
  }))
}

function listSwaps(digits: string): string[] {
  if (digits.replaceAll('0', '').length < telling) return []
  return Array.from(digits.slice(1), (_, at) => {
    const [one, other] = [digits[at], digits[at + 1]]
    return one === other ? '' : `${digits.slice(0, at)}${other}${one}${digits.slice(at + 2)}`
  })
}
