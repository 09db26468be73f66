// How long a release is, in words, and how that compares with what newsrooms expect. Press rules 3.5, Status bar.

/** Where a release usually falls; the scale is the length of the drawn band. */
export const releaseWords = { from: 300, to: 500, scale: 800 } as const

export type BandPlace = 'below' | 'inside' | 'above'

const sign = /[\p{L}\p{N}]/u
const space = /\s/

/** Words are runs without white space that hold a letter or a digit: '$6' and 'nine-month' count once, '—' and '###' do not. */
export function countWords(text: string): number {
  let count = 0
  let isWord = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) isWord = false
    else if (!isWord && isSign(code, text, at)) {
      isWord = true
      count += 1
    }
  }
  return count
}

/** White space as patterns know it; nearly all of it is a blank. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13)
  return (code === 160 || code >= 0x1680) && space.test(String.fromCharCode(code))
}

/** A letter or a digit; those beyond the first plane take two places. */
function isSign(code: number, text: string, at: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return sign.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Where the count lies; both ends of the band are inside. */
export function placeInBand(words: number): BandPlace {
  if (words < releaseWords.from) return 'below'
  return words > releaseWords.to ? 'above' : 'inside'
}
