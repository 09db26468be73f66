import { useLayoutEffect, useMemo, useRef } from 'react'
import type { EditorActions } from './editor-handle.ts'

type Action = (...given: unknown[]) => void

/**
 * The same functions for as long as the same actions are offered. The screen makes new ones at each render, and the toolbar, whose
 * two dozen buttons are dear to draw, would be drawn again with each "Saved".
 */
export function useSteadyActions(actions: EditorActions): EditorActions {
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
