// An analysis part by part: a short draft of somebody else overtakes a book, and a stop ends it after the part at work.
import type { Ask } from '#server/ai/builtin/thread-work.ts'
import type { AnalyzeTask, Run } from '#server/ai/writer.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { listParts, type Part } from './parts.ts'
import { type RankedSuggestion, rank } from './ranking.ts'
import { writeAnalysis } from './render.ts'

/** The analysis of a draft whose parts are read where `ask` has them read. */
export async function analyzeInParts({ html }: AnalyzeTask, run: Run, ask: Ask<Part>): Promise<string> {
  const found: RankedSuggestion[] = []
  for (const part of listParts(parseRelease(html), new Date().toISOString().slice(0, 10))) {
    found.push(...(JSON.parse(await ask(part, run)) as RankedSuggestion[]))
  }
  return writeAnalysis(rank(found))
}
