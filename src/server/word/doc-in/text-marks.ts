// What the properties of an old Word file mean for each character of its text: deleted, hidden, raised, a sign of another font, in a table.
import { lowerText, raiseText } from '#domain/formats/raised-text.ts'
import { readSymbol, readSymbolText, symbolFont } from '#server/word/docx-in/symbols.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { type DocFile, type Piece, tablePlaces } from './doc-file.ts'
import { unknownSign, unseen } from './doc-text.ts'
import { readFonts } from './fonts.ts'
import { visitCharacterRuns, visitParagraphRuns } from './property-runs.ts'

export interface MarkedText {
  /** One character for each of the file; those that are not seen are zeros. */
  text: string
  isInTable(place: number): boolean
  isRowEnd(place: number): boolean
}

const gone = 1
const raised = 2
const lowered = 4
const inTable = 8
const rowEnd = 16

const deletedProperty = 0x0800
const hiddenProperty = 0x083c
const positionProperty = 0x2a48
const symbolProperty = 0x6a09
const fontProperty = 0x4a4f
const inTableProperty = 0x2416
const rowEndProperty = 0x2417

export function markText(doc: DocFile): MarkedText {
  const marks = new Uint8Array(doc.text.length)
  const signs = new Map<number, string>()
  const fonts = readFonts(doc.table(tablePlaces.fonts))
  const eachPlace = createPlaces(doc)
  const mark = (run: Run, flag: number) => {
    eachPlace(run, (from, to) => {
      for (let place = from; place < to; place += 1) marks[place] = (marks[place] ?? 0) | flag
    })
  }
  const readInFont = (run: Run, font: string) => {
    eachPlace(run, (from, to) => {
      for (let place = from; place < to; place += 1)
        if (!signs.has(place)) signs.set(place, readSymbolText(doc.text.charAt(place), font))
    })
  }
  visitCharacterRuns(doc, doc.table(tablePlaces.characterProperties), (property, operand, run) => {
    const flag = flagOf(property, operand[0])
    if (flag !== undefined) mark(run, flag)
    if (property === symbolProperty && operand.length === 4) {
      const sign = readSymbol(operand.readUInt16LE(2), fonts[operand.readUInt16LE(0)])
      eachPlace(run, (from) => signs.set(from, sign))
    }
    const font = property === fontProperty ? fonts[operand.readUInt16LE(0)] : undefined
    if (font && symbolFont(font)) readInFont(run, font)
  })
  visitParagraphRuns(doc, doc.table(tablePlaces.paragraphProperties), (property, operand, run) => {
    if (operand[0] !== 1) return
    if (property === inTableProperty) mark(run, inTable)
    else if (property === rowEndProperty) mark(run, rowEnd)
  })
  return {
    text: writeCharacters(doc.text, marks, signs),
    isInTable: (place) => ((marks[place] ?? 0) & inTable) !== 0,
    isRowEnd: (place) => ((marks[place] ?? 0) & rowEnd) !== 0,
  }
}

function flagOf(property: number, value: number | undefined): number | undefined {
  if (property === deletedProperty || property === hiddenProperty) return value === 1 ? gone : undefined
  if (property !== positionProperty) return undefined
  return value === 1 ? raised : value === 2 ? lowered : undefined
}

interface Run {
  from: number
  to: number
}

/** Runs are given by bytes of the stream, text by characters: the pieces lead from one to the other. */
function createPlaces({
  pieces,
  text,
}: DocFile): (run: Run, visit: (from: number, to: number) => void) => void {
  const sorted = pieces.toSorted((one, other) => one.offset - other.offset)
  const endOf = (piece: Piece) => piece.offset + piece.length * piece.bytesPerCharacter
  // Each property touches each character once in an honest file.
  let left = (text.length + pieces.length) * 64 + 1_000_000
  return (run, visit) => {
    for (let index = findPiece(sorted, run.from, endOf); index < sorted.length; index += 1) {
      const piece = sorted[index]
      if (!piece || piece.offset >= run.to) return
      const place = (byte: number) =>
        piece.start + Math.min(Math.max((byte - piece.offset) / piece.bytesPerCharacter, 0), piece.length)
      const [from, to] = [Math.floor(place(run.from)), Math.ceil(place(run.to))]
      left -= 1 + to - from
      if (left < 0) throw new UploadProblem('damaged')
      if (to > from) visit(from, to)
    }
  }
}

/** The first piece that ends after a byte. */
function findPiece(sorted: readonly Piece[], byte: number, endOf: (piece: Piece) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const piece = sorted[middle]
    if (piece && endOf(piece) <= byte) low = middle + 1
    else high = middle
  }
  return low
}

function writeCharacters(text: string, marks: Uint8Array, signs: ReadonlyMap<number, string>): string {
  const isPlain = signs.size === 0 && !marks.some((flags) => (flags & (gone | raised | lowered)) !== 0)
  if (isPlain) return text
  return Array.from({ length: text.length }, (_, place) => {
    const flags = marks[place] ?? 0
    const character = signs.get(place) ?? text.charAt(place)
    if ((flags & gone) !== 0) return unseen
    if (character.length > 1) return unknownSign
    if ((flags & raised) !== 0) return raiseText(character)
    return (flags & lowered) !== 0 ? lowerText(character) : character
  }).join('')
}
