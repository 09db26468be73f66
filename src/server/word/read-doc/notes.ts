// Footnotes and endnotes of an old Word file: one table has the positions of the references, another those of the texts. They are
// numbered together in the order of the text. A note with a hidden reference is hidden.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { noteMark, readDocText, removedCharacter, type Stretch } from './text.ts'

export interface NoteStory {
  references: Buffer
  texts: Buffer
  story: Stretch
}

export interface Notes {
  /** By the position of the reference. */
  numbers: Map<number, number>
  blocks: ReleaseBlock[]
}

interface Note {
  /** The position of its reference in the body. */
  place: number
  text: Stretch
}

/** `[1] Source: …`; a note with a custom mark keeps it instead of a number. */
export function readNotes(body: string, stories: readonly NoteStory[]): Notes {
  const numbers = new Map<number, number>()
  const notes = stories
    .flatMap(findNotes)
    .filter(({ place }) => body.charAt(place) !== removedCharacter)
    .toSorted((one, other) => one.place - other.place)
  const blocks = notes.flatMap(({ place, text }) => {
    if (body.charAt(place) === noteMark) numbers.set(place, numbers.size + 1)
    return withNumber(numbers.get(place), readDocText(text))
  })
  return { numbers, blocks }
}

/** Each reference is a position and two more bytes; the texts are consecutive, and one more position ends the last. */
function findNotes({ references, texts, story: { text, start, marked } }: NoteStory): Note[] {
  const count = Math.max(Math.floor((references.length - 4) / 6), 0)
  return Array.from({ length: count }, (_, index) => {
    const from = texts.readUInt32LE(index * 4)
    const to = texts.readUInt32LE((index + 1) * 4)
    if (to < from) throw new UploadProblem('damaged')
    const raw = text.slice(from, to)
    const blanks = raw.length - withoutLead(raw).length
    const stretch = { text: raw.slice(blanks), start: start + from + blanks, marked }
    return { place: references.readUInt32LE(index * 4), text: stretch }
  })
}

/** A note begins with its own reference, a control character, and blanks. */
const withoutLead = (raw: string): string =>
  (raw.startsWith('\u0002') ? raw.slice(1) : raw).replace(/^[\t ]*/, '')

function withNumber(number: number | undefined, blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  const [first, ...rest] = blocks
  if (number === undefined || first?.type !== 'paragraph') return [...blocks]
  return [{ type: 'paragraph', spans: [{ text: `[${number}] ` }, ...first.spans] }, ...rest]
}
