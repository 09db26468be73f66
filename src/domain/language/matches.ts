// All matches of a global pattern. String.matchAll copies the pattern for every text, which costs more than matching a sentence does.

// Mostly there are none, and then nothing need be made.
const none: readonly RegExpExecArray[] = []

/** The matches in reading order; the pattern must have the flag g. */
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

/** The same for a pattern that can only match at one of the places given; it must have the flag y instead. */
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
 * The matches in a text that has the sign, which is something every match has: one look for it costs far less than to try a long pattern
 * in vain. With places the pattern is sticky and tried there alone.
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

/** The text as a part of a pattern that matches exactly it. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
