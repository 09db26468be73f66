// A .doc (Word 97 to 2003) -> blocks. word-extractor finds the pieces of text; its own clean-up flattens quotes, loses links and writes
// "undefined" for an optional hyphen, so the raw text is read here instead.
import BufferReader from 'word-extractor/lib/buffer-reader.js'
import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { readDocText } from './doc-text.ts'
import { joinFurniture } from './docx-in/page-furniture.ts'
import { UploadProblem } from './upload-problem.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the format is made of them
const noteMark = /\u0002/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the format is made of them
const noteStart = /\u0002[\t ]*/g
const encryptedFlag = 0x0100
/** The first version of the format that Word 97 wrote. */
const word97 = 0x00c1

export async function readDoc(file: Uint8Array): Promise<ReleaseBlock[]> {
  const extractor = new WordOleExtractor()
  const extract = extractor.extractWordDocument
  extractor.extractWordDocument = (document, stream) => {
    checkStream(stream)
    return extract.call(extractor, document, stream)
  }
  extractor.buildDocument = () => undefined
  const reader = new BufferReader(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  try {
    await reader.open()
    await extractor.extract(reader)
  } catch (error) {
    throw error instanceof UploadProblem ? error : new UploadProblem('damaged', { cause: error })
  }
  return joinStories(extractor)
}

function checkStream(stream: Buffer): void {
  if (stream.length < 0x200 || stream.readUInt16LE(0) !== 0xa5ec) throw new UploadProblem('damaged')
  if (stream.readUInt16LE(2) < word97) throw new UploadProblem('old_word')
  if ((stream.readUInt16LE(0x0a) & encryptedFlag) !== 0) throw new UploadProblem('encrypted')
}

/** The stories follow one another in one long text, each as long as the file's head says. */
function joinStories({ _pieces, _boundaries, _taggedHeaders }: WordOleExtractor): ReleaseBlock[] {
  const text = _pieces.map((piece) => piece.text).join('')
  let position = 0
  const take = (length: string) => {
    const start = position
    position += _boundaries[length] ?? 0
    return text.slice(start, position)
  }
  const body = take('ccpText')
  const footnotes = take('ccpFtn')
  take('ccpHdd')
  take('ccpAtn')
  const endnotes = take('ccpEdn')
  const boxes = take('ccpTxbx')
  const number = footnotes !== '' && endnotes !== '' ? dropMarks : numberMarks
  const furniture = (kind: string) =>
    _taggedHeaders.filter(({ type }) => type === kind).map((header) => readDocText(header.text))
  return [
    ...readDocText(number(body, noteMark, '')),
    ...readDocText(boxes),
    ...withRule(readDocText(number(footnotes + endnotes, noteStart, ' '))),
    ...withRule(joinFurniture(furniture('headers'), furniture('footers'))),
  ]
}

/** The mark of a note is the same character in the text and before the note; the first of one belongs to the first of the other. */
function numberMarks(text: string, mark: RegExp, after: string): string {
  let number = 0
  return text.replace(mark, () => {
    number += 1
    return `[${number}]${after}`
  })
}

function dropMarks(text: string, mark: RegExp): string {
  return text.replace(mark, '')
}

function withRule(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  return blocks.length === 0 ? [] : [{ type: 'rule' }, ...blocks]
}
