// Yields a finished text in small pieces, so that it can be shown as it comes and stopped.
import { setImmediate } from 'node:timers/promises'

const pieceLength = 28
const piecesPerTurn = 16

/** The pieces, cut between words and never inside a tag. Throws the signal's reason once it is aborted. */
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
    // Gives other requests their turn, and an abort its chance.
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
