// Test support: a short fingerprint of a table of published texts, so that a silent edit turns a test red.

/** FNV-1a, 32 bits, over the code points of the value's JSON, as eight hexadecimal digits. */
export function digestOf(table: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(table)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
