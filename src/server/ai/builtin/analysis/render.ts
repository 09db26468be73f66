// Suggestions as the text of an analysis: blocks of three lines with a blank line between them.
import { collapseSpace } from '#domain/text/collapse-space.ts'

export interface WrittenSuggestion {
  original: string
  improved: string
  why: string
}

export function writeAnalysis(suggestions: readonly WrittenSuggestion[]): string {
  return suggestions
    .map(
      ({ original, improved, why }) =>
        `Original: ${collapseSpace(original)}\nImproved: ${collapseSpace(improved)}\nWhy: ${why}`,
    )
    .join('\n\n')
}
