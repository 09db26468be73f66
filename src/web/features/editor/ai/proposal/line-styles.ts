// Styles the lines of a proposal like the document it proposes, including bold datelines.
import type { Node } from '@tiptap/pm/model'
import { readStyles } from '#web/features/editor/extensions/release-styles.ts'
import type { DiffParagraph, DiffPiece } from '#web/ui/word-diff/diff-paragraphs.ts'

export interface LineStyle {
  /** CSS class of a release part. */
  look: string | undefined
  /** Number of bold characters at the start. */
  bold: number
}

/** Keyed by the text of a block. */
export function readLineStyles(doc: Node): ReadonlyMap<string, LineStyle> {
  const looks = readStyles(doc)
  const styles = new Map<string, LineStyle>()
  doc.descendants((node) => {
    if (!node.isTextblock) return true
    const text = node.textContent.trim()
    const look = looks.get(text)
    const bold = countBold(node)
    if (look !== undefined || bold > 0) styles.set(text, { look, bold })
    return false
  })
  return styles
}

function countBold(block: Node): number {
  const first = block.children.findIndex((child) => !child.marks.some(({ type }) => type.name === 'bold'))
  const bold = first === -1 ? block.children : block.children.slice(0, first)
  return bold.reduce((length, { nodeSize }) => length + nodeSize, 0)
}

/** The line after the change. */
export function readAfter({ pieces }: DiffParagraph): string {
  return pieces
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('')
    .trim()
}

/** Splits a line after this many characters of its new text. */
export function splitPieces(pieces: readonly DiffPiece[], at: number): [DiffPiece[], DiffPiece[]] {
  const parts: [DiffPiece[], DiffPiece[]] = [[], []]
  let left = at
  for (const piece of pieces) {
    const cut = piece.kind === 'removed' ? (left > 0 ? piece.text.length : 0) : Math.max(0, left)
    const [before, after] = [piece.text.slice(0, cut), piece.text.slice(cut)]
    if (before !== '') parts[0].push({ ...piece, text: before })
    if (after !== '') parts[1].push({ ...piece, text: after })
    if (piece.kind !== 'removed') left -= before.length
  }
  return parts
}
