// The form for a picture's alt text, caption, credit and rights. Opened by its button, or Enter while it is selected. Changes are saved
// when it closes, in one undo step.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Picture, pictureFields } from '#domain/document/picture.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { pictureNode, readNode } from './picture-node.ts'
import { openPictureDetails } from './picture-view.ts'

const PictureForm = lazy(async () => ({ default: (await import('./picture-form.tsx')).PictureForm }))

export function PictureDetails({ editor, isOff }: { editor: Editor; isOff: boolean }) {
  const [position, setPosition] = useState<number>()
  const typed = useRef<Picture>(undefined)
  useEffect(() => {
    const dom = liveView(editor)?.dom
    if (!dom) return
    const open = (event: Event) => {
      if (editor.isEditable && event instanceof CustomEvent) setPosition(Number(event.detail))
    }
    dom.addEventListener(openPictureDetails, open)
    return () => dom.removeEventListener(openPictureDetails, open)
  }, [editor])
  const picture = position === undefined ? undefined : pictureAt(editor, position)
  const close = () => {
    if (position !== undefined && typed.current) describePicture(editor, position, typed.current)
    typed.current = undefined
    setPosition(undefined)
  }
  return (
    <Popover
      open={picture !== undefined && !isOff}
      onOpenChange={(isOpen) => !isOpen && close()}
      label="Picture details"
      anchor={() => rectangleOf(editor, position)}
      onClosed={() => liveView(editor)?.focus()}
    >
      <Suspense fallback={<p className="text-14 text-ink-soft">Loading…</p>}>
        {picture && (
          <PictureForm
            picture={picture}
            onChange={(next) => {
              typed.current = next
            }}
            onDone={close}
            onDelete={() => {
              typed.current = undefined
              setPosition(undefined)
              if (position !== undefined) deletePicture(editor, position)
            }}
          />
        )}
      </Suspense>
    </Popover>
  )
}

function pictureAt(editor: Editor, position: number): Picture | undefined {
  const node = liveView(editor)?.state.doc.nodeAt(position)
  return node?.type.name === pictureNode ? readNode(node) : undefined
}

function describePicture(editor: Editor, position: number, changed: Picture): void {
  const view = liveView(editor)
  const before = pictureAt(editor, position)
  const isSame = before && pictureFields.every((name) => before[name] === changed[name])
  if (!view || !before || isSame) return
  view.dispatch(
    closeHistory(view.state.tr).setNodeMarkup(position, null, { ...before, ...changed, id: before.id }),
  )
  view.dispatch(closeHistory(view.state.tr))
}

function deletePicture(editor: Editor, position: number): void {
  const view = liveView(editor)
  const node = view?.state.doc.nodeAt(position)
  if (!view || node?.type.name !== pictureNode) return
  view.dispatch(closeHistory(view.state.tr).delete(position, position + node.nodeSize))
  view.dispatch(closeHistory(view.state.tr))
}

/** Its caption, which stays visible while the form is open. */
function rectangleOf(editor: Editor, position: number | undefined): DOMRect {
  const dom = position === undefined ? null : liveView(editor)?.nodeDOM(position)
  if (!(dom instanceof HTMLElement)) return new DOMRect()
  return (dom.querySelector('figcaption') ?? dom).getBoundingClientRect()
}
