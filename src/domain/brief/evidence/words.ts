// Words as evidence: stems without endings, numbers and names masked, so that what was learned from one author's notes tells something about another's.
import { isFunctionWord } from '#domain/language/name-words.ts'

const token = /[$€£¥₹]|%|\d[\d.,:’']*|[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu

/** The words that say something, each once. */
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
  return stemOf(low)
}

/** "opening", "opens" and "opened" are "open". */
export function stemOf(word: string): string {
  const bare = word.replace(/[’']s?$/u, '')
  if (bare.length < 5) return bare.length === 4 ? bare.replace(/(?<=[^su])s$/u, '') : bare
  return bare
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?:ing|ed|es|s|e)$/u, '')
    .replace(/(?<letter>[bdgmnprt])\k<letter>$/u, '$<letter>')
    .slice(0, 8)
}
