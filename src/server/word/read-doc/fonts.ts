// The names of the fonts of an old Word file, by their numbers.

const nameOffset = 40

export function readFonts(table: Buffer): string[] {
  const fonts: string[] = []
  let position = 4
  while (position < table.length) {
    const length = (table[position] ?? 0) + 1
    const name = table.subarray(position + nameOffset, position + length).toString('utf16le')
    fonts.push(name.split('\0')[0] ?? '')
    position += length
  }
  return fonts
}
