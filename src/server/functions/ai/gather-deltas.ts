// Joins pieces that come faster than a screen can show them. The first is sent at once. Each event costs a write to the network, which is
// most of the cost of a stream.
import { setTimeout as sleep } from 'node:timers/promises'

const windowMs = 30
/** The response head is sent some turns of the event loop after the first piece; pieces that are ready would delay both. */
const headMs = 5

export async function* gatherDeltas(
  deltas: AsyncIterable<string>,
  window = windowMs,
): AsyncGenerator<string> {
  const iterator = deltas[Symbol.asyncIterator]()
  try {
    const first = await iterator.next()
    if (first.done) return
    yield first.value
    await sleep(headMs)
    let next = iterator.next()
    for (;;) {
      const gathered = await gather(iterator, next, window)
      if (gathered.text !== '') yield gathered.text
      if (!gathered.next) return
      next = gathered.next
    }
  } finally {
    // Also when the reader stops; the signal has already told the writer.
    await iterator.return?.()
  }
}

/** Takes what comes within the window after the next piece; returns the promise that was not fulfilled in time. */
async function gather(
  iterator: AsyncIterator<string>,
  awaited: Promise<IteratorResult<string>>,
  window: number,
): Promise<{ text: string; next?: Promise<IteratorResult<string>> }> {
  const first = await awaited
  if (first.done) return { text: '' }
  let text = first.value
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), window)
  })
  try {
    for (;;) {
      const next = iterator.next()
      // A failure waits until what came before it is out; it is thrown when it is awaited.
      const piece = await Promise.race([next, over]).catch(() => undefined)
      if (!piece) return { text, next }
      if (piece.done) return { text }
      text += piece.value
    }
  } finally {
    clearTimeout(timer)
  }
}
