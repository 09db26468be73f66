// The underlines of the newsroom check: shape and color show the severity, a bar in the margin a whole paragraph.
import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Finding } from '#domain/check/finding.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Severity } from '#domain/rules/rule.ts'

export interface CheckMark {
  /** Key of the finding. */
  key: string
  severity: Severity
  from: number
  to: number
  /** It covers a whole long paragraph. */
  isWide: boolean
}

/** A longer mark becomes a bar in the margin instead of an underline; a whole block sooner. */
const maxUnderline = { part: 90, whole: 30 }

/** The mark of a finding, given the length of its block; none for an empty place. */
export function placeMark({ key, severity, place }: Finding, range: Range, whole: number): CheckMark[] {
  const length = range.to - range.from
  if (!place || length <= 0) return []
  const isWide = length > (length === whole ? maxUnderline.whole : maxUnderline.part)
  if (!isWide) return [{ key, severity, isWide, ...range }]
  const from = range.from - place.from
  return [{ key, severity, isWide, from, to: from + whole }]
}

interface MarkState {
  set: DecorationSet
  active: string | undefined
  marks: readonly CheckMark[]
}

const pluginKey = new PluginKey<MarkState>('checkMarks')
const none: MarkState = { set: DecorationSet.empty, active: undefined, marks: [] }

/** Event on the editor's element when a mark is clicked, with the finding's key. */
export const markClicked = 'check-mark-clicked'

export const CheckMarks = Extension.create({
  name: 'checkMarks',

  addProseMirrorPlugins() {
    return [
      new Plugin<MarkState>({
        key: pluginKey,
        state: {
          init: () => none,
          apply(tr, old) {
            const change = tr.getMeta(pluginKey) as Pick<MarkState, 'active' | 'marks'> | undefined
            if (change) return { ...change, set: draw(tr.doc, change.marks, change.active) }
            return tr.docChanged ? { ...old, set: old.set.map(tr.mapping, tr.doc) } : old
          },
        },
        props: {
          decorations: (state) => pluginKey.getState(state)?.set,
          handleClick(view, position, event) {
            const hits = pluginKey.getState(view.state)?.set.find(position, position) ?? []
            const detail: unknown = pickMark(hits, event)?.spec.key
            if (detail !== undefined) view.dom.dispatchEvent(new CustomEvent(markClicked, { detail }))
            return false
          },
        },
      }),
    ]
  },
})

/** The clicked mark: the shortest under the pointer; that of a whole paragraph only by its bar. */
function pickMark(hits: readonly Decoration[], { clientX, target }: MouseEvent): Decoration | undefined {
  const narrow = hits.filter(({ spec }) => spec.isWide !== true)
  const [shortest] = narrow.toSorted((one, other) => one.to - one.from - (other.to - other.from))
  const block = target instanceof Element ? target.closest('.check-wide') : null
  const isAtBar = block !== null && clientX < block.getBoundingClientRect().left
  return shortest ?? (isAtBar ? hits[0] : undefined)
}

function draw(doc: Node, marks: readonly CheckMark[], active: string | undefined): DecorationSet {
  if (marks.length === 0) return DecorationSet.empty
  const drawn = marks.map(({ key, severity, from, to, isWide }) => {
    const attributes = {
      class: `check-${severity}${key === active ? ' check-active' : ''}`,
      'data-check': severity,
    }
    if (!isWide) return Decoration.inline(from, to, attributes, { key })
    return Decoration.node(
      from - 1,
      to + 1,
      { ...attributes, class: `check-wide ${attributes.class}` },
      { key, isWide },
    )
  })
  return DecorationSet.create(doc, drawn)
}

/** Draws these marks, unless they are already there. */
export function drawMarks(
  { view, state }: Editor,
  marks: readonly CheckMark[],
  active: string | undefined,
): void {
  const old = pluginKey.getState(state) ?? none
  if (old.active === active && isDrawn(old.set, marks)) return
  view.dispatch(state.tr.setMeta(pluginKey, { marks, active }).setMeta('addToHistory', false))
}

function isDrawn(set: DecorationSet, marks: readonly CheckMark[]): boolean {
  const placeOf = (key: string, from: number, to: number) => `${key} ${from} ${to}`
  const drawn = new Set(set.find().map(({ spec, from, to }) => placeOf(String(spec.key), from, to)))
  if (drawn.size !== new Set(marks.map(({ key, from }) => `${key} ${from}`)).size) return false
  return marks.every(({ key, from, to, isWide }) =>
    drawn.has(isWide ? placeOf(key, from - 1, to + 1) : placeOf(key, from, to)),
  )
}
