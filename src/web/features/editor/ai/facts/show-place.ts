import type { Editor } from '@tiptap/core'
import { liveView } from '#web/features/editor/live-view.ts'
import type { Range } from './text-places.ts'

/** Selects a place and scrolls to it. */
export function showPlace(editor: Editor, place: Range | undefined): void {
  const view = liveView(editor)
  if (!view || !place) return
  editor.chain().setTextSelection({ from: place.from, to: place.to }).focus().run()
  const { node } = view.domAtPos(place.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}
