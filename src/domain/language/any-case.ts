// Writes a part of a pattern so that it matches in any case, letter by letter: "ceo" becomes "[cC][eE][oO]".
//
// The engine's own notation (?i:…) is not used because of a bug: once a pattern has run often enough to be compiled, "CEO" is no longer found.
// Whole patterns may use the flag i.
const part = /\[(?<letters>[a-z]+)\]|\[[^\]]*\]|\\[pP]\{[^}]*\}|\\.|\(\?<?[:=!]|(?<letter>[a-z])/gi

/** The source of a pattern that matches in any case; character classes must be plain letters. */
export function anyCase(source: string): string {
  return source.replaceAll(part, (found, letters?: string, letter?: string) => {
    const chosen = letters ?? letter
    return chosen === undefined ? found : `[${chosen.toLowerCase()}${chosen.toUpperCase()}]`
  })
}
