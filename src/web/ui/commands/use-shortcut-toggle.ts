import { useEffect, useEffectEvent } from 'react'
import { isCovered } from '#web/ui/overlay/dialog-behavior.ts'
import { isShortcut } from './key-names.ts'

/** Toggles by a shortcut anywhere on the page, but never over another dialog. */
export function useShortcutToggle(keys: string, isOpen: boolean, onToggle: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, keys)) return
    event.preventDefault()
    if (isOpen || !isCovered()) onToggle()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
