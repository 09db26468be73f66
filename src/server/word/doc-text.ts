// The raw text of an old Word file: paragraphs, cells, fields and special characters are all control characters in it.
import type { ReleaseBlock, ReleaseSpan } from '#domain/formats/release-tree.ts'
import { tabText } from '#domain/interface-limits.ts'
import { flattenRow } from '#server/release-html/table-row.ts'
import { createFields, type Fields } from './docx-in/fields.ts'

const cellEnd = '\u0007'
const lineEnds = new Set(['\r', '\n', '\f', '\u000e'])
const fieldMarks = new Map<string, (fields: Fields) => void>([
  ['\u0013', ({ begin }) => begin()],
  ['\u0014', ({ separate }) => separate()],
  ['\u0015', ({ end }) => end()],
])

export function readDocText(text: string): ReleaseBlock[] {
  const blocks: ReleaseBlock[] = []
  const fields = createFields()
  let cells: ReleaseBlock[][] = []
  let spans: ReleaseSpan[] = []
  const takeParagraph = (): ReleaseBlock[] => {
    const trimmed = trimLine(spans)
    spans = []
    return trimmed.length === 0 ? [] : [{ type: 'paragraph', spans: trimmed }]
  }
  const endLine = () => {
    // After the last cell of a row comes a line end of its own.
    blocks.push(...flattenRow(cells), ...takeParagraph())
    cells = []
  }
  for (const piece of splitAtMarks(text)) {
    const mark = fieldMarks.get(piece)
    if (mark) mark(fields)
    else if (!fields.isSeen()) fields.addCode(piece)
    else if (piece === cellEnd) cells.push(takeParagraph())
    else if (lineEnds.has(piece)) endLine()
    else addSpan(spans, piece, fields.link())
  }
  endLine()
  return blocks
}

function splitAtMarks(text: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the format is made of them
  return text.split(/([\u0007\u0013-\u0015\r\n\f\u000e])/).filter((piece) => piece !== '')
}

function addSpan(spans: ReleaseSpan[], raw: string, link: string | undefined): void {
  const text = raw
    .replaceAll('\v', '\n')
    .replaceAll('\u001e', '\u2011')
    // Pictures, optional hyphens and what the extractor blanked out.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format is made of them
    .replace(/[\u0000-\u0008\u000e-\u001f\ufffc]/g, '')
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
