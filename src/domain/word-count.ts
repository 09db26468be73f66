// How long a release is, in words, and how that compares with what newsrooms expect. Press rules 3.5, Status bar.

/** Where a release usually falls; the scale is the length of the drawn band. */
export const releaseWords = { from: 300, to: 500, scale: 800 } as const

export type BandPlace = 'below' | 'inside' | 'above'

const runPattern = /\S+/g
const letterOrDigit = /[\p{L}\p{N}]/u

/** Words are runs without white space that hold a letter or a digit: '$6' and 'nine-month' count once, '—' and '###' do not. */
export function countWords(text: string): number {
  let count = 0
  for (const run of text.match(runPattern) ?? []) if (letterOrDigit.test(run)) count += 1
  return count
}

/** Where the count lies; both ends of the band are inside. */
export function placeInBand(words: number): BandPlace {
  if (words < releaseWords.from) return 'below'
  return words > releaseWords.to ? 'above' : 'inside'
}
