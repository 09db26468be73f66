// Where the links of a text lead, compared with another version of it. The words of a link can be the same while its target isn't.

export interface TextLink {
  words: string
  target: string
}

export interface LinkChange {
  words: string
  /** Undefined for a link that was added. */
  before: string | undefined
  /** Undefined for a link that was removed. */
  after: string | undefined
  /** Its number among the links after. */
  place: number | undefined
}

/** In the order of the new text, and then those that were removed. A link that has other words and the same target is no change. */
export function compareLinks(before: readonly TextLink[], after: readonly TextLink[]): LinkChange[] {
  let old = before.map((link) => ({ ...link }))
  let now = after.map((link, place) => ({ ...link, place }))
  const pair = (keyOf: (link: TextLink) => string): [TextLink, TextLink & { place: number }][] => {
    const waiting = Map.groupBy(old, keyOf)
    const pairs = now.flatMap((link): [TextLink, typeof link][] => {
      const same = waiting.get(keyOf(link))?.shift()
      return same ? [[same, link]] : []
    })
    const paired = new Set<TextLink>(pairs.flat())
    old = old.filter((link) => !paired.has(link))
    now = now.filter((link) => !paired.has(link))
    return pairs
  }
  pair(({ words, target }) => JSON.stringify([words, target]))
  pair(({ target }) => target)
  const changed = pair(({ words }) => words).map(
    ([was, { words, target, place }]): LinkChange => ({
      ...{ words, before: was.target, after: target, place },
    }),
  )
  const added = now.map(
    ({ words, target, place }): LinkChange => ({
      ...{ words, before: undefined, after: target, place },
    }),
  )
  const removed = old.map(
    ({ words, target }): LinkChange => ({
      ...{ words, before: target, after: undefined, place: undefined },
    }),
  )
  return [...[...changed, ...added].sort((one, other) => (one.place ?? 0) - (other.place ?? 0)), ...removed]
}
