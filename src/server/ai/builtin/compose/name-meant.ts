// What "it" means behind a sentence that says what the company makes or runs.

const thing =
  /^.{2,60}? (?:makes|builds|sells|runs|operates|offers|develops|designs|publishes|brews|grows|produces|provides) (?:an? |the |its )?(?<noun>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]*)(?=,| (?:that|which|for|to|in|of|from|with|used|and) |\.)/u

/** "214 elevators use it", after "Acme makes software that …": 214 elevators use the software. Undefined where nothing certain can be meant. */
export function nameMeant(text: string, meant: string): string | undefined {
  const noun = thing.exec(meant)?.groups?.noun
  if (noun === undefined) return undefined
  const isMany = /[^s]s$/.test(noun)
  const object = isMany
    ? /(?<=\p{L} )them(?=[.,;]|$| (?:in|at|on|every|today|now)\b)/u
    : /(?<=\p{L} )it(?=[.,;]|$| (?:in|at|on|every|today|now)\b)/u
  return object.test(text) && !/^(?:It|They|Its|Their)\b/u.test(text)
    ? text.replace(object, `the ${noun}`)
    : undefined
}
