// How long a release is, in words, and how that compares with what newsrooms expect. Press rules 3.5, Status bar.

/** Where a release usually falls; the scale is the length of the drawn band. */
export const releaseWords = { from: 300, to: 500, scale: 800 } as const

export type BandPlace = 'below' | 'inside' | 'above'

/** From its first letter or digit to the next white space. */
const wordPattern = /[\p{L}\p{N}]\S*/gu

/** Words are runs without white space that hold a letter or a digit: '$6' and 'nine-month' count once, '—' and '###' do not. */
export function countWords(text: string): number {
  return text.match(wordPattern)?.length ?? 0
}

/** Where the count lies; both ends of the band are inside. */
export function placeInBand(words: number): BandPlace {
  if (words < releaseWords.from) return 'below'
  return words > releaseWords.to ? 'above' : 'inside'
}
