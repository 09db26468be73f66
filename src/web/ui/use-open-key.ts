import { useEffect, useEffectEvent } from 'react'
import { isShortcut } from './key-names.ts'

/** Runs on a shortcut anywhere on the page, and keeps the browser from its own meaning of it. */
export function useOpenKey(keys: string, onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, keys)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
