// How long a text is, counted the way the database and people count: by code points and by UTF-8 bytes.

/** Characters by code point, so an emoji counts once. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Bytes the text takes in UTF-8; a lone surrogate counts as the 3 bytes of its replacement character. */
export function countUtf8Bytes(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) bytes += 1
    else if (code < 0x800) bytes += 2
    else if (code < 0x10000) bytes += 3
    else bytes += 4
  }
  return bytes
}
