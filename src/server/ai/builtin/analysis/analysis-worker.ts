// The analysis in its own thread: Harper takes seconds to load and some 400 MB, and nobody else should wait for it.
import { serveThread } from '#server/ai/builtin/thread.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { analyzeBlocks } from './analyze-release.ts'

serveThread((html: string) => analyzeBlocks(parseRelease(html)))
