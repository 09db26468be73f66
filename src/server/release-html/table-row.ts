// A release has no tables: a row becomes a line.
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'

/** A row of plain cells is one line, `Region | 2025 | 2026`; cells with more content follow one another as blocks. */
export function flattenRow(cells: readonly ReleaseBlock[][]): ReleaseBlock[] {
  const lines = cells.map(lineOf)
  if (cells.length === 1 || lines.includes(undefined)) return cells.flat().filter(hasContent)
  const filled = lines.findLastIndex((spans) => readSpans(spans ?? []).trim() !== '')
  if (filled === -1) return []
  const spans = lines.slice(0, filled + 1).flatMap((line, index) => {
    const bar = index === 0 ? [] : [{ text: line?.length ? ' | ' : ' |' }]
    return [...bar, ...(line ?? [])]
  })
  return [{ type: 'paragraph', spans }]
}

function lineOf(cell: readonly ReleaseBlock[]): ReleaseSpan[] | undefined {
  const filled = cell.filter(hasContent)
  const [only] = filled
  if (!only) return []
  const isLine = filled.length === 1 && (only.type === 'paragraph' || only.type === 'heading')
  return isLine && !readSpans(only.spans).includes('\n') ? only.spans : undefined
}

function hasContent(block: ReleaseBlock): boolean {
  if (block.type === 'list') return block.items.flat().some(hasContent)
  return !(block.type === 'paragraph' || block.type === 'heading') || readSpans(block.spans).trim() !== ''
}
