// Words that say that nothing else is as large, as fast or as good.

/** Words that look like superlatives, and superlatives of time and place. */
const others =
  'forest|harvest|interest|request|contest|protest|honest|modest|invest|guest|quest|west|test|rest|nest|pest|vest|chest|arrest|crest|digest|manifest|midwest|northwest|southwest|everest|budapest|latest|nearest|closest|earliest|furthest|farthest'

/** Source of a pattern for one: 'largest', 'best', 'most trusted', 'fastest-growing', 'No. 1', 'top'. */
export function superlativePattern(): string {
  return `(?:(?!(?:${others})\\b)\\p{Ll}{1,14}est(?:-\\p{Ll}+)?|top|foremost|No\\. 1|[Nn]umber one|most \\p{Ll}+(?:-\\p{Ll}+)?)`
}
