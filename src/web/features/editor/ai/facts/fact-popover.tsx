// The fact card next to the marked words, opened by a click or Alt+Enter.
import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useState } from 'react'
import { syncSelection } from '#web/features/editor/extensions/sync-selection.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { isShortcut } from '#web/ui/commands/key-names.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { explainPlace, titlePlace } from './describe-place.ts'
import { FactActions } from './fact-actions.tsx'
import { FactGlyph } from './fact-glyph.tsx'
import { type FactPlace, listFacts } from './list-facts.ts'
import { findFact } from './use-facts.ts'

interface FactPopoverProps {
  editor: Editor
  /** A client's kit was compared as well. */
  hasKit: boolean
  isOff: boolean
}

export function FactPopover({ editor, hasKit, isOff }: FactPopoverProps) {
  const [shown, setShown] = useState<{ place: FactPlace; index: number }>()
  useEffect(() => {
    const dom = liveView(editor)?.dom
    if (!dom) return
    const open = (position: number) => {
      const places = listFacts(editor.state.doc)
      const index = places.findIndex(({ from, to }) => from <= position && position <= to)
      const place = places[index]
      if (place) setShown({ place, index })
      return place !== undefined
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const mark = target instanceof Element ? target.closest('[data-fact], [data-quote]') : null
      if (!mark) return
      // The card takes the focus, so the cursor's place must be read first.
      syncSelection(editor.view)
      putCaret(editor.view, mark, event)
      if (editor.state.selection.empty) open(editor.view.posAtDOM(mark, 0))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event, 'Alt+Enter') && open(editor.state.selection.from)) event.preventDefault()
    }
    dom.addEventListener('click', onClick)
    dom.addEventListener('keydown', onKeyDown)
    return () => {
      dom.removeEventListener('click', onClick)
      dom.removeEventListener('keydown', onKeyDown)
    }
  }, [editor])
  const close = () => setShown(undefined)
  return (
    <Popover
      open={shown !== undefined && !isOff}
      onOpenChange={(isOpen) => !isOpen && close()}
      label={shown ? titlePlace(shown.place) : ''}
      anchor={() => rectangleOf(editor, shown?.place)}
      onClosed={() => liveView(editor)?.focus()}
    >
      {shown && <FactCard {...{ editor, hasKit }} {...shown} onDone={close} />}
    </Popover>
  )
}

/** On a busy page the caret may still be where it was before the click, and what is typed next would go there. */
function putCaret(view: EditorView, mark: Element, { clientX, clientY, detail }: MouseEvent): void {
  const { selection, doc, tr } = view.state
  const isByKey = detail === 0
  if (isByKey || !selection.empty || mark.contains(view.domAtPos(selection.from).node)) return
  const clicked = view.posAtCoords({ left: clientX, top: clientY })
  if (clicked) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(clicked.pos))))
}

function rectangleOf(editor: Editor, place: FactPlace | undefined): DOMRect {
  const position = Math.min(place?.from ?? 0, editor.state.doc.content.size)
  const { left, top, bottom } = liveView(editor)?.coordsAtPos(position) ?? new DOMRect()
  return new DOMRect(left, top, 0, bottom - top)
}

interface FactCardProps extends Pick<FactPopoverProps, 'editor' | 'hasKit'> {
  place: FactPlace
  index: number
  onDone: () => void
}

/** One marked place with its explanation and actions. */
function FactCard({ editor, hasKit, place, index, onDone }: FactCardProps) {
  return (
    <div className="grid gap-2">
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <FactGlyph place={place} />
        {titlePlace(place)}
      </h3>
      <p className="line-clamp-3 font-serif text-16 [overflow-wrap:anywhere]">{place.text}</p>
      <p className="text-13 text-ink-soft">{explainPlace(place, hasKit)}</p>
      <FactActions
        editor={editor}
        place={place}
        find={() => findFact(editor, index, place)}
        onDone={onDone}
      />
    </div>
  )
}
