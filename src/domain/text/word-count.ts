// How long a release is, in words, how that compares with the target, and how long it takes to read.

/** How many words a release, or a part of it, should have. */
export type WordTarget = { readonly from: number; readonly to: number }

/** What newsrooms expect; writers can set their own target. */
export const defaultWordTarget: WordTarget = { from: 300, to: 500 }

export type TargetPlace = 'below' | 'inside' | 'above'

const sign = /[\p{L}\p{N}]/u
const space = /\s/

/** Words are runs without white space that contain a letter or a digit: '$6' and 'nine-month' count once, '—' and '###' do not. */
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

/** White space as in \s; nearly always a plain space, which the first line finds fast. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13)
  return (code === 160 || code >= 0x1680) && space.test(String.fromCharCode(code))
}

/** A letter or a digit, which may be a surrogate pair. */
function isSign(code: number, text: string, at: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return sign.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Both ends of the target count as inside. */
export function compareWithTarget(wordCount: number, target: WordTarget): TargetPlace {
  if (wordCount < target.from) return 'below'
  return wordCount > target.to ? 'above' : 'inside'
}

/** What an adult reads in a minute: the mean for English non-fiction (Brysbaert, 2019). */
const wordsPerMinute = 238

/** Whole minutes, at least one as soon as there is a word; 0 for an empty page. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}
