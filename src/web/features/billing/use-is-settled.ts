import { useEffect, useState } from 'react'

/** A slow double click, or a key pressed twice, is over by then. */
const settleMs = 1_000

/** Whether the value has stood for a moment: a press meant for what was there before must not meet what took its place. */
export function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [settled, value])
  return settled === value
}
