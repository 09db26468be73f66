// Files dropped on a part of the page. On the window and before anything else, because the desk keeps dropped files from everybody below.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Whether files are over the area. Without `onFiles` they are left to others. */
export function useDroppedFiles(
  area: RefObject<HTMLElement | null>,
  onFiles: ((files: File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false)
  const isHere = ({ target, dataTransfer }: DragEvent) =>
    onFiles !== undefined &&
    dataTransfer?.types.includes('Files') === true &&
    target instanceof Node &&
    area.current?.contains(target) === true
  const onDrag = useEffectEvent((event: DragEvent) => {
    const isInside = isHere(event)
    setOver(isInside)
    if (!isInside || !event.dataTransfer) return
    event.preventDefault()
    event.stopImmediatePropagation()
    event.dataTransfer.dropEffect = 'copy'
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (!isHere(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onFiles?.(listFiles(event.dataTransfer))
  })
  const onLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('dragenter', (event) => onDrag(event), options)
    window.addEventListener('dragover', (event) => onDrag(event), options)
    window.addEventListener('drop', (event) => onDrop(event), options)
    window.addEventListener('dragleave', (event) => onLeave(event), options)
    return () => listening.abort()
  }, [])
  return isOver
}

/** Without folders: a browser gives them as files that can't be read. */
function listFiles(data: DataTransfer | null): File[] {
  const items = [...(data?.items ?? [])]
  const folders = new Set(items.flatMap((item, at) => (item.webkitGetAsEntry?.()?.isDirectory ? [at] : [])))
  return [...(data?.files ?? [])].filter((_file, at) => !folders.has(at))
}
