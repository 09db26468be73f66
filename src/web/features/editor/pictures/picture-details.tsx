// The form for a picture's alt text, caption, credit and rights: next to the picture, on phones from the bottom. Opened by its button, or
// Enter while it is selected. Changes are saved when it closes, in one undo step.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Picture, pictureFields } from '#domain/document/picture.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useIsSmallScreen } from '#web/lib/use-media-query.ts'
import { BottomSheet } from '#web/ui/overlay/bottom-sheet.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { pictureNode, readNode } from './picture-node.ts'
import { openPictureDetails } from './picture-view.ts'

const PictureForm = lazy(async () => ({ default: (await import('./picture-form.tsx')).PictureForm }))

export function PictureDetails({ editor, isOff }: { editor: Editor; isOff: boolean }) {
  const [position, setPosition] = useState<number>()
  const typed = useRef<Picture>(undefined)
  const isSmallScreen = useIsSmallScreen()
  useEffect(() => {
    const dom = liveView(editor)?.dom
    if (!dom) return
    const open = (event: Event) => {
      if (!editor.isEditable || !(event instanceof CustomEvent)) return
      // The form opens there, and a long picture may end below the window.
      buttonOf(editor, Number(event.detail))?.scrollIntoView({ block: 'nearest' })
      setPosition(Number(event.detail))
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
  const form = (
    <Suspense fallback={<p className="text-14 text-ink-soft">Loading…</p>}>
      {picture && (
        <PictureForm
          // Turning a tablet swaps the frame around the form: what was typed remains.
          picture={typed.current ?? picture}
          isInPopover={!isSmallScreen}
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
  )
  const frame = {
    open: picture !== undefined && !isOff,
    onOpenChange: (isOpen: boolean) => !isOpen && close(),
  }
  if (isSmallScreen)
    return (
      <BottomSheet {...frame} title="Picture details">
        {form}
      </BottomSheet>
    )
  return (
    <Popover
      {...frame}
      label="Picture details"
      anchor={() => buttonOf(editor, position)?.getBoundingClientRect() ?? new DOMRect()}
      onClosed={() => liveView(editor)?.focus()}
    >
      {form}
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

/** The button that opens the form, at the end of the caption. */
function buttonOf(editor: Editor, position: number | undefined): Element | undefined {
  const dom = position === undefined ? null : liveView(editor)?.nodeDOM(position)
  return dom instanceof HTMLElement ? (dom.querySelector('figcaption button') ?? dom) : undefined
}
