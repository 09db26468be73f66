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

function endOfString(text: string, start: number): number {
  let index = start + 1
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === quote) return index
    // Whatever is escaped is not the end.
    if (code === backslash) index += 1
  }
  return text.length
}
