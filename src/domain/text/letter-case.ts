// The case of a text's first letter.

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The replacement with a capital where the text it replaces has one. */
export function matchCase(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? upperFirst(after) : after
}
