// Which suggestions are told, and in which order.

export interface RankedSuggestion {
  original: string
  improved: string
  why: string
  weight: number
}

const most = 30

/** The most serious first, equals in reading order; a repeated sentence is listed once. */
export function rank(suggestions: readonly RankedSuggestion[]): RankedSuggestion[] {
  const first = new Map(suggestions.toReversed().map((suggestion) => [suggestion.original, suggestion]))
  return suggestions
    .filter((suggestion) => first.get(suggestion.original) === suggestion)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
}
