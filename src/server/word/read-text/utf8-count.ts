// How much of a text is UTF-8: the number of multibyte characters and of invalid bytes.

export function countUtf8(bytes: Uint8Array): { characters: number; wrong: number } {
  let characters = 0
  let wrong = 0
  for (let index = 0; index < bytes.length; ) {
    const lead = bytes[index] ?? 0
    const length = lengthOf(lead)
    if (lead < 0x80) index += 1
    else if (length > 0 && isFollowed(bytes, index, length)) {
      characters += 1
      index += length
    } else {
      wrong += 1
      index += 1
    }
  }
  return { characters, wrong }
}

function lengthOf(lead: number): number {
  if (lead >= 0xc2 && lead <= 0xdf) return 2
  if (lead >= 0xe0 && lead <= 0xef) return 3
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0
}

function isFollowed(bytes: Uint8Array, index: number, length: number): boolean {
  for (let next = index + 1; next < index + length; next += 1)
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false
  return true
}
