// The analysis in its own thread: Harper takes seconds to load and some 400 MB, and nobody else should wait for it.
import { parentPort } from 'node:worker_threads'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { analyzeBlocks } from './analyze-release.ts'

parentPort?.on('message', async ({ id, html }: { id: number; html: string }) => {
  try {
    parentPort?.postMessage({ id, analysis: await analyzeBlocks(parseRelease(html)) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
