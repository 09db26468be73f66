// Where the last word of a text begins. Read from its end: a pattern for it would look at every word before, too.

const space = /\s/

/** The place after the last space before `end`. */
export function startOfLastWord(text: string, end = text.length): number {
  let start = end
  while (start > 0 && !space.test(text[start - 1] ?? '')) start -= 1
  return start
}
