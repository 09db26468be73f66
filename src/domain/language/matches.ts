// Lists all matches of a global pattern. Faster than String.matchAll, which copies the pattern for each text.

// Shared by the many texts without a match.
const none: readonly RegExpExecArray[] = []

/** The matches in order; the pattern needs the flag g. */
export function findMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (match === null) return none
  const matches: RegExpExecArray[] = []
  for (; match !== null; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}

/** The same for a pattern that can only match at the given places; it needs the flag y instead. */
export function findMatchesAt(
  text: string,
  pattern: RegExp,
  places: readonly number[],
): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  let end = 0
  for (const place of places) {
    if (place < end) continue
    pattern.lastIndex = place
    const match = pattern.exec(text)
    if (match === null) continue
    matches.push(match)
    end = place + match[0].length
  }
  return matches
}

/**
 * The matches in a text that contains the sign, which every match has: one search for it is much cheaper than a long pattern that finds nothing.
 * With places, the pattern is sticky and tried only there.
 */
export function findMatchesWith(
  text: string,
  sign: RegExp,
  pattern: RegExp,
  places?: readonly number[],
): readonly RegExpExecArray[] {
  if (!sign.test(text)) return none
  return places === undefined ? findMatches(text, pattern) : findMatchesAt(text, pattern, places)
}

/** The text escaped for a pattern that matches exactly it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
