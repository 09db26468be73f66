// Replaces a part of the draft with the proposed text. Lists and quotations at its edges continue as what they are.
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model'
import type { Range } from '#web/features/editor/ai/facts/text-places.ts'

/** The document's content with the range replaced by `proposed`. */
export function replacePart(doc: Node, { from, to }: Range, proposed: Node): Fragment {
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)]
  const only = proposed.childCount === 1 ? proposed.firstChild : null
  // Within one paragraph its type stays.
  if (only?.isTextblock && $from.sameParent($to))
    return putBack($from, $from.depth, cutAround($from, $to, only.content))
  const depth = findDepth($from, $to, proposed)
  return fill(putBack($from, depth, joinAround($from, $to, depth, proposed.content)))
}

/** A list item that lost its own paragraph but keeps a nested list gets an empty paragraph. */
function fill(content: Fragment): Fragment {
  let filled = content
  content.forEach((node, _offset, index) => {
    if (node.isTextblock) return
    const inner = fill(node.content)
    const missing = node.type.contentMatch.fillBefore(inner)
    if (inner !== node.content || missing?.size)
      filled = filled.replaceChild(index, node.copy(missing?.append(inner) ?? inner))
  })
  return filled
}

function cutAround($from: ResolvedPos, $to: ResolvedPos, content: Fragment): Fragment {
  const { parent, parentOffset } = $from
  return parent.content.cut(0, parentOffset).append(content).append(parent.content.cut($to.parentOffset))
}

/** The whole document's content, with this content in the ancestor at that depth. */
function putBack($at: ResolvedPos, depth: number, content: Fragment): Fragment {
  if (depth === 0) return content
  const parent = $at.node(depth - 1)
  return putBack(
    $at,
    depth - 1,
    parent.content.replaceChild($at.index(depth - 1), $at.node(depth).copy(content)),
  )
}

/**
 * The depth at which the proposed blocks are inserted: where they start or end with the same types as the part, so that paragraphs stay
 * in their quotation and items in their list.
 */
function findDepth($from: ResolvedPos, $to: ResolvedPos, { content }: Node): number {
  const deepest = Math.min($from.sharedDepth($to.pos), $from.depth - 1, $to.depth - 1)
  const depths = Array.from({ length: deepest + 1 }, (_, depth) => depth)
  const isAlike = (depth: number) =>
    isSameKind($from.node(depth + 1), content.firstChild) ||
    isSameKind($to.node(depth + 1), content.lastChild)
  const isValid = (depth: number) =>
    $from.node(depth).type.validContent(joinAround($from, $to, depth, content))
  return depths.findLast((depth) => isAlike(depth) && isValid(depth)) ?? depths.findLast(isValid) ?? 0
}

function joinAround($from: ResolvedPos, $to: ResolvedPos, depth: number, content: Fragment): Fragment {
  const ancestor = $from.node(depth).content
  const start = $from.start(depth)
  const before = prune(ancestor.cut(0, $from.pos - start), $from.depth - depth, 'last')
  const after = prune(ancestor.cut($to.pos - start), $to.depth - depth, 'first')
  const end = join(content, after.content, after.open, 'second')
  return join(before.content, end, before.open, 'first')
}

interface Edge {
  content: Fragment
  /** How many levels of its edge are open and may continue in the adjacent content. */
  open: number
}

/** Removes what the cut has emptied: a paragraph without text, and the item around it. */
function prune(content: Fragment, open: number, side: 'first' | 'last'): Edge {
  const edge = side === 'first' ? content.firstChild : content.lastChild
  if (open === 0 || !edge || edge.isText) return { content, open: 0 }
  const index = side === 'first' ? 0 : content.childCount - 1
  const inner = prune(edge.content, open - 1, side)
  if (inner.content.size > 0)
    return { content: content.replaceChild(index, edge.copy(inner.content)), open: 1 + inner.open }
  return { content: cutChild(content, index), open: 0 }
}

function cutChild(content: Fragment, index: number): Fragment {
  return Fragment.from(content.content.toSpliced(index, 1))
}

/** Joins two contents; adjacent blocks of the same type become one, down to the given depth. */
function join(one: Fragment, two: Fragment, open: number, owner: 'first' | 'second'): Fragment {
  const { lastChild, childCount } = one
  const { firstChild } = two
  if (open === 0 || !lastChild || !firstChild || !isSameKind(lastChild, firstChild)) return one.append(two)
  const whole = owner === 'first' ? lastChild : firstChild
  const joined = whole.copy(join(lastChild.content, firstChild.content, open - 1, owner))
  return one.replaceChild(childCount - 1, joined).append(cutChild(two, 0))
}

/** Paragraphs and headings can be joined, and so can lists. */
function isSameKind(one: Node, other: Node | null): boolean {
  if (!other || one.isTextblock || other.isTextblock) return other?.isTextblock === true && one.isTextblock
  return one.type === other.type || (isList(one) && isList(other))
}

const isList = ({ type }: Node): boolean => type.spec.group?.split(' ').includes('list') === true
