// The blanks of a release, such as [CITY]: each is marked, one click selects it whole, and while one is selected (or its answer is
// being typed) Tab and Shift+Tab go to the next and the previous one (docs/decisions/041). Elsewhere Tab inserts spaces.
import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { type Blank, findBlanks } from '#domain/release/blanks.ts'

interface Range {
  from: number
  to: number
}

interface BlankState {
  marks: DecorationSet
  /** What was typed in place of a selected blank, until the caret leaves it. */
  answer: Range | undefined
}

/** The look of a blank, on the page and in the tools (marks.css). */
const blankClass = 'release-blank'

const key = new PluginKey<BlankState>('templateBlanks')
const known = new WeakMap<Node, Blank[]>()

function blanksOf(textblock: Node): Blank[] {
  const old = known.get(textblock)
  if (old) return old
  // One placeholder character per leaf keeps offsets equal to positions.
  const blanks = findBlanks(textblock.textBetween(0, textblock.content.size, undefined, '\ufffc'))
  known.set(textblock, blanks)
  return blanks
}

function marksBetween(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    for (const blank of blanksOf(node))
      marks.push(Decoration.inline(position + 1 + blank.from, position + 1 + blank.to, { class: blankClass }))
    return false
  })
  return marks
}

/** Re-reads only the textblocks the transaction touched. */
function updateMarks(old: DecorationSet, tr: Transaction): DecorationSet {
  let from = Number.POSITIVE_INFINITY
  let to = 0
  tr.mapping.maps.forEach((map, index) => {
    const rest = tr.mapping.slice(index + 1)
    map.forEach((_oldFrom, _oldTo, newFrom, newTo) => {
      from = Math.min(from, rest.map(newFrom, -1))
      to = Math.max(to, rest.map(newTo, 1))
    })
  })
  const mapped = old.map(tr.mapping, tr.doc)
  if (from > to) return mapped
  const start = tr.doc.resolve(from)
  const end = tr.doc.resolve(to)
  const range = { from: start.depth > 0 ? start.before(1) : from, to: end.depth > 0 ? end.after(1) : to }
  const stale = mapped.find(range.from, range.to)
  const fresh = marksBetween(tr.doc, range.from, range.to)
  if (stale.length === 0 && fresh.length === 0) return mapped
  return mapped.remove(stale).add(tr.doc, fresh)
}

/** The range that replaced a selected blank, as long as the caret is inside it. */
function followAnswer(tr: Transaction, old: BlankState, before: EditorState): Range | undefined {
  if (tr.getMeta(key) === 'stop') return undefined
  const replaced = tr.docChanged ? blankAt(old, before.selection) : undefined
  const range = replaced ?? old.answer
  if (!range) return undefined
  const from = tr.mapping.map(range.from, -1)
  const to = tr.mapping.map(range.to, 1)
  const isInside = tr.selection.empty && tr.selection.from >= from && tr.selection.to <= to
  return isInside && tr.doc.resolve(from).sameParent(tr.doc.resolve(to)) ? { from, to } : undefined
}

function blankAt(blanks: BlankState | undefined, { from, to }: Range): Range | undefined {
  return blanks?.marks.find(from, to).find((blank) => blank.from === from && blank.to === to)
}

/** Selects the whole blank under the pointer, brackets included. */
function selectClicked(view: EditorView, position: number, event: MouseEvent): boolean {
  const { button, shiftKey, ctrlKey, metaKey, altKey, target } = event
  if (button !== 0 || shiftKey || ctrlKey || metaKey || altKey) return false
  if (!(target instanceof Element && target.closest(`.${blankClass}`))) return false
  const [blank] = key.getState(view.state)?.marks.find(position, position) ?? []
  if (!blank) return false
  const selection = TextSelection.create(view.state.doc, blank.from, blank.to)
  view.dispatch(view.state.tr.setSelection(selection))
  return true
}

export const TemplateBlanks = Extension.create({
  name: 'templateBlanks',

  addProseMirrorPlugins() {
    return [
      new Plugin<BlankState>({
        key,
        state: {
          init: (_config, { doc }) => ({
            answer: undefined,
            marks: DecorationSet.create(doc, marksBetween(doc, 0, doc.content.size)),
          }),
          apply(tr, old, before) {
            const marks = tr.docChanged ? updateMarks(old.marks, tr) : old.marks
            const answer = followAnswer(tr, old, before)
            return answer === old.answer && marks === old.marks ? old : { answer, marks }
          },
        },
        props: {
          decorations: (state) => key.getState(state)?.marks,
          handleClick: selectClicked,
          handleDoubleClick: selectClicked,
        },
      }),
    ]
  },
})

/** How many blanks are left to fill in. */
export function countBlanks(state: EditorState): number {
  return key.getState(state)?.marks.find().length ?? 0
}

/** Whether Tab goes to the next blank: one is selected, or its answer is being typed. */
export function isFillingBlanks(state: EditorState): boolean {
  const blanks = key.getState(state)
  const isWalking = blanks?.answer !== undefined || blankAt(blanks, state.selection) !== undefined
  return isWalking && countBlanks(state) > 0
}

/** The answer is done: from here on Tab is the editor's own. */
export function stopFillingBlanks(editor: Editor): void {
  if (key.getState(editor.state)?.answer) editor.view.dispatch(editor.state.tr.setMeta(key, 'stop'))
}

/** Selects the next or previous blank, wrapping at the ends; false when there is none. */
export function selectBlank(editor: Editor, direction: 1 | -1): boolean {
  const { state } = editor
  const all = (key.getState(state)?.marks.find() ?? []).sort((a, b) => a.from - b.from)
  const { from, to } = state.selection
  const next =
    direction === 1
      ? (all.find((blank) => blank.from >= to) ?? all[0])
      : (all.findLast((blank) => blank.to <= from) ?? all.at(-1))
  if (!next) return false
  const selection = TextSelection.create(state.doc, next.from, next.to)
  editor.view.dispatch(state.tr.setSelection(selection).scrollIntoView())
  return true
}
