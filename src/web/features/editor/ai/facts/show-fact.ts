import type { Editor } from '@tiptap/core'
import { liveView } from '#web/features/editor/live-view.ts'
import type { FactPlace } from './list-facts.ts'
import { findFact } from './use-facts.ts'

/** Selects the place and brings it into view. */
export function showFact(editor: Editor, index: number, place: FactPlace): void {
  const view = liveView(editor)
  const now = findFact(editor, index, place)
  if (!view || !now) return
  editor.chain().setTextSelection({ from: now.from, to: now.to }).focus().run()
  const { node } = view.domAtPos(now.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}
