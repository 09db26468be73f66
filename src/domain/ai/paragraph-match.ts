// Finds the paragraph a suggestion is about.
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { stopWords } from '#domain/text/stop-words.ts'

/** Shortest word that counts as significant, in characters. */
export const significantWordCharacters = 4

/** Fewest significant words that must be found again. */
const fewestMatches = 2

/** Share of the significant words that must be found again, in percent, rounded up to whole words. */
const matchPercent = 70

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const insignificantWords: ReadonlySet<string> = new Set(stopWords)

/** Index of the paragraph to replace: exact, else containing, else the best fuzzy match; ties go to the first. */
export function findParagraph(paragraphs: readonly string[], original: string): number | undefined {
  const wanted = collapseSpace(original)
  if (wanted === '') return undefined
  const texts = paragraphs.map(collapseSpace)
  const exact = texts.indexOf(wanted)
  if (exact !== -1) return exact
  const containing = texts.findIndex((text) => text.includes(wanted))
  return containing === -1 ? findFuzzy(texts, wanted) : containing
}

/** Words that must be found again out of `count` significant ones. */
export function requiredMatches(count: number): number {
  return Math.max(fewestMatches, Math.ceil((count * matchPercent) / 100))
}

function findFuzzy(texts: readonly string[], original: string): number | undefined {
  const wanted = [...readWords(original)].filter(isSignificant)
  let best: number | undefined
  let bestCount = requiredMatches(wanted.length) - 1
  for (const [index, text] of texts.entries()) {
    const words = readWords(text)
    const count = wanted.filter((word) => words.has(word)).length
    if (count > bestCount) {
      best = index
      bestCount = count
    }
  }
  return best
}

function isSignificant(word: string): boolean {
  return [...word].length >= significantWordCharacters && !insignificantWords.has(word)
}

function readWords(text: string): Set<string> {
  return new Set(text.toLowerCase().replaceAll('’', "'").match(wordPattern))
}
