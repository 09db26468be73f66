// Footnotes and endnotes of an old Word file: both have the same mark in the text, and only a table tells which is which. They are numbered
// together, in the order of the text.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { noteMark, readDocText, type Stretch } from './doc-text.ts'

export interface Notes {
  /** By the places of their marks in the text. */
  numbers: Map<number, number>
  footnotes: number[]
  endnotes: number[]
}

export function numberNotes(body: string, endnoteReferences: Buffer): Notes {
  const ends = readPlaces(endnoteReferences)
  const notes: Notes = { numbers: new Map(), footnotes: [], endnotes: [] }
  for (let place = body.indexOf(noteMark); place !== -1; place = body.indexOf(noteMark, place + 1)) {
    const number = notes.numbers.size + 1
    notes.numbers.set(place, number)
    if (ends.has(place)) notes.endnotes.push(number)
    else notes.footnotes.push(number)
  }
  return notes
}

/** `[1] Source: …`, the first note of a story for the first mark of its kind. */
export function joinNotes(notes: Notes, footnotes: Stretch, endnotes: Stretch): ReleaseBlock[] {
  return [...splitNotes(footnotes, notes.footnotes), ...splitNotes(endnotes, notes.endnotes)]
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ number, blocks }) => withNumber(number, blocks))
}

interface Note {
  number: number
  blocks: ReleaseBlock[]
}

/** What stands before the first mark has a sign of the writer's own and comes first. */
function splitNotes({ text, start, marked }: Stretch, numbers: readonly number[]): Note[] {
  let position = 0
  return text.split(noteMark).map((part, index) => {
    const blanks = part.length - part.replace(/^[\t ]+/, '').length
    const stretch = { text: part.slice(blanks), start: start + position + blanks, marked }
    position += part.length + 1
    return { number: index === 0 ? 0 : (numbers[index - 1] ?? 0), blocks: readDocText(stretch) }
  })
}

function withNumber(number: number, blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  const [first, ...rest] = blocks
  if (number === 0 || first?.type !== 'paragraph') return [...blocks]
  return [{ type: 'paragraph', spans: [{ text: `[${number}] ` }, ...first.spans] }, ...rest]
}

/** A table of references: their places, then two bytes for each. */
function readPlaces(table: Buffer): Set<number> {
  const count = Math.max(Math.floor((table.length - 4) / 6), 0)
  return new Set(Array.from({ length: count }, (_, index) => table.readUInt32LE(index * 4)))
}
