// Applies the properties of an old Word file to each character: deleted, hidden, superscript, in a symbol font, in a table.
import { toSubscript, toSuperscript } from '#domain/formats/superscript.ts'
import { readSymbol, readSymbolText, symbolFont } from '#server/word/read-docx/symbols.ts'
import { UploadProblem } from '#server/word/upload-problem.ts'
import { type DocFile, type Piece, tablePlaces } from './file.ts'
import { type Run, visitCharacterRuns, visitParagraphRuns } from './property-runs.ts'
import { type Look, readDocStyles, readLook } from './styles.ts'
import { cellEnd, removedCharacter, unknownSign } from './text.ts'

export interface MarkedText {
  /** One character for each in the file; hidden ones are zeros. */
  text: string
  isInTable(place: number): boolean
  isRowEnd(place: number): boolean
}

const deleted = 1
const hidden = 2
const superscript = 4
const subscript = 8
const inTable = 16
const rowEnd = 32

const deletedProperty = 0x0800
const styleProperty = 0x4a30
const symbolProperty = 0x6a09
const inTableProperty = 0x2416
const rowEndProperty = 0x2417
const dropCapitalProperty = 0x442c

export function markText(doc: DocFile): MarkedText {
  const fonts = readFonts(doc.table(tablePlaces.fonts))
  const styles = readDocStyles(doc.table(tablePlaces.styles), fonts)
  const marks = new CharacterMarks(doc)
  visitParagraphRuns(doc, doc.table(tablePlaces.paragraphProperties), (properties, run, style) => {
    const read = (wanted: number) => properties.findLast(({ code }) => code === wanted)?.operand[0] ?? 0
    marks.show(run, styles(style))
    marks.set(run, (read(inTableProperty) === 1 ? inTable : 0) | (read(rowEndProperty) === 1 ? rowEnd : 0))
    // A drop cap is its own paragraph, and the word continues in the next.
    if ((read(dropCapitalProperty) & 7) !== 0) marks.dropEnd(run)
  })
  visitCharacterRuns(doc, doc.table(tablePlaces.characterProperties), (properties, run) => {
    const style = properties.find(({ code }) => code === styleProperty)?.operand.readUInt16LE(0)
    marks.show(run, readLook(properties, styles(style), fonts))
    for (const { code, operand } of properties) {
      if (code === deletedProperty && operand[0] === 1) marks.set(run, deleted)
      else if (code === symbolProperty && operand.length === 4)
        marks.setSign(run, readSymbol(operand.readUInt16LE(2), fonts[operand.readUInt16LE(0)]))
    }
  })
  return {
    text: marks.write(),
    isInTable: (place) => marks.has(place, inTable),
    isRowEnd: (place) => marks.has(place, rowEnd),
  }
}

/** What is known of each character, by its place in the text. */
class CharacterMarks {
  readonly #text: string
  readonly #flags: Uint8Array
  /** What characters of symbol fonts stand for. */
  readonly #signs = new Map<number, string>()
  readonly #eachPlace: ReturnType<typeof createPlaces>

  constructor(doc: DocFile) {
    this.#text = doc.text
    this.#flags = new Uint8Array(doc.text.length)
    this.#eachPlace = createPlaces(doc)
  }

  has(place: number, flag: number): boolean {
    return ((this.#flags[place] ?? 0) & flag) !== 0
  }

  set(run: Run, flags: number, cleared = 0): void {
    if (flags === 0 && cleared === 0) return
    this.#eachPlace(run, (from, to) => {
      for (let place = from; place < to; place += 1)
        this.#flags[place] = ((this.#flags[place] ?? 0) & ~cleared) | flags
    })
  }

  show(run: Run, look: Look): void {
    this.set(run, ...flagsOf(look))
    if (look.font) this.#setFont(run, look.font)
  }

  setSign(run: Run, sign: string): void {
    this.#eachPlace(run, (from) => this.#signs.set(from, sign))
  }

  /** Deletes the mark that ends a paragraph. */
  dropEnd(run: Run): void {
    this.#eachPlace(run, (_from, to) => {
      if (this.#text.charAt(to - 1) === '\r') this.#flags[to - 1] = (this.#flags[to - 1] ?? 0) | deleted
    })
  }

  write(): string {
    return writeCharacters(this.#text, this.#flags, this.#signs)
  }

  #setFont(run: Run, font: string): void {
    const isOfSigns = symbolFont(font) !== undefined
    if (!isOfSigns && this.#signs.size === 0) return
    this.#eachPlace(run, (from, to) => {
      for (let place = from; place < to; place += 1) {
        if (isOfSigns) this.#signs.set(place, readSymbolText(this.#text.charAt(place), font))
        else this.#signs.delete(place)
      }
    })
  }
}

/** What a format sets and clears. */
function flagsOf({ hidden: isHidden, position }: Look): [set: number, cleared: number] {
  const place = position === 'superscript' ? superscript : position === 'subscript' ? subscript : 0
  return [
    (isHidden ? hidden : 0) | place,
    (isHidden === undefined ? 0 : hidden) | (position === undefined ? 0 : superscript | subscript),
  ]
}

/** Runs are in bytes of the stream, text is in characters: the pieces map one to the other. */
function createPlaces({
  pieces,
  text,
}: DocFile): (run: Run, visit: (from: number, to: number) => void) => void {
  const sorted = pieces.toSorted((one, other) => one.offset - other.offset)
  const endOf = (piece: Piece) => piece.offset + piece.length * piece.bytesPerCharacter
  // In a valid file each property applies to each character at most once.
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
  const changing = deleted | hidden | superscript | subscript
  if (signs.size === 0 && !marks.some((flags) => (flags & changing) !== 0)) return text
  return Array.from({ length: text.length }, (_, place) => {
    const flags = marks[place] ?? 0
    const character = signs.get(place) ?? text.charAt(place)
    if (isGone(character, flags)) return removedCharacter
    if (character.length > 1) return unknownSign
    if ((flags & superscript) !== 0) return toSuperscript(character)
    return (flags & subscript) !== 0 ? toSubscript(character) : character
  }).join('')
}

/** Hidden text keeps its cell marks. */
function isGone(character: string, flags: number): boolean {
  return (flags & deleted) !== 0 || ((flags & hidden) !== 0 && character !== cellEnd)
}

const nameOffset = 40

/** Font names by number. */
function readFonts(table: Buffer): string[] {
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
