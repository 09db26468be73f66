import { useEffect, useEffectEvent } from 'react'
import { sidebarLimits } from '#domain/editor/interface-limits.ts'

function isSidebarShortcut(event: KeyboardEvent): boolean {
  const isPlain = !event.shiftKey && !event.altKey && !event.defaultPrevented
  return isPlain && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === sidebarLimits.shortcut
}

/** Decision 12: in the editor the same keys mean Bold. */
function isInEditor(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  )
}

/** Ctrl or Cmd plus b toggles the sidebar (spec 9). */
export function useSidebarShortcut(toggle: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSidebarShortcut(event) || isInEditor(event.target)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
