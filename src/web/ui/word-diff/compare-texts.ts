// Compares two texts: short ones synchronously, long ones in a worker, and neither for more than a few seconds.
import { diffWords, type WordDiff } from '#domain/text/word-diff.ts'
import type { DiffRequest } from './word-diff-worker.ts'

/** Up to this many characters in total are compared synchronously, in a few milliseconds. */
const shortTexts = 60_000

/** After this time the rest counts as replaced, and the user is told. */
const limitMs = 4_000

/** Calls back synchronously for short texts, later for long ones. */
export function compareTexts(
  before: string,
  after: string,
  signal: AbortSignal,
): WordDiff | Promise<WordDiff> {
  const isShort = before.length + after.length <= shortTexts
  return isShort || typeof Worker === 'undefined'
    ? diffOnThisThread(before, after)
    : diffInWorker(before, after, signal)
}

function diffOnThisThread(before: string, after: string): WordDiff {
  const end = performance.now() + limitMs / 4
  return diffWords(before, after, () => performance.now() < end)
}

function diffInWorker(before: string, after: string, signal: AbortSignal): Promise<WordDiff> {
  const worker = new Worker(new URL('./word-diff-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<WordDiff>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WordDiff>) => resolve(data)
    worker.onerror = reject
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const request: DiffRequest = { before, after, limitMs }
  worker.postMessage(request)
  return answer
    .catch((error: unknown) => {
      // Without workers it compares here.
      if (signal.aborted) throw error
      return diffOnThisThread(before, after)
    })
    .finally(() => worker.terminate())
}
