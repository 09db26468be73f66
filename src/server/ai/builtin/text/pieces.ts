// A finished text in small pieces, so that it can be shown as it comes and stopped on the way.
import { setImmediate } from 'node:timers/promises'

const pieceLength = 28
const piecesPerTurn = 16

/** The text piece by piece, cut between words and never inside a tag; throws the signal's reason once it is aborted. */
export async function* inPieces(
  make: () => Promise<string>,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<string> {
  signal.throwIfAborted()
  let count = 0
  for (const piece of cutPieces(await make())) {
    signal.throwIfAborted()
    yield piece
    count++
    // Others have their turn too, and an abort can arrive.
    if (count % piecesPerTurn === 0) await setImmediate()
  }
}

function cutPieces(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const [part] of text.matchAll(/<[^<>]*>|[^<\s]+\s*|\s+|</g)) {
    piece += part
    if (piece.length >= pieceLength) {
      pieces.push(piece)
      piece = ''
    }
  }
  if (piece !== '') pieces.push(piece)
  return pieces
}
