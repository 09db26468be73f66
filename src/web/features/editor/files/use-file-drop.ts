// Files dragged over the window. Handled before anything else: the browser would navigate to a dropped file, and the editor would show
// a drop cursor.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { isCovered } from '#web/features/editor/use-editor-shortcuts.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { fileMessages } from './file-messages.ts'

/** Files are dragged somewhere over the window (`near`), or over the drop area. */
export type DropState = 'none' | 'near' | 'over'

/** Without `onFile` dropped files are ignored. */
export function useFileDrop(
  area: RefObject<HTMLElement | null>,
  onFile: ((file: File) => void) | undefined,
): DropState {
  const [state, setState] = useState<DropState>('none')
  const onDrag = useEffectEvent((event: DragEvent) => {
    const next = onFile && !isCovered() ? placeOf(event, area.current) : 'none'
    if (event.dataTransfer) event.dataTransfer.dropEffect = next === 'over' ? 'copy' : 'none'
    setState(next)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setState('none')
    const isTaken = onFile && !isCovered() && placeOf(event, area.current) === 'over'
    if (isTaken) takeFile(event.dataTransfer, onFile)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const take = (run: (event: DragEvent) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      run(event)
    }
    window.addEventListener('dragenter', take(onDrag), options)
    window.addEventListener('dragover', take(onDrag), options)
    window.addEventListener('drop', take(onDrop), options)
    window.addEventListener('dragleave', leaveWindow, options)
    return () => listening.abort()

    function leaveWindow(event: DragEvent): void {
      if (event.relatedTarget === null) setState('none')
    }
  }, [])
  return state
}

function placeOf({ target }: DragEvent, area: HTMLElement | null): DropState {
  return target instanceof Node && area?.contains(target) ? 'over' : 'near'
}

function takeFile(data: DataTransfer | null, onFile: (file: File) => void): void {
  const files = [...(data?.files ?? [])]
  const [file, ...others] = files
  if (file && files.every(({ type }) => type.startsWith('image/'))) showToast(editorMessages.picturesLeftOut)
  else if (others.length > 0) showToast(fileMessages.oneFile, 'error')
  else if (file) onFile(file)
}
