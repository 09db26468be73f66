// The case of a text's letters, and letters without accents.

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** In small letters and without accents: 'Québec' is 'quebec'. */
export function foldLetters(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The replacement with a capital where the text it replaces has one. */
export function matchCase(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? upperFirst(after) : after
}
