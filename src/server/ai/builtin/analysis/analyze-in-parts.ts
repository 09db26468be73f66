// Analyzes a draft part by part, so that a short draft need not wait for a long one, and a stop takes effect after the current part.
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

/** Blocks of three lines with a blank line between them. */
function writeAnalysis(suggestions: readonly RankedSuggestion[]): string {
  return suggestions
    .map(
      ({ original, improved, why }) =>
        `Original: ${collapseSpace(original)}\nImproved: ${collapseSpace(improved)}\nWhy: ${why}`,
    )
    .join('\n\n')
}
