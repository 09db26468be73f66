// Lists the marked facts and quotations of a document.
import type { Node } from '@tiptap/pm/model'
import type { FactKind } from '#domain/language/fact.ts'
import { findChangedBlocks, withPrevious } from '#web/features/editor/document/changed-blocks.ts'
import { factMark, type QuoteApproval, quoteMark } from './fact-marks.ts'
import type { Range } from './text-places.ts'

/** 'typed': written by the user, with no approval recorded. */
export type QuoteState = 'draft' | 'approved' | 'edited' | 'typed'

export type FactPlace = Range & { text: string } & (
    | { kind: 'fact'; factKind: FactKind }
    | { kind: 'quote'; state: QuoteState; approval: QuoteApproval | undefined; isTyped: boolean }
  )

export type QuotePlace = Extract<FactPlace, { kind: 'quote' }>

const perBlock = new WeakMap<Node, FactPlace[]>()

const none: readonly FactPlace[] = []

/** Every marked place in reading order. A text without any is only checked where it changed. */
export const listFacts = withPrevious<readonly FactPlace[]>((doc, previous) =>
  previous?.result.length === 0 && findChangedBlocks(previous.doc, doc).after.every(hasNone)
    ? none
    : listAll(doc),
)

const hasNone = (block: Node) => readBlock(block).length === 0

function listAll(doc: Node): FactPlace[] {
  const places: FactPlace[] = []
  doc.forEach((block, offset) => {
    for (const place of readBlock(block))
      places.push({ ...place, from: place.from + offset, to: place.to + offset })
  })
  return places
}

function readBlock(block: Node): FactPlace[] {
  const known = perBlock.get(block)
  if (known) return known
  const places: FactPlace[] = []
  block.descendants((node, position) => {
    if (!node.isText) return
    for (const { type, attrs } of node.marks) {
      const from = position + 1
      const to = from + node.nodeSize
      const text = node.text ?? ''
      if (type.name === factMark) join(places, { kind: 'fact', factKind: attrs.kind, from, to, text })
      if (type.name === quoteMark) join(places, readQuote(attrs, { from, to, text }))
    }
  })
  const settled = places.map(settleQuote)
  perBlock.set(block, settled)
  return settled
}

function readQuote(attrs: Record<string, unknown>, place: Range & { text: string }): FactPlace {
  const { by, at, words } = attrs
  const isApproved = typeof by === 'string' && typeof at === 'string' && typeof words === 'string'
  const approval = isApproved ? { by, at, words } : undefined
  return {
    kind: 'quote',
    state: approval ? 'approved' : 'draft',
    approval,
    isTyped: attrs.isTyped === true,
    ...place,
  }
}

/** Bold inside a quotation splits its text, not the quotation. */
function join(places: FactPlace[], place: FactPlace): void {
  const last = places.at(-1)
  const isOne =
    last?.kind === place.kind &&
    last.to === place.from &&
    (last.kind !== 'quote' || (place.kind === 'quote' && last.approval?.at === place.approval?.at))
  if (!last || !isOne) {
    places.push(place)
    return
  }
  last.to = place.to
  last.text += place.text
}

/** 'edited' if the words differ from the approved ones. */
function settleQuote(place: FactPlace): FactPlace {
  if (place.kind !== 'quote' || !place.approval || place.approval.words === place.text) return place
  return { ...place, state: 'edited' }
}

/** Whether a decision is needed: for a marked fact, or a quotation by AI or once approved that isn't approved in its current words. */
export function isOpen(place: FactPlace): boolean {
  return place.kind === 'fact' || place.state === 'draft' || place.state === 'edited'
}
