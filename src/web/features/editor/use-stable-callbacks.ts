import { useLayoutEffect, useMemo, useRef } from 'react'
import type { EditorActions } from './editor-handle.ts'

type Action = (...given: unknown[]) => void

/**
 * The same functions as long as the same actions are offered. The screen creates new ones on each render, and the toolbar with its two
 * dozen buttons would render again after each save.
 */
export function useStableCallbacks(actions: EditorActions): EditorActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const names = Object.keys(actions).join(' ')
  return useMemo(() => {
    const run = (name: string, given: unknown[]) =>
      (latest.current as Partial<Record<string, Action>>)[name]?.(...given)
    return Object.fromEntries(
      names
        .split(' ')
        .filter((name) => name !== '')
        .map((name) => [name, (...given: unknown[]) => run(name, given)]),
    )
  }, [names])
}
