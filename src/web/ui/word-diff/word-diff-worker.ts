// Compares two long texts off the main thread, so that the page stays responsive.
import { diffWords } from '#domain/text/word-diff.ts'

export interface DiffRequest {
  before: string
  after: string
  limitMs: number
}

self.onmessage = ({ data }: MessageEvent<DiffRequest>) => {
  const end = performance.now() + data.limitMs
  self.postMessage(diffWords(data.before, data.after, () => performance.now() < end))
}
