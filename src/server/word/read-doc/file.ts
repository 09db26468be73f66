// The streams of an old Word file: the header has the offsets, the pieces have the text. Offsets are those of [MS-DOC], 2.5.
import { UploadProblem } from '#server/word/upload-problem.ts'
import { openOle } from './ole-file.ts'

/** A run of text that starts at character `start` of the document and at byte `offset` of the stream. */
export interface Piece {
  start: number
  length: number
  offset: number
  bytesPerCharacter: 1 | 2
}

export interface DocFile {
  /** The main stream, with the text and its properties. */
  main: Buffer
  /** A table by the header offset that points to it; empty if there is none. */
  table(place: number): Buffer
  /** Character counts by header offset. */
  count(place: number): number
  pieces: Piece[]
  text: string
}

export const tablePlaces = {
  styles: 0xa2,
  footnoteReferences: 0xaa,
  footnoteTexts: 0xb2,
  sections: 0xca,
  headers: 0xf2,
  characterProperties: 0xfa,
  paragraphProperties: 0x102,
  fonts: 0x112,
  settings: 0x192,
  endnoteReferences: 0x20a,
  endnoteTexts: 0x212,
} as const
const piecesPlace = 0x1a2
const encryptedFlag = 0x0100
const secondTableFlag = 0x0200
/** The first version of the format that Word 97 wrote. */
const word97 = 0x00c1
const compressedFlag = 0x40000000

/** Opens a file; throws an UploadProblem if it is damaged, encrypted or too old. */
export function openDoc(file: Uint8Array): DocFile {
  const ole = openOle(file)
  const main = ole.stream('WordDocument')
  if (!main || main.length < 0x21a || main.readUInt16LE(0) !== 0xa5ec) throw new UploadProblem('damaged')
  if (main.readUInt16LE(2) < word97) throw new UploadProblem('old_word')
  const flags = main.readUInt16LE(0x0a)
  if ((flags & encryptedFlag) !== 0) throw new UploadProblem('encrypted')
  if (ole.hasFolder('Macros')) throw new UploadProblem('macros')
  const tables = ole.stream((flags & secondTableFlag) === 0 ? '0Table' : '1Table')
  if (!tables) throw new UploadProblem('damaged')
  const table = (place: number) => {
    const start = main.readUInt32LE(place)
    const end = start + main.readUInt32LE(place + 4)
    if (end > tables.length) throw new UploadProblem('damaged')
    return tables.subarray(start, end)
  }
  const pieces = readPieces(table(piecesPlace), main)
  return { main, table, count: (place) => main.readUInt32LE(place), pieces, text: joinText(pieces, main) }
}

function readPieces(clx: Buffer, main: Buffer): Piece[] {
  const list = findPieceTable(clx)
  const count = Math.floor((list.length - 4) / 12)
  const pieces: Piece[] = []
  let total = 0
  for (let index = 0; index < count; index += 1) {
    const start = list.readUInt32LE(index * 4)
    const length = list.readUInt32LE((index + 1) * 4) - start
    const packed = list.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isCompressed = (packed & compressedFlag) !== 0
    const bytesPerCharacter = isCompressed ? 1 : 2
    const place = packed & ~compressedFlag
    const offset = isCompressed ? Math.floor(place / 2) : place
    total += length
    const isInside = length >= 0 && offset + length * bytesPerCharacter <= main.length
    if (start !== total - length || !isInside || total > main.length) throw new UploadProblem('damaged')
    pieces.push({ start, length, offset, bytesPerCharacter })
  }
  return pieces
}

/** Property lists, marked by 1, may come before the pieces, marked by 2. */
function findPieceTable(clx: Buffer): Buffer {
  let position = 0
  while (clx[position] === 1 && position + 3 <= clx.length) position += 3 + clx.readUInt16LE(position + 1)
  if (clx[position] !== 2 || position + 5 > clx.length) throw new UploadProblem('damaged')
  const start = position + 5
  const end = start + clx.readUInt32LE(position + 1)
  if (end > clx.length || end - start < 4) throw new UploadProblem('damaged')
  return clx.subarray(start, end)
}

function joinText(pieces: readonly Piece[], main: Buffer): string {
  const western = new TextDecoder('windows-1252')
  return pieces
    .map(({ offset, length, bytesPerCharacter }) => {
      const bytes = main.subarray(offset, offset + length * bytesPerCharacter)
      return bytesPerCharacter === 1 ? western.decode(bytes) : bytes.toString('utf16le')
    })
    .join('')
}
