import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** Replaces only what differs, so that positions around it stay mapped. Returns where it starts; undefined if nothing differs. */
export function replaceDifference(tr: Transaction, before: Node, after: Node): number | undefined {
  const start = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (start === null || !end) return undefined
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap))
  return start
}
