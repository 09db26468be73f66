// The [BRACKETS] of a template: the blanks to fill in before a release can be sent.

export type Placeholder = { from: number; to: number }

// With a colon too: "[FOUNDED: YOUR NOTES HAVE TWO FIGURES]" says what is missing and why.
const placeholderPattern = /\[[A-Z][A-Z0-9 ,.:;'’"“”&/()?%$+–—-]*\]/g

/** Finds the placeholders of a text, as offsets in reading order. */
export function findPlaceholders(text: string): Placeholder[] {
  return Array.from(text.matchAll(placeholderPattern), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
}
