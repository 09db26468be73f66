// The text properties of an old Word file: pages of 512 bytes, each with runs of the stream and their properties.
import type { DocFile } from './file.ts'

export interface Property {
  code: number
  operand: Buffer
}

/** Offsets in the main stream. */
export interface Run {
  from: number
  to: number
}

/** The properties of a run; `style` is the number of a paragraph's style. */
export type Visit = (properties: Property[], run: Run, style: number | undefined) => void

const pageBytes = 512
const tableDefinition = 0xd608

/** Visits the character properties, run by run. */
export function visitCharacterRuns({ main }: DocFile, pages: Buffer, visit: Visit): void {
  for (const page of readPages(main, pages)) {
    const runs = page.readUInt8(pageBytes - 1)
    for (let index = 0; index < runs && (runs + 1) * 4 + index < pageBytes - 1; index += 1) {
      const start = page.readUInt8((runs + 1) * 4 + index) * 2
      if (start === 0) continue
      const properties = page.subarray(start + 1, start + 1 + page.readUInt8(start))
      visit(readProperties(properties), readRun(page, index), undefined)
    }
  }
}

/** The same for paragraphs, whose properties follow a style number. */
export function visitParagraphRuns({ main }: DocFile, pages: Buffer, visit: Visit): void {
  for (const page of readPages(main, pages)) {
    const runs = page.readUInt8(pageBytes - 1)
    for (let index = 0; index < runs && (runs + 1) * 4 + index * 13 < pageBytes - 1; index += 1) {
      const start = page.readUInt8((runs + 1) * 4 + index * 13) * 2
      if (start === 0) continue
      const [from, length] = findProperties(page, start)
      const style = from + 2 <= pageBytes ? page.readUInt16LE(from) : undefined
      visit(readProperties(page.subarray(from + 2, from + length)), readRun(page, index), style)
    }
  }
}

/** The length is in words, in the first byte or, if that is zero, in the second. */
function findProperties(page: Buffer, start: number): [from: number, length: number] {
  const words = page.readUInt8(start)
  return words === 0 ? [start + 2, (page[start + 1] ?? 0) * 2] : [start + 1, words * 2 - 1]
}

/** Each page once, however often a hostile table lists it. */
function readPages(main: Buffer, pages: Buffer): Buffer[] {
  const count = Math.max(Math.floor((pages.length - 4) / 8), 0)
  const numbers = new Set<number>()
  for (let index = 0; index < count; index += 1)
    numbers.add(pages.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff)
  return [...numbers]
    .map((number) => main.subarray(number * pageBytes, (number + 1) * pageBytes))
    .filter((page) => page.length === pageBytes)
}

function readRun(page: Buffer, index: number): Run {
  const place = Math.min(index * 4, pageBytes - 8)
  return { from: page.readUInt32LE(place), to: page.readUInt32LE(place + 4) }
}

export function readProperties(bytes: Buffer): Property[] {
  const properties: Property[] = []
  let position = 0
  while (position + 2 < bytes.length) {
    const code = bytes.readUInt16LE(position)
    const length = operandLength(code, bytes, position + 2)
    properties.push({ code, operand: bytes.subarray(position + 2, position + 2 + length) })
    position += 2 + length
  }
  return properties
}

/** The upper three bits of a property determine the length of its operand. */
function operandLength(property: number, bytes: Buffer, position: number): number {
  const lengths = [1, 1, 2, 4, 2, 2, undefined, 3]
  const known = lengths[property >> 13]
  if (known !== undefined) return known
  if (property === tableDefinition && position + 2 <= bytes.length) return bytes.readUInt16LE(position) + 1
  return (bytes[position] ?? 0) + 1
}
