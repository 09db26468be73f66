// The blanks of a text, such as [CITY]: what is left to fill in before a release can be sent.

/** Blanks of a draft, at most: with more of them, filling in takes longer than writing. */
export const mostBlanks = 8

export type Blank = { from: number; to: number }

// With a colon too: "[FOUNDED: YOUR NOTES HAVE TWO FIGURES]" says what is missing and why.
const blankPattern = /\[[A-Z][A-Z0-9 ,.:;'’"“”&/()?%$+–—-]*\]/g

/** Finds the blanks of a text, as offsets in reading order. */
export function findBlanks(text: string): Blank[] {
  return Array.from(text.matchAll(blankPattern), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}
