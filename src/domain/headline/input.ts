// A headline as it is typed: one line, its length, and the alternatives to compare it with.
import { countCharacters } from '#domain/text/text-length.ts'

/** Most wordings compared at once. */
export const maxVariants = 5

/** Whether the Analyze Headline button is enabled. */
export function mayAnalyze(headline: string): boolean {
  return headline.trim() !== ''
}

/** Characters by code point and words (a hyphenated compound is one), without surrounding white space. */
export function countHeadline(headline: string): { charCount: number; wordCount: number } {
  const pieces = headline.split(/[\s–—]+/u)
  return {
    charCount: countCharacters(headline.trim()),
    wordCount: pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length,
  }
}

/** The headline as one line: white space folded, none around it. */
export function tidyHeadline(headline: string): string {
  return headline.replace(/\s+/g, ' ').trim()
}

/** The wordings with one more, unless it is among them or there is no room. */
export function addVariant(variants: readonly string[], headline: string): readonly string[] {
  return variants.includes(headline) || variants.length >= maxVariants ? variants : [...variants, headline]
}
