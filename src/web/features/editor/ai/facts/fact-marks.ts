// The fact lock in the editor. Facts added by AI stay marked in the text until the user verifies them. As marks of the
// document they are saved, versioned, undone and synced with it. Word files, emails and models get the text without them.
import { Extension, Mark } from '@tiptap/core'
import type { MarkType, Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { FactKind } from '#domain/language/fact.ts'
import type { Range } from './text-places.ts'

export const factMark = 'unsupportedFact'
export const quoteMark = 'aiQuote'

/** Outside links and bold, so that one mark stays one element. */
const outermost = 1100

export interface QuoteApproval {
  by: string
  /** ISO timestamp. */
  at: string
  /** The approved words. */
  words: string
}

const kinds: readonly FactKind[] = [
  'number',
  'amount',
  'percentage',
  'date',
  'time',
  'name',
  'organisation',
  'link',
]

/** A number, date, name or link that isn't in the user's material. */
export const UnsupportedFact = Mark.create({
  name: factMark,
  priority: outermost,
  inclusive: false,
  clearable: false,
  addAttributes() {
    return {
      kind: {
        default: 'name',
        parseHTML: (element) => kinds.find((kind) => kind === element.getAttribute('data-fact')) ?? 'name',
        renderHTML: ({ kind }) => ({ 'data-fact': kind }),
      },
    }
  },
  parseHTML: () => [{ tag: 'span[data-fact]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** A quotation written by AI, a draft until somebody approves it; or one typed by the user that somebody approved. */
export const AiQuote = Mark.create({
  name: quoteMark,
  priority: outermost + 1,
  inclusive: false,
  clearable: false,
  addAttributes() {
    const attribute = (name: string) => ({
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      renderHTML: (attributes: Record<string, unknown>) => {
        const value = attributes[name.replace('data-approved-', '')]
        return typeof value === 'string' ? { [name]: value } : {}
      },
    })
    return {
      by: attribute('data-approved-by'),
      at: attribute('data-approved-at'),
      words: attribute('data-approved-words'),
      isTyped: {
        default: false,
        parseHTML: (element) => element.hasAttribute('data-typed'),
        renderHTML: ({ isTyped }) => (isTyped === true ? { 'data-typed': '' } : {}),
      },
    }
  },
  parseHTML: () => [{ tag: 'span[data-quote]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'span',
    { 'data-quote': 'data-approved-at' in HTMLAttributes ? 'approved' : 'draft', ...HTMLAttributes },
    0,
  ],
})

/** A fact the user edits by hand counts as verified. */
export const ManualFactEdits = Extension.create({
  name: 'manualFactEdits',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction(transactions, _before, state) {
          if (!transactions.some(isByHand)) return null
          const type = state.schema.marks[factMark]
          const touched = type ? transactions.flatMap((each) => findTouched(each, type)) : []
          if (!type || touched.length === 0) return null
          const { tr } = state
          for (const { from, to } of touched) tr.removeMark(from, Math.min(to, state.doc.content.size), type)
          return tr
        },
      }),
    ]
  },
})

/** Set on our own transactions, including fixes of the newsroom check: their text keeps its marks. */
export const byAi = 'byAi'

function isByHand(transaction: Transaction): boolean {
  return (
    transaction.docChanged &&
    transaction.getMeta(byAi) === undefined &&
    transaction.getMeta('history$') === undefined &&
    transaction.getMeta('appendedTransaction') === undefined
  )
}

/** Marked ranges the user typed into or cut from. */
function findTouched(transaction: Transaction, type: MarkType): Range[] {
  const touched: Range[] = []
  transaction.mapping.maps.forEach((map, index) => {
    const rest = transaction.mapping.slice(index + 1)
    map.forEach((oldFrom, oldTo, newFrom, newTo) => {
      const before = transaction.docs[index]
      const isInside = before !== undefined && cutsInto(before, oldFrom, oldTo, type)
      if (!isInside) return
      const at = markedAround(transaction.doc, rest.map(newFrom, -1), rest.map(newTo, 1), type)
      if (at) touched.push(at)
    })
  })
  return touched
}

/** Whether a change between these positions leaves part of a marked range. */
function cutsInto(doc: Node, from: number, to: number, type: MarkType): boolean {
  const startsInside = hasMark(doc, from - 1, from, type) && hasMark(doc, from, from + 1, type)
  const endsInside = hasMark(doc, to - 1, to, type) && hasMark(doc, to, to + 1, type)
  const takesAPiece =
    to > from &&
    doc.rangeHasMark(from, to, type) &&
    (hasMark(doc, from - 1, from, type) || hasMark(doc, to, to + 1, type))
  return startsInside || endsInside || takesAPiece
}

function hasMark(doc: Node, from: number, to: number, type: MarkType): boolean {
  return from >= 0 && to <= doc.content.size && doc.rangeHasMark(from, to, type)
}

/** The marked ranges that touch this range, joined. */
function markedAround(doc: Node, from: number, to: number, type: MarkType): Range | undefined {
  let found: Range | undefined
  const [first, last] = [Math.max(0, from - 1), Math.min(doc.content.size, to + 1)]
  doc.nodesBetween(first, last, (node, position) => {
    if (!node.isText || !type.isInSet(node.marks)) return
    const end = position + node.nodeSize
    found = { from: Math.min(found?.from ?? position, position), to: Math.max(found?.to ?? end, end) }
  })
  return found
}

export function readMarkTypes({ schema }: EditorState): { fact: MarkType; quote: MarkType } {
  const fact = schema.marks[factMark]
  const quote = schema.marks[quoteMark]
  if (!fact || !quote) throw new Error('The schema has no fact marks.')
  return { fact, quote }
}
