// Signs: patterns for words that say something about the words next to them.

/** The name of a sign and its pattern. */
export type Sign = readonly [string, RegExp]

/** The names of the signs found in the text. */
export function readSigns(text: string, signs: readonly Sign[]): string[] {
  return signs.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}

/** Adds the signs whose condition is true. */
export function addShown(evidence: Set<string>, signs: readonly (readonly [string, boolean])[]): void {
  for (const [sign, isShown] of signs) if (isShown) evidence.add(sign)
}

/** Adds signs with a prefix: 'after:verb'. */
export function addAll(evidence: Set<string>, prefix: string, signs: readonly string[]): void {
  for (const sign of signs) evidence.add(prefix + sign)
}
