// A headline cut into pieces, so that the words which earned points can be highlighted.

import { matchWords, type WordMatch } from '#domain/text/word-matches.ts'
import { actionWords, emotionalWords, powerWords, urgencyWords } from './word-lists.ts'

/** What a piece counts as, with the name shown for it. */
export const markLabels = {
  power: 'Power word',
  emotional: 'Emotional word',
  action: 'Action word',
  urgency: 'Urgency word',
  number: 'Number',
} as const

export type MarkKind = keyof typeof markLabels

/** A run of the headline; `kinds` is empty between the marks, and 'breaking' is two kinds at once. */
export type HeadlinePiece = { readonly text: string; readonly kinds: readonly MarkKind[] }

const lists = { power: powerWords, emotional: emotionalWords, action: actionWords, urgency: urgencyWords }
const numberPattern = /[$€£¥]?\d+(?:[.,:]\d+)*%?/gu

/** The whole headline in pieces, in reading order. */
export function markHeadline(headline: string): HeadlinePiece[] {
  const marks = new Map<number, { match: WordMatch; kinds: MarkKind[] }>()
  for (const [kind, words] of Object.entries(lists) as [MarkKind, readonly string[]][])
    for (const match of matchWords(headline, words)) addMark(kind, match)
  for (const { index, 0: text } of headline.matchAll(numberPattern))
    addMark('number', { from: index, to: index + text.length, text })

  function addMark(kind: MarkKind, match: WordMatch): void {
    const known = marks.get(match.from)
    if (known) known.kinds.push(kind)
    else marks.set(match.from, { match, kinds: [kind] })
  }

  return fillGaps(
    headline,
    [...marks.values()].sort((one, other) => one.match.from - other.match.from),
  )
}

function fillGaps(
  headline: string,
  marks: readonly { match: WordMatch; kinds: readonly MarkKind[] }[],
): HeadlinePiece[] {
  const pieces: HeadlinePiece[] = []
  let end = 0
  for (const { match, kinds } of marks) {
    pieces.push({ text: headline.slice(end, match.from), kinds: [] }, { text: match.text, kinds })
    end = match.to
  }
  pieces.push({ text: headline.slice(end), kinds: [] })
  return pieces.filter(({ text }) => text !== '')
}

/** The figures of a headline as they are written, each once. */
export function findNumbers(headline: string): string[] {
  return [...new Set(Array.from(headline.matchAll(numberPattern), ([text]) => text))]
}
