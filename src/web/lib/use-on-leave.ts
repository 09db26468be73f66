import { useEffect, useEffectEvent } from 'react'

/** Calls `onLeave` when `key` changes, such as that of the open document, and when the screen is left. */
export function useOnLeave(key: string | undefined, onLeave: (left: string | undefined) => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(key), [key])
}
