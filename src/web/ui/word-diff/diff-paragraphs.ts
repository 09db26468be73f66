// A word diff as paragraphs to render, each with the kind of its line, and every change numbered.
import type { DiffPart } from '#domain/text/word-diff.ts'
import type { LineKind } from './read-lines.ts'

export interface DiffPiece {
  kind: DiffPart['kind']
  text: string
  /** Number of its change, from 0; undefined for unchanged text. */
  change: number | undefined
}

export interface DiffParagraph {
  kind: LineKind
  pieces: DiffPiece[]
}

/** A piece, or a line break on one side or both. */
type Step = DiffPiece | { end: DiffPart['kind'] }

export function splitParagraphs(
  parts: readonly DiffPart[],
  before: readonly LineKind[],
  after: readonly LineKind[],
): DiffParagraph[] {
  const paragraphs: DiffParagraph[] = []
  let pieces: DiffPiece[] = []
  const line = { before: 0, after: 0 }
  for (const step of [...listSteps(parts), { end: 'same' } as const]) {
    if ('text' in step) {
      pieces.push(step)
      continue
    }
    const kind = isRemoved(pieces) ? before[line.before] : after[line.after]
    if (pieces.length > 0) paragraphs.push({ kind: kind ?? 'paragraph', pieces })
    pieces = []
    if (step.end !== 'added') line.before += 1
    if (step.end !== 'removed') line.after += 1
  }
  return paragraphs
}

const isRemoved = (pieces: readonly DiffPiece[]): boolean => pieces.every(({ kind }) => kind === 'removed')

function listSteps(parts: readonly DiffPart[]): Step[] {
  let change = -1
  return parts.flatMap(({ kind, text }, index) => {
    if (kind !== 'same' && (index === 0 || parts[index - 1]?.kind === 'same')) change += 1
    const number = kind === 'same' ? undefined : change
    return text.split('\n').flatMap((words, row): Step[] => {
      const piece = words === '' ? [] : [{ kind, text: words, change: number }]
      return row === 0 ? piece : [{ end: kind }, ...piece]
    })
  })
}
