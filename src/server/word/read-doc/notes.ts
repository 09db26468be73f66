// Footnotes and endnotes of an old Word file: a table says where each is referred to, another where its text lies. They are numbered together,
// in the order of the text; a note whose mark is not seen is not seen either.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { noteMark, readDocText, type Stretch, unseen } from './text.ts'

export interface NoteStory {
  references: Buffer
  texts: Buffer
  story: Stretch
}

export interface Notes {
  /** By the places of their marks in the text. */
  numbers: Map<number, number>
  blocks: ReleaseBlock[]
}

interface Note {
  /** Of its mark in the body. */
  place: number
  text: Stretch
}

/** `[1] Source: …`; a note with a sign of the writer's own keeps that sign instead of a number. */
export function readNotes(body: string, stories: readonly NoteStory[]): Notes {
  const numbers = new Map<number, number>()
  const notes = stories
    .flatMap(findNotes)
    .filter(({ place }) => body.charAt(place) !== unseen)
    .toSorted((one, other) => one.place - other.place)
  const blocks = notes.flatMap(({ place, text }) => {
    if (body.charAt(place) === noteMark) numbers.set(place, numbers.size + 1)
    return withNumber(numbers.get(place), readDocText(text))
  })
  return { numbers, blocks }
}

/** Each reference is a place and two bytes more; the texts follow one another, and a last place ends the last of them. */
function findNotes({ references, texts, story: { text, start, marked } }: NoteStory): Note[] {
  const count = Math.max(Math.floor((references.length - 4) / 6), 0)
  return Array.from({ length: count }, (_, index) => {
    const from = texts.readUInt32LE(index * 4)
    const to = texts.readUInt32LE((index + 1) * 4)
    if (to < from) throw new UploadProblem('damaged')
    const raw = text.slice(from, to)
    const blanks = raw.length - raw.replace(lead, '').length
    const stretch = { text: raw.slice(blanks), start: start + from + blanks, marked }
    return { place: references.readUInt32LE(index * 4), text: stretch }
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the mark of a note is one
const lead = /^\u0002?[\t ]*/

function withNumber(number: number | undefined, blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  const [first, ...rest] = blocks
  if (number === undefined || first?.type !== 'paragraph') return [...blocks]
  return [{ type: 'paragraph', spans: [{ text: `[${number}] ` }, ...first.spans] }, ...rest]
}
