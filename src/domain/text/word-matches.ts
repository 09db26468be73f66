// Finds listed words in a text. Whole words, any case.

/** A listed word at its place; offsets in UTF-16 units. */
export type WordMatch = { readonly from: number; readonly to: number; readonly text: string }

/** Every place with one of the words or phrases. */
export function matchWords(text: string, words: readonly string[]): WordMatch[] {
  return Array.from(text.matchAll(anyWholeWord(words)), ({ index, 0: match }) => ({
    from: index,
    to: index + match.length,
    text: match,
  }))
}

/** The listed words and phrases in the text, each once, in the order of the list. */
export function findWords(text: string, words: readonly string[]): string[] {
  const found = new Set(matchWords(text, words).map((match) => match.text.toLowerCase().replace(/\s+/g, ' ')))
  return words.filter((word) => found.has(word))
}

// A word joined to another by a hyphen or an apostrophe is part of a longer word; only the possessive 's is not.
function anyWholeWord(words: readonly string[]): RegExp {
  const letter = '[\\p{L}\\p{M}\\p{N}]'
  const before = `(?<!${letter}[-‑'’]?)`
  const after = `(?!${letter}|[-‑]${letter}|['’](?!s(?!${letter}))${letter})`
  return new RegExp(`${before}(?:${words.join('|').replaceAll(' ', '\\s+')})${after}`, 'giu')
}
