// A text is often read several times over: by a rule, by the laws of the edits it offers, by the rule after it. A reader that remembers
// reads the last texts once.

/** More texts than a paragraph has states while it is being edited; longer ones are not kept. */
const most = 64
const longest = 4000

/** The reader with a memory. What it gives is shared: nobody may change it. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
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
