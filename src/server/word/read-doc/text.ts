// A range of an old Word file's text -> blocks. Paragraphs, cells, fields and special characters are marked by control characters.

import { dropUnreadable } from '#domain/document/storable-text.ts'
import { tabText } from '#domain/editor/interface-limits.ts'
import type { ReleaseBlock, ReleaseSpan } from '#domain/formats/release-tree.ts'
import { flattenRow } from '#server/release-html/table-row.ts'
import { createFields, type Fields } from '#server/word/read-docx/fields.ts'
import type { MarkedText } from './text-marks.ts'

export const noteMark = '\u0002'
/** Replaces a deleted or hidden character. */
export const removedCharacter = '\0'
/** Replaces an unknown symbol. */
export const unknownSign = '\u0006'
export const cellEnd = '\u0007'
const lineEnds = new Set(['\r', '\n', '\f', '\u000e'])
const fieldBegin = '\u0013'
const fieldSeparate = '\u0014'
const fieldEnd = '\u0015'
const marks = new RegExp(
  `([${[noteMark, cellEnd, fieldBegin, fieldSeparate, fieldEnd, ...lineEnds].join('')}])`,
)

/** Text with its properties; `start` is its position in the file. */
export interface Stretch {
  text: string
  start: number
  marked: Pick<MarkedText, 'isInTable' | 'isRowEnd'>
}

export interface DocTextOptions {
  /** Note numbers by the position of the reference. */
  noteNumbers?: ReadonlyMap<number, number>
  /** Replaces a page number. */
  pageMark?: string
}

export function readDocText(
  { text, start, marked }: Stretch,
  { noteNumbers, pageMark }: DocTextOptions = {},
): ReleaseBlock[] {
  const blocks: ReleaseBlock[] = []
  const fields = createFields(findOpenFields(text), pageMark)
  let cells: ReleaseBlock[][] = []
  let cell: ReleaseBlock[] = []
  let spans: ReleaseSpan[] = []
  const takeParagraph = (): ReleaseBlock[] => {
    const trimmed = trimLine(spans)
    spans = []
    return trimmed.length === 0 ? [] : [{ type: 'paragraph', spans: trimmed }]
  }
  const endCell = () => {
    cells.push([...cell, ...takeParagraph()])
    cell = []
  }
  const endRow = () => {
    blocks.push(...flattenRow(cells), ...cell, ...takeParagraph())
    cells = []
    cell = []
  }
  const endLine = (place: number) => {
    // One of several paragraphs in a cell.
    if (marked.isInTable(place) && !marked.isRowEnd(place)) cell.push(...takeParagraph())
    else endRow()
  }
  const addPiece = (piece: string, place: number) => {
    if (piece === noteMark) addSpan(spans, writeNumber(noteNumbers?.get(place)), undefined)
    else if (piece === cellEnd && !marked.isRowEnd(place)) endCell()
    else if (piece === cellEnd || lineEnds.has(piece)) endLine(place)
    else addSpan(spans, piece, fields.link())
  }
  let place = start
  for (const piece of splitAtMarks(text)) {
    if (isFieldMark(piece)) addSpan(spans, passFieldMark(fields, piece), fields.link())
    else if (fields.isSeen()) addPiece(piece, place)
    else fields.addCode(piece)
    place += piece.length
  }
  endRow()
  return blocks
}

function writeNumber(number: number | undefined): string {
  return number === undefined ? '' : `[${number}]`
}

function isFieldMark(piece: string): boolean {
  return piece === fieldBegin || piece === fieldSeparate || piece === fieldEnd
}

/** Returns the text of a field without a result. */
function passFieldMark(fields: Fields, mark: string): string {
  if (mark === fieldBegin) fields.begin()
  else if (mark === fieldSeparate) fields.separate()
  else return fields.end()
  return ''
}

/** Unclosed fields would swallow the text after them. */
function findOpenFields(text: string): ReadonlySet<number> {
  const fields = createFields()
  for (const piece of splitAtMarks(text)) if (isFieldMark(piece)) passFieldMark(fields, piece)
  return fields.unfinished()
}

function splitAtMarks(text: string): string[] {
  return text.split(marks).filter((piece) => piece !== '')
}

function addSpan(spans: ReleaseSpan[], raw: string, link: string | undefined): void {
  // Pictures, optional hyphens and deleted text are also control characters.
  const readable = raw
    .replaceAll('\v', '\n')
    .replaceAll('\u001e', '\u2011')
    .replaceAll(unknownSign, '[symbol]')
    .replaceAll('\ufffc', '')
  const text = dropUnreadable(readable)
  if (text !== '') spans.push({ text, ...(link && { link }) })
}

function trimLine(spans: readonly ReleaseSpan[]): ReleaseSpan[] {
  if (spans.every(({ text }) => text.trim() === '')) return []
  return spans.map((span, index) => {
    const begun = index === 0 ? span.text.replace(/^[\t\n]+/, '') : span.text
    const ended = index === spans.length - 1 ? begun.trimEnd() : begun
    return { ...span, text: ended.replaceAll('\t', tabText) }
  })
}
