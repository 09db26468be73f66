// Tool inputs in sessionStorage: they survive a reload, but not the tab or a logout, since a crisis statement must not stay behind on
// a shared computer.
import { useCallback, useEffect, useRef, useState } from 'react'
import { toolStoragePrefix } from './clear-tool-storage.ts'

type Fields = Record<string, string | boolean | readonly string[]>

/**
 * The value and a function that updates parts of it. The first render returns `initial`, like the prerendered page. Input typed before
 * hydration is read from controls with `data-stored-field`.
 */
export function useSessionStorage<Value extends Fields>(
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

/** People on slow connections fill in the prerendered page; React would reset that on its next render. */
function readTyped<Value extends Fields>(initial: Value): Partial<Value> {
  const controls = document.querySelectorAll<HTMLInputElement>('[data-stored-field]')
  const typed = Array.from(
    controls,
    (control) => [control.dataset.storedField ?? '', typedInto(control)] as const,
  )
  return Object.fromEntries(
    typed.filter(([key, value]) => hasSameType(value, initial[key])),
  ) as Partial<Value>
}

/** Undefined if the control still has its default value. */
function typedInto({ type, value, checked, defaultChecked }: HTMLInputElement): string | boolean | undefined {
  if (type === 'checkbox') return checked === defaultChecked ? undefined : checked
  if (type === 'radio') return checked && !defaultChecked ? value : undefined
  return value === '' ? undefined : value
}

function write(name: string, value: Fields): void {
  try {
    sessionStorage.setItem(toolStoragePrefix + name, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: the value then lasts as long as the page.
  }
}

/** Ignores stored values of an unexpected shape. */
function read<Value extends Fields>(name: string, initial: Value): Value {
  try {
    const stored = JSON.parse(sessionStorage.getItem(toolStoragePrefix + name) ?? '{}') as Partial<Value>
    const usable = Object.entries(stored).filter(([key, part]) => hasSameType(part, initial[key]))
    return { ...initial, ...Object.fromEntries(usable) }
  } catch {
    return initial
  }
}

function hasSameType(part: unknown, expected: Fields[string] | undefined): boolean {
  if (part === undefined) return false
  if (Array.isArray(expected)) return Array.isArray(part) && part.every((item) => typeof item === 'string')
  return typeof part === typeof expected
}
