// Caches what is slow to compute: values that are the same for all texts, and for a while what a function read from a text, because several rules
// and checks read the same text.

/** More texts than there are versions of a paragraph while it is edited; longer texts are not kept. */
const mostTexts = 64
const longestText = 4000

/** Caches the function's results. They are shared, so they must not be changed. */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined || known.has(text)) return kept as Value
    const value = read(text)
    if (text.length > longestText) return value
    if (known.size >= mostTexts) known.delete(known.keys().next().value ?? '')
    known.set(text, value)
    return value
  }
}

/** A value that is computed when first needed, since most pages and processes never need it. */
export function makeLazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
