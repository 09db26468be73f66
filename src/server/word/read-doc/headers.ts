// The headers and footers of an old Word file that some page shows.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { pageMark } from '#server/word/read-docx/page-furniture.ts'
import { type DocFile, tablePlaces } from './file.ts'
import { readProperties } from './property-runs.ts'
import { readDocText, type Stretch } from './text.ts'

const titlePageProperty = 0x300a
const ofEvenPages = [0, 2]
const ofFirstPages = [4, 5]

/** Six separators, then six per section: headers of even, odd and first pages at 0, 1 and 4, footers at 2, 3 and 5. */
export function splitHeaders(doc: DocFile, { text, start, marked }: Stretch) {
  const table = doc.table(tablePlaces.headers)
  const places = Array.from({ length: Math.floor(table.length / 4) }, (_, index) =>
    table.readUInt32LE(index * 4),
  )
  const hidden = findHidden(doc)
  const headers: ReleaseBlock[][] = []
  const footers: ReleaseBlock[][] = []
  for (let story = 6; story + 1 < places.length; story += 1) {
    const [from = 0, to = 0] = [places[story], places[story + 1]]
    if (to <= from || to > text.length || hidden.has(story % 6)) continue
    const blocks = readDocText({ text: text.slice(from, to), start: start + from, marked }, { pageMark })
    if ([0, 1, 4].includes(story % 6)) headers.push(blocks)
    else footers.push(blocks)
  }
  return { headers, footers }
}

/** The file has headers of even and first pages even if they aren't shown. */
function findHidden(doc: DocFile): Set<number> {
  const hasEvenPages = ((doc.table(tablePlaces.settings)[0] ?? 1) & 1) === 1
  return new Set([...(hasEvenPages ? [] : ofEvenPages), ...(hasTitlePage(doc) ? [] : ofFirstPages)])
}

/** Positions, then twelve bytes per section, with the offset of its properties in bytes 2 to 5. */
function hasTitlePage(doc: DocFile): boolean {
  const table = doc.table(tablePlaces.sections)
  const count = Math.max(Math.floor((table.length - 4) / 16), 0)
  return Array.from({ length: count }, (_, index) =>
    table.readUInt32LE((count + 1) * 4 + index * 12 + 2),
  ).some((place) => {
    if (place + 2 > doc.main.length) return false
    const properties = doc.main.subarray(place + 2, place + 2 + doc.main.readUInt16LE(place))
    return readProperties(properties).some(
      ({ code, operand }) => code === titlePageProperty && operand[0] === 1,
    )
  })
}
