// Scans the attributes of a tag. Not a regular expression, which would take quadratic time on a hostile tag.

/** Visits `name="value"` pairs in order until the visitor returns true. Entities in the value are not decoded. */
export function visitAttributes(tag: string, visit: (name: string, value: string) => boolean): void {
  let position = 0
  while (position < tag.length) {
    const equals = tag.indexOf('=', position)
    if (equals === -1) return
    const opening = passBlanks(tag, equals + 1)
    const quote = tag.charAt(opening)
    position = equals + 1
    if (quote !== '"' && quote !== "'") continue
    const closing = tag.indexOf(quote, opening + 1)
    if (closing === -1) return
    if (visit(nameBefore(tag, equals), tag.slice(opening + 1, closing))) return
    position = closing + 1
  }
}

function passBlanks(tag: string, from: number): number {
  let index = from
  while (isBlank(tag.charCodeAt(index))) index += 1
  return index
}

function nameBefore(tag: string, equals: number): string {
  let end = equals
  while (end > 0 && isBlank(tag.charCodeAt(end - 1))) end -= 1
  let start = end
  while (start > 0 && isNamePart(tag.charCodeAt(start - 1))) start -= 1
  return tag.slice(start, end)
}

function isNamePart(code: number): boolean {
  // 34 and 39 are the closing quotes of the previous value, 61 is another equals sign.
  return !isBlank(code) && code !== 34 && code !== 39 && code !== 61
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}
