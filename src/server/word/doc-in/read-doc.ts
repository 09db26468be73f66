// A .doc (Word 97 to 2003) -> blocks: the body, the text boxes, the notes, then what stands in headers and footers.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { joinFurniture } from '#server/word/docx-in/page-furniture.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { type DocFile, openDoc, tablePlaces } from './doc-file.ts'
import { readDocText, type Stretch } from './doc-text.ts'
import { readNotes } from './notes.ts'
import { type MarkedText, markText } from './text-marks.ts'

/** Where the head says how long each story is; they follow one another in this order. */
const stories = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  headerBoxes: 0x68,
} as const

export function readDoc(file: Uint8Array): ReleaseBlock[] {
  try {
    const doc = openDoc(file)
    return joinStories(doc, markText(doc))
  } catch (error) {
    // Whatever else goes wrong, a number in the file points outside of it.
    throw error instanceof UploadProblem ? error : new UploadProblem('damaged', { cause: error })
  }
}

function joinStories(doc: DocFile, marked: MarkedText): ReleaseBlock[] {
  const found = {} as Record<keyof typeof stories, Stretch>
  let start = 0
  for (const [name, place] of Object.entries(stories)) {
    const end = start + doc.count(place)
    found[name as keyof typeof stories] = { text: marked.text.slice(start, end), start, marked }
    start = end
  }
  const notes = readNotes(found.body.text, [
    {
      references: doc.table(tablePlaces.footnoteReferences),
      texts: doc.table(tablePlaces.footnoteTexts),
      story: found.footnotes,
    },
    {
      references: doc.table(tablePlaces.endnoteReferences),
      texts: doc.table(tablePlaces.endnoteTexts),
      story: found.endnotes,
    },
  ])
  const { headers, footers } = splitHeaders(doc, found.headers)
  return [
    ...readDocText(found.body, notes.numbers),
    ...readDocText(found.boxes),
    ...withRule(notes.blocks),
    ...withRule(joinFurniture([...headers, readDocText(found.headerBoxes)], footers)),
  ]
}

/** Six separators, then six for each section: headers of even, odd and first pages at 0, 1 and 4, footers at 2, 3 and 5. */
function splitHeaders(doc: DocFile, { text, start, marked }: Stretch) {
  const table = doc.table(tablePlaces.headers)
  const places = Array.from({ length: Math.floor(table.length / 4) }, (_, index) =>
    table.readUInt32LE(index * 4),
  )
  const headers: ReleaseBlock[][] = []
  const footers: ReleaseBlock[][] = []
  for (let story = 6; story + 1 < places.length; story += 1) {
    const [from = 0, to = 0] = [places[story], places[story + 1]]
    if (to <= from || to > text.length) continue
    const blocks = readDocText({ text: text.slice(from, to), start: start + from, marked })
    if ([0, 1, 4].includes(story % 6)) headers.push(blocks)
    else footers.push(blocks)
  }
  return { headers, footers }
}

function withRule(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  return blocks.length === 0 ? [] : [{ type: 'rule' }, ...blocks]
}
