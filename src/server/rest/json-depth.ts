// How deep JSON is nested, told without parsing it. The embedded database reads JSON by recursion and does not survive
// reading it ten thousand levels deep, so depth is judged before anything reaches it.
import { limits } from './limits.ts'

/** True when arrays and objects stand inside each other more levels deep than a request may ask for. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') index = endOfString(text, index)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > limits.jsonDepth) return true
  }
  return false
}

/** Brackets inside a string are words. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '"') return index
    if (character === '\\') index += 1
  }
  return text.length
}
