import { useState } from 'react'

/** Whether the reader has put this notice away in this browser; another `key` is another notice. */
export function usePutAway(key: string): [isAway: boolean, putAway: () => void] {
  const [putNow, setPutNow] = useState<string>()
  return [
    putNow === key || isStored(key),
    () => {
      setPutNow(key)
      store(key)
    },
  ]
}

const prefix = 'put-away:'

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(prefix + key) !== null
  } catch {
    // Storage may be blocked: then it is away until the next load.
    return false
  }
}

function store(key: string): void {
  try {
    localStorage.setItem(prefix + key, 'yes')
  } catch {
    // As above.
  }
}
