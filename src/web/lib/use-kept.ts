// What a visitor typed into a tool, kept for this tab until it is closed or its user logs out: a reload brings it back.
// Not longer, because a crisis statement is nothing to leave behind on a shared computer.
import { useCallback, useEffect, useRef, useState } from 'react'
import { keptPrefix } from './forget-kept.ts'

type Kept = Record<string, string | boolean | readonly string[]>

/**
 * The state and a way to change parts of it. The first render shows `initial`, as the prerendered page does. What was typed before the script had arrived is taken from controls with `data-kept`.
 */
export function useKept<Value extends Kept>(
  name: string,
  initial: Value,
): [Value, (part: Partial<Value>) => void] {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  const first = useRef(initial)

  const change = useCallback(
    (part: Partial<Value>) => {
      latest.current = { ...latest.current, ...part }
      setValue(latest.current)
      write(name, latest.current)
    },
    [name],
  )

  useEffect(() => {
    latest.current = read(name, first.current)
    change(readTyped(first.current))
  }, [name, change])

  return [value, change]
}

/** On a slow connection people fill in the prerendered page; React would undo that at its next render. */
function readTyped<Value extends Kept>(initial: Value): Partial<Value> {
  const controls = document.querySelectorAll<HTMLInputElement>('[data-kept]')
  const typed = Array.from(controls, (control) => [control.dataset.kept ?? '', typedInto(control)] as const)
  return Object.fromEntries(typed.filter(([key, value]) => isAlike(value, initial[key]))) as Partial<Value>
}

/** Undefined where nothing was typed, ticked or picked. */
function typedInto({ type, value, checked, defaultChecked }: HTMLInputElement): string | boolean | undefined {
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked
  if (type === 'radio') return checked && !defaultChecked ? value : undefined
  return value === '' ? undefined : value
}

function write(name: string, value: Kept): void {
  try {
    sessionStorage.setItem(keptPrefix + name, JSON.stringify(value))
  } catch {
    // Blocked or full: the text then lasts as long as the page.
  }
}

/** Only what has the shape it is expected to have. */
function read<Value extends Kept>(name: string, initial: Value): Value {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keptPrefix + name) ?? '{}') as Partial<Value>
    const usable = Object.entries(stored).filter(([key, part]) => isAlike(part, initial[key]))
    return { ...initial, ...Object.fromEntries(usable) }
  } catch {
    return initial
  }
}

function isAlike(part: unknown, expected: Kept[string] | undefined): boolean {
  if (part === undefined) return false
  if (Array.isArray(expected)) return Array.isArray(part) && part.every((item) => typeof item === 'string')
  return typeof part === typeof expected
}
