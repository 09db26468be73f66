// An analysis part by part: a short draft of somebody else overtakes a book, and a stop ends it after the part at work.
import { writeSuggestion } from '#domain/ai/analysis.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import type { Ask } from '#server/ai/builtin/thread-work.ts'
import type { Run } from '#server/ai/writer.ts'
import type { RankedSuggestion } from './analyze-part.ts'
import type { Part } from './parts.ts'

const maxSuggestions = 30

/** Analyzes the draft; `ask` has each part read in the worker. */
export async function analyzeInParts(parts: readonly Part[], run: Run, ask: Ask<Part>): Promise<string> {
  const found: RankedSuggestion[] = []
  for (const part of parts) found.push(...(JSON.parse(await ask(part, run)) as RankedSuggestion[]))
  return writeAnalysis(rank(found))
}

/** The suggestions, the most serious first and equals in reading order; a repeated sentence is listed once. */
function rank(suggestions: readonly RankedSuggestion[]): RankedSuggestion[] {
  const first = new Map(suggestions.toReversed().map((suggestion) => [suggestion.original, suggestion]))
  return suggestions
    .filter((suggestion) => first.get(suggestion.original) === suggestion)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, maxSuggestions)
}

/** Blocks with a blank line between them. */
function writeAnalysis(suggestions: readonly RankedSuggestion[]): string {
  return suggestions
    .map(({ original, improved, why, category }) =>
      writeSuggestion({
        original: collapseSpace(original),
        improved: collapseSpace(improved),
        why,
        category,
      }),
    )
    .join('\n\n')
}
