import type { Node } from '@tiptap/pm/model'

export interface ChangedBlocks {
  before: readonly Node[]
  after: readonly Node[]
}

/** The top-level blocks in which two versions differ, without those they share at both ends. */
export function findChangedBlocks(before: Node, after: Node): ChangedBlocks {
  const [old, now] = [before.children, after.children]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return { before: old.slice(start, old.length - end), after: now.slice(start, now.length - end) }
}

/** A function of the document that also gets the previous document and its result, to look only at what changed. */
export function withPrevious<Result>(
  compute: (doc: Node, previous: { doc: Node; result: Result } | undefined) => Result,
): (doc: Node) => Result {
  let previous: { doc: Node; result: Result } | undefined
  return (doc) => {
    const result = compute(doc, previous)
    previous = { doc, result }
    return result
  }
}
