// A .doc (Word 97 to 2003) -> blocks: body, text boxes, notes, then headers and footers.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { joinFurniture, withRule } from '#server/word/read-docx/page-furniture.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { type DocFile, openDoc, tablePlaces } from './file.ts'
import { splitHeaders } from './headers.ts'
import { readNotes } from './notes.ts'
import { readDocText, type Stretch } from './text.ts'
import { type MarkedText, markText } from './text-marks.ts'

/** Header offsets of the length of each story, in the order of the stories. */
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
    // Any other error means that an offset points outside the file.
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
    ...readDocText(found.body, { noteNumbers: notes.numbers }),
    ...readDocText(found.boxes),
    ...withRule(notes.blocks),
    ...withRule(joinFurniture([...headers, readDocText(found.headerBoxes)], footers)),
  ]
}
