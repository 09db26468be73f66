// Measures how deeply JSON is nested and how many values it has, in one pass without parsing it. The embedded database reads JSON
// recursively and crashes at ten thousand levels, and parsing a million keys blocks the process for seconds, so both are checked first.

/** Levels of nested arrays and objects that a request may have. */
export const jsonDepth = 200
/** Values that a request may have: members of objects and items of arrays. */
export const jsonValues = 50_000

/** What is wrong with the shape of a JSON body, if anything. */
export function findShapeProblem(text: string): 'too deep' | 'too many values' | undefined {
  let depth = 0
  let values = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // Brackets and commas inside a string don't count.
    if (code === quote) index = endOfString(text, index)
    else if (code === comma) values += 1
    else {
      const step = stepOf(code)
      depth += step
      // The first value of each array and object has no comma.
      if (step > 0) values += 1
    }
    if (depth > jsonDepth) return 'too deep'
    if (values > jsonValues) return 'too many values'
  }
  return undefined
}

/** Whether a value outside a body is nested too deeply. Quotes may be part of an array literal around JSON, so every bracket counts. */
export function isDeepValue(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    depth += stepOf(text.charCodeAt(index))
    if (depth > jsonDepth) return true
  }
  return false
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]

function stepOf(code: number): number {
  // [ { (
  if (code === 0x5b || code === 0x7b || code === 0x28) return 1
  // ] } )
  return code === 0x5d || code === 0x7d || code === 0x29 ? -1 : 0
}

/** How many characters after an escaped quote are looked at one by one: a search for every quote of a text full of them takes longer. */
const nearby = 64

function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length) {
    const next = text.indexOf('"', index)
    if (next === -1 || !isEscaped(text, next, index)) return next === -1 ? text.length : next
    index = walkOn(text, next + 1)
    if (text.charCodeAt(index) === quote) return index
  }
  return text.length
}

/** Goes on character by character, to the end of the string or for a while. */
function walkOn(text: string, start: number): number {
  let index = start
  while (index < start + nearby) {
    const code = text.charCodeAt(index)
    if (code === quote) return index
    // Whatever is escaped is not the end.
    index += code === backslash ? 2 : 1
  }
  return index
}

/** Whether an odd number of backslashes is before a character; what is before `from` doesn't count. */
function isEscaped(text: string, index: number, from: number): boolean {
  let first = index
  while (first > from && text.charCodeAt(first - 1) === backslash) first -= 1
  return (index - first) % 2 === 1
}
