/** Whether the bytes at a place are these Latin letters. */
export const startsWith = (bytes: Uint8Array, at: number, mark: string): boolean =>
  Array.from(mark).every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
