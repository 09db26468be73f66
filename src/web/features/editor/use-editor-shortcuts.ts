// Keys that work on the whole screen.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isShortcut } from '#web/ui/commands/key-names.ts'
import { isCovered } from '#web/ui/overlay/dialog-behavior.ts'
import type { EditorDesk } from './editor-handle.ts'
import { runTool } from './toolbar/tool-entries.ts'

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

/** With a selection, Ctrl+C is left to the browser. */
function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}

export function useEditorShortcuts(
  desk: EditorDesk | undefined,
  toolbar: RefObject<HTMLElement | null>,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!desk || event.isComposing) return
    const run = findShortcut(event, desk, toolbar)
    if (!run) return
    event.preventDefault()
    if (!isCovered()) run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** What the keys do now; undefined leaves them to the browser. */
function findShortcut(
  event: KeyboardEvent,
  desk: EditorDesk,
  toolbar: RefObject<HTMLElement | null>,
): (() => void) | undefined {
  if (isShortcut(event, 'Mod+S')) return () => runTool('save', desk)
  if (isShortcut(event, 'Ctrl+H')) return () => runTool('history', desk)
  if (isShortcut(event, 'Mod+Shift+K')) return () => desk.editLink()
  if (isShortcut(event, 'Mod+F') && desk.openFind && !isCovered()) return desk.openFind
  if (isShortcut(event, 'Alt+F10'))
    return () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus()
  if (isShortcut(event, 'Mod+C') && !isField(event.target) && !isCovered() && !hasSelection())
    return () => runTool('copy', desk)
  return undefined
}
