// Tracks the place of each suggestion while the text changes, and highlights the selected one.
import { type Editor, Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Range } from '#web/features/editor/ai/facts/text-places.ts'

interface AnchorState {
  anchors: ReadonlyMap<number, Range>
  active: number | undefined
}

/** Metadata of a transaction: moves some anchors, or replaces all. */
interface AnchorChange extends Partial<AnchorState> {
  moved?: ReadonlyMap<number, Range>
}

const key = new PluginKey<AnchorState>('suggestionAnchors')
const none: AnchorState = { anchors: new Map(), active: undefined }

export const SuggestionAnchors = Extension.create({
  name: 'suggestionAnchors',

  addProseMirrorPlugins() {
    return [
      new Plugin<AnchorState>({
        key,
        state: {
          init: () => none,
          apply(tr, old) {
            const mapped = tr.docChanged ? { ...old, anchors: moveAnchors(old.anchors, tr) } : old
            const change = tr.getMeta(key) as AnchorChange | undefined
            if (!change) return mapped
            const { moved = new Map(), ...rest } = change
            return { ...mapped, anchors: new Map([...mapped.anchors, ...moved]), ...rest }
          },
        },
        props: { decorations: drawActive },
      }),
    ]
  },
})

function moveAnchors(anchors: ReadonlyMap<number, Range>, { mapping }: Transaction): AnchorState['anchors'] {
  if (anchors.size === 0) return anchors
  return new Map(
    [...anchors].map(([id, { from, to }]) => [id, { from: mapping.map(from, -1), to: mapping.map(to, 1) }]),
  )
}

function drawActive(state: EditorState): DecorationSet | null {
  const { anchors, active } = key.getState(state) ?? none
  const range = active === undefined ? undefined : anchors.get(active)
  if (!range || range.from >= range.to) return null
  const $from = state.doc.resolve(range.from)
  const block =
    $from.depth > 0 ? [Decoration.node($from.before(), $from.after(), { class: 'release-active' })] : []
  return DecorationSet.create(state.doc, [
    Decoration.inline(range.from, range.to, { class: 'release-suggested' }),
    ...block,
  ])
}

/** The current place of the suggestion. */
export function readAnchor(state: EditorState, id: number): Range | undefined {
  return key.getState(state)?.anchors.get(id)
}

/** Moves some anchors in a transaction. */
export function moveTo(tr: Transaction, moved: ReadonlyMap<number, Range>): Transaction {
  return tr.setMeta(key, { moved } satisfies AnchorChange)
}

/** Removes the anchors of the last analysis. */
export function forgetAnchors({ view, state }: Editor): void {
  view.dispatch(state.tr.setMeta(key, none satisfies AnchorChange))
}

/** Highlights one suggestion, or none. */
export function setActive({ view, state }: Editor, active: number | undefined): void {
  if (key.getState(state)?.active === active) return
  view.dispatch(state.tr.setMeta(key, { active } satisfies AnchorChange))
}
