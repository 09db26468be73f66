// A part of a pattern in which case does not matter, spelled out letter by letter: "ceo" becomes "[cC][eE][oO]".
//
// The engine has a notation for it, (?i:…), but stops reading it right once a pattern has run often enough to be compiled: "CEO" was then
// no longer found. Patterns as a whole may carry the flag i.
const part = /\[(?<letters>[a-z]+)\]|\[[^\]]*\]|\\[pP]\{[^}]*\}|\\.|\(\?<?[:=!]|(?<letter>[a-z])/gi

/** The source of a pattern that finds the same words in any case; classes must be plain letters to be widened. */
export function anyCase(source: string): string {
  return source.replaceAll(part, (found, letters?: string, letter?: string) => {
    const chosen = letters ?? letter
    return chosen === undefined ? found : `[${chosen.toLowerCase()}${chosen.toUpperCase()}]`
  })
}
