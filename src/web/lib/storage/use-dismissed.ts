import { useState } from 'react'

/** Whether the user has dismissed the notice `key` in this browser, and a function that dismisses it. */
export function useDismissed(key: string): [isDismissed: boolean, dismiss: () => void] {
  const [dismissedKey, setDismissedKey] = useState<string>()
  return [
    dismissedKey === key || isStored(key),
    () => {
      setDismissedKey(key)
      store(key)
    },
  ]
}

/** Older than the hook's name; renaming it would bring dismissed notices back. */
const prefix = 'put-away:'

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(prefix + key) !== null
  } catch {
    // Storage is blocked: then it stays dismissed until the next load.
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
