import { useEffect, useState } from 'react'

const settleMs = 250

/** The value once it has not changed for a moment; clears immediately. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
