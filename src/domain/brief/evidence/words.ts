// Words as features: word stems, with numbers and names masked, so that weights learned from one author's notes work for another's.
import { isFunctionWord } from '#domain/language/name-words.ts'

const token = /[$€£¥₹]|%|\d[\d.,:’']*|[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu

/** The stems of the words that carry meaning, each once. */
export function listStems(text: string): Set<string> {
  const stems = new Set<string>()
  let isStart = true
  for (const [word] of text.matchAll(token)) {
    const stem = maskWord(word, isStart)
    if (stem !== undefined) stems.add(stem)
    isStart = false
  }
  return stems
}

function maskWord(word: string, isStart: boolean): string | undefined {
  if (/^\d/.test(word)) return undefined
  if (/^[$€£¥₹]$/.test(word)) return '$'
  if (word === '%') return '%'
  const isName = /^\p{Lu}/u.test(word) && !isStart && !/^\p{Lu}+$/u.test(word)
  const low = word.toLowerCase()
  if (isName || low.length < 3 || isFunctionWord(low)) return undefined
  return stemOf(low).replaceAll(/[^\p{L}]/gu, '')
}

/** "opening", "opens" and "opened" are "open". */
function stemOf(word: string): string {
  const bare = word.replace(/[’']s?$/u, '')
  if (bare.length < 5) return bare.length === 4 ? bare.replace(/(?<=[^su])s$/u, '') : bare
  return bare
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?:ing|ed|es|s|e)$/u, '')
    .replace(/(?<letter>[bdgmnprt])\k<letter>$/u, '$<letter>')
    .slice(0, 8)
}

const wordBefore = /(?:(?<two>[^\s]{1,30}) )?(?<one>[^\s]{1,30}) ?$/u
const wordAfter = /^(?<mark>[,:;.()–—-])? ?(?<one>[^\s]{1,30})?(?: (?<two>[^\s]{1,30}))?/u

/** The one or two words right before and after a mention, and those of its line's label. */
export function listWordsAround(before: string, after: string, label = ''): string[] {
  const { one: last, two: previous } = wordBefore.exec(before)?.groups ?? {}
  const { one: next, two: second, mark = '' } = wordAfter.exec(after)?.groups ?? {}
  return [
    `b:${maskAround(last)}@`,
    ...(previous === undefined ? [] : [`bb:${maskAround(previous)}_${maskAround(last)}@`]),
    `a:${mark}${maskAround(next)}@`,
    ...(second === undefined ? [] : [`aa:${mark}${maskAround(next)}_${maskAround(second)}@`]),
    ...[...listStems(label.toLowerCase())].map((stem) => `l:${stem}@`),
  ]
}

/** Small words as they are; names and numbers are masked. */
function maskAround(word: string | undefined): string {
  if (word === undefined) return ''
  const bare = word.replaceAll(/[^\p{L}\p{N}]+$|^[^\p{L}\p{N}]+/gu, '')
  if (bare === '') return '.'
  if (/\d/.test(bare)) return '#'
  return /^\p{Lu}/u.test(bare) && !isFunctionWord(bare.toLowerCase())
    ? 'N'
    : stemOf(bare.toLowerCase()).replaceAll(/[^\p{L}]/gu, '')
}
