// The placeholders of a template on the sheet: each is marked, and in template mode Tab and Shift+Tab go from one to the next.
// The mode begins with a template, and ends with Esc or with the last placeholder.
import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { findPlaceholders, type Placeholder } from '#domain/release/placeholders.ts'

interface BlankState {
  isActive: boolean
  marks: DecorationSet
}

const key = new PluginKey<BlankState>('templateBlanks')
const known = new WeakMap<Node, Placeholder[]>()

function blanksOf(textblock: Node): Placeholder[] {
  const old = known.get(textblock)
  if (old) return old
  // One stand-in per leaf keeps offsets equal to positions.
  const blanks = findPlaceholders(textblock.textBetween(0, textblock.content.size, undefined, '\ufffc'))
  known.set(textblock, blanks)
  return blanks
}

function marksBetween(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    for (const blank of blanksOf(node))
      marks.push(
        Decoration.inline(position + 1 + blank.from, position + 1 + blank.to, { class: 'release-blank' }),
      )
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

export const TemplateBlanks = Extension.create({
  name: 'templateBlanks',

  addProseMirrorPlugins() {
    return [
      new Plugin<BlankState>({
        key,
        state: {
          init: (_config, { doc }) => ({
            isActive: false,
            marks: DecorationSet.create(doc, marksBetween(doc, 0, doc.content.size)),
          }),
          apply(tr, old) {
            const wanted = (tr.getMeta(key) as boolean | undefined) ?? old.isActive
            const marks = tr.docChanged ? updateMarks(old.marks, tr) : old.marks
            const isActive = wanted && marks.find().length > 0
            return isActive === old.isActive && marks === old.marks ? old : { isActive, marks }
          },
        },
        props: { decorations: (state) => key.getState(state)?.marks },
      }),
    ]
  },
})

/** How many placeholders are left while the mode is on, else 0. */
export function countBlanks(state: EditorState): number {
  const blanks = key.getState(state)
  return blanks?.isActive ? blanks.marks.find().length : 0
}

/** Whether there is anything to fill in, in template mode or not. */
export function hasBlanks(state: EditorState): boolean {
  return (key.getState(state)?.marks.find().length ?? 0) > 0
}

export function enterTemplate(editor: Editor): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, true))
  stepToBlank(editor, 1)
}

export function leaveTemplate(editor: Editor): void {
  if (key.getState(editor.state)?.isActive) editor.view.dispatch(editor.state.tr.setMeta(key, false))
}

/** Selects the next or previous placeholder, round the ends; false outside template mode. */
export function stepToBlank(editor: Editor, direction: 1 | -1): boolean {
  const { state } = editor
  const blanks = key.getState(state)
  if (!blanks?.isActive) return false
  const all = blanks.marks.find().sort((a, b) => a.from - b.from)
  const { from, to, empty } = state.selection
  const next =
    direction === 1
      ? (all.find((blank) => (empty ? blank.from >= to : blank.from >= to && blank.to > to)) ?? all[0])
      : (all.findLast((blank) => blank.to <= from) ?? all.at(-1))
  if (!next) return false
  const selection = TextSelection.create(state.doc, next.from, next.to)
  editor.view.dispatch(state.tr.setSelection(selection).scrollIntoView())
  return true
}
