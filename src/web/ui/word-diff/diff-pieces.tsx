import type { ReactNode } from 'react'
import { InOrder } from '#web/ui/in-order.tsx'
import type { DiffPiece } from './diff-paragraphs.ts'

interface DiffPiecesProps {
  pieces: readonly DiffPiece[]
  /** The selected change; -1 for none. */
  current?: number
  /** What can be done with a change, after its last piece. */
  showActions?: ((change: number) => ReactNode) | undefined
}

/** One line with its additions and deletions. */
export function DiffPieces({ pieces, current = -1, showActions }: DiffPiecesProps) {
  return (
    <InOrder items={pieces}>
      {(piece, index) => (
        <>
          {isJoined(pieces[index - 1], piece) && ' '}
          <Piece piece={piece} isCurrent={piece.change !== undefined && piece.change === current} />
          {piece.change !== undefined &&
            pieces[index + 1]?.change !== piece.change &&
            showActions?.(piece.change)}
        </>
      )}
    </InOrder>
  )
}

/** Deleted and inserted text need a space between them if neither has one. */
function isJoined(before: DiffPiece | undefined, piece: DiffPiece): boolean {
  return before?.kind === 'removed' && piece.kind === 'added' && !/\s$/.test(before.text)
}

function Piece({ piece, isCurrent }: { piece: DiffPiece; isCurrent: boolean }) {
  if (piece.kind === 'same') return piece.text
  const Mark = piece.kind === 'added' ? 'ins' : 'del'
  const words = piece.text.trimEnd()
  return (
    <>
      <Mark
        data-change={piece.change}
        className={isCurrent ? 'rounded-[3px] outline-2 outline-accent' : undefined}
      >
        {words}
      </Mark>
      {piece.text.slice(words.length)}
    </>
  )
}
