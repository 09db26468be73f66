import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
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
          <Piece
            piece={piece}
            isCurrent={piece.change !== undefined && piece.change === current}
            actions={
              piece.change !== undefined &&
              pieces[index + 1]?.change !== piece.change &&
              showActions?.(piece.change)
            }
          />
        </>
      )}
    </InOrder>
  )
}

/** Deleted and inserted text need a space between them if neither has one. */
function isJoined(before: DiffPiece | undefined, piece: DiffPiece): boolean {
  return before?.kind === 'removed' && piece.kind === 'added' && !/\s$/.test(before.text)
}

interface PieceProps {
  piece: DiffPiece
  isCurrent: boolean
  /** What can be done with the change, if this is its last piece. */
  actions: ReactNode
}

function Piece({ piece, isCurrent, actions }: PieceProps) {
  if (piece.kind === 'same')
    return (
      <>
        {piece.text}
        {actions}
      </>
    )
  const Mark = piece.kind === 'added' ? 'ins' : 'del'
  const words = piece.text.trimEnd()
  const end = actions ? Math.max(words.lastIndexOf(' ') + 1, words.length - longestEnd) : 0
  const whole = isCurrent ? 'rounded-[3px] outline-2 outline-accent' : undefined
  const last = (
    <Mark
      data-change={piece.change}
      className={end > 0 ? classNames(endLook, isCurrent && currentEnd) : whole}
    >
      {words.slice(end)}
    </Mark>
  )
  return (
    <>
      {end > 0 && (
        <Mark data-change={piece.change} className={classNames(startLook, isCurrent && currentStart)}>
          {words.slice(0, end)}
        </Mark>
      )}
      {actions ? (
        <span className="whitespace-nowrap">
          {last}
          {actions}
        </span>
      ) : (
        last
      )}
      {piece.text.slice(words.length)}
    </>
  )
}

/** Characters that always stay on one line with the actions: the last word, or the end of a long one. */
const longestEnd = 20

/** The two parts of a mark whose end stays with its actions look like one; an outline would run between them. */
const startLook = 'rounded-r-none pr-0'
const endLook = 'rounded-l-none pl-0'
const currentStart =
  'shadow-[-2px_-2px_var(--accent),-2px_2px_var(--accent),0_-2px_var(--accent),0_2px_var(--accent)]'
const currentEnd =
  'shadow-[2px_-2px_var(--accent),2px_2px_var(--accent),0_-2px_var(--accent),0_2px_var(--accent)]'
