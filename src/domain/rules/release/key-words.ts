// The stems of a text's content words, for telling whether two texts say the same.
import { isMonth, readMonth } from '#domain/language/calendar-words.ts'
import { stopWords } from '#domain/text/stop-words.ts'
import type { Paragraph } from './paragraph.ts'
import { withoutOwner } from './proper-words.ts'

const left = new Set<string>([
  ...stopWords,
  'said',
  'says',
  'will',
  'would',
  'today',
  'company',
  'announces',
  'announced',
])
const stemLength = 5

/** Stems of the words of four letters and more, and all figures. */
export function readKeyWords({ words }: Paragraph): ReadonlySet<string> {
  const stems = new Set<string>()
  for (const [index, { word }] of words.entries()) {
    const bare = withoutOwner(word)
    // Forms of one figure are the same: 'December 12' and 'Dec. 12th', '$8m' and '$8 million'.
    if (isFigure(bare)) stems.add(bare.replace(/(?<=\d)(?:st|nd|rd|th|[kmb]|mn|bn)$/i, ''))
    else if (isFigure(words[index + 1]?.word ?? 'a') && isMonth(bare)) stems.add(`month ${readMonth(bare)}`)
    else if (bare.length > 3 && !left.has(bare)) stems.add(toStem(bare))
  }
  return stems
}

/** Whether the word has a digit; tested first because most have none. */
function isFigure(word: string): boolean {
  return word.charCodeAt(0) < 58 || (/[^a-z]/.test(word) && /\d/.test(word))
}

function toStem(word: string): string {
  const stem = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
  return (stem.length >= 3 ? stem : word).slice(0, stemLength)
}

/** The share of the first text's words that the second has; 0 for an empty text. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / one.size
}
