// How deeply JSON is nested, found without parsing it. The embedded database reads JSON recursively and crashes at ten thousand levels, so
// depth is checked first.

/** Levels of arrays and objects inside each other that a request may have. */
export const jsonDepth = 200

/** True for a JSON body whose arrays and objects stand inside each other more levels deep than a request may ask for. */
export function isDeepJson(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    // Brackets inside a string are words.
    if (character === '"') index = endOfString(text, index)
    else depth += stepOf(character)
    if (depth > jsonDepth) return true
  }
  return false
}

/** The same for a value outside a body, where quotes may be an array's own around JSON: every bracket counts. */
export function isDeepValue(text: string): boolean {
  let depth = 0
  for (const character of text) {
    depth += stepOf(character)
    if (depth > jsonDepth) return true
  }
  return false
}

function stepOf(character: string): number {
  if (character === '[' || character === '{' || character === '(') return 1
  return character === ']' || character === '}' || character === ')' ? -1 : 0
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') return index
    if (character === '\\') index += 1
  }
  return text.length
}
