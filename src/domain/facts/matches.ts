// All matches of a global pattern. String.matchAll copies the pattern for every text, which costs more than matching a sentence does.

/** The matches in reading order; the pattern must have the flag g. */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}
