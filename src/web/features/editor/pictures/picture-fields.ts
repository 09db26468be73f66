import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { type PicturePlace, pictureLimits } from '#domain/document/picture.ts'
import { readNode } from './picture-node.ts'

/** All words of a field of the picture at a position; undefined where there is none. */
export function readField(doc: Node, position: number, field: PicturePlace['field']): string | undefined {
  const node = doc.nodeAt(position)
  return node ? readNode(node)?.[field] : undefined
}

/** Replaces words of the picture at a position; false if its field would be too long, or there is no picture. */
export function replaceInPicture(
  tr: Transaction,
  position: number,
  { field, from, to }: PicturePlace,
  text: string,
): boolean {
  const words = readField(tr.doc, position, field)
  const next = words === undefined ? undefined : words.slice(0, from) + text + words.slice(to)
  if (next === undefined || next.length > pictureLimits[field]) return false
  tr.setNodeAttribute(position, field, next)
  return true
}
