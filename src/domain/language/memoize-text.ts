// Caches what costs to read. Values that are the same for all texts are made once, and what a function reads in a text is kept for a while: the same text is read by a rule, by the checks of the edits it offers, and by the next rule.

/** More texts than a paragraph has states while it is being edited; longer ones are not kept. */
const most = 64
const longest = 4000

/** Results are shared, so they must not be changed. */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined || known.has(text)) return kept as Value
    const value = read(text)
    if (text.length > longest) return value
    if (known.size >= most) known.delete(known.keys().next().value ?? '')
    known.set(text, value)
    return value
  }
}

/** A value that is made when it is first asked for: most pages and processes never need it. */
export function makeLazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
