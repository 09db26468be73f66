// What is typed at the desk for a review and isn't sent: it survives another tab of the panel, a closed dialog and a reload, until it is
// sent or canceled. Like the tools' inputs, it isn't left behind after a logout.
import { useState } from 'react'
import { toolStoragePrefix } from '#web/lib/storage/clear-tool-storage.ts'

const keyOf = (name: string) => `${toolStoragePrefix}review-${name}`

export const hasDraft = (name: string): boolean => readDraft(name) !== undefined

function readDraft<Value>(name: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}

function writeDraft(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // Storage is blocked or full: it lasts as long as its form is open.
  }
}

interface Draft<Value> {
  value: Value
  change: (value: Value) => void
  /** Forgets what was stored. The form that shows it closes. */
  drop: () => void
}

export function useDraft<Value>(name: string, first: () => Value): Draft<Value> {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(name) ?? first())
  return {
    value,
    change(next) {
      setValue(next)
      writeDraft(name, next)
    },
    drop: () => writeDraft(name, undefined),
  }
}
