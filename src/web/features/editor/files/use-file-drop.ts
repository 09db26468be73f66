// Files dragged over the window. Handled before anything else: the browser would navigate to a dropped file, and the editor would show
// a drop cursor.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isPictureFile } from '#domain/document/picture.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { isCovered } from '#web/ui/overlay/dialog-behavior.ts'
import { fileMessages } from './file-messages.ts'

/** Files are dragged somewhere over the window (`near`), or over the drop area: a document, or pictures. */
export type DropState = 'none' | 'near' | 'over' | 'picture'

interface FileDropOptions {
  /** Without it dropped files are ignored. */
  onFile: ((file: File) => void) | undefined
  onPictures: (files: File[], at: { left: number; top: number }) => void
}

export function useFileDrop(
  area: RefObject<HTMLElement | null>,
  { onFile, onPictures }: FileDropOptions,
): DropState {
  const [state, setState] = useState<DropState>('none')
  const onDrag = useEffectEvent((event: DragEvent) => {
    const place = onFile && !isCovered() ? placeOf(event, area.current) : 'none'
    if (event.dataTransfer) event.dataTransfer.dropEffect = place === 'over' ? 'copy' : 'none'
    setState(place !== 'none' && isOfPictures(event.dataTransfer) ? 'picture' : place)
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setState('none')
    const isTaken = onFile && !isCovered() && placeOf(event, area.current) === 'over'
    if (!isTaken) return
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0 && files.every(isPictureFile))
      onPictures(files, { left: event.clientX, top: event.clientY })
    else takeFile(files, onFile)
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

/** While files are dragged only their types are known, in most browsers. */
function isOfPictures(data: DataTransfer | null): boolean {
  const items = [...(data?.items ?? [])].filter(({ kind }) => kind === 'file')
  return items.length > 0 && items.every(({ type }) => type.startsWith('image/'))
}

function takeFile([file, ...others]: File[], onFile: (file: File) => void): void {
  if (others.length > 0) showToast(fileMessages.oneFile, 'error')
  else if (file) onFile(file)
}
