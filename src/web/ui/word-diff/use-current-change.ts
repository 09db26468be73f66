// The change that is selected among those of two compared texts.
import { type RefObject, useEffect, useState } from 'react'
import type { ComparedTexts } from './use-word-diff.ts'

/** A selection belongs to what it was made in: anything else that is shown begins at its first change. */
export function useCurrentChange(shown: unknown): [current: number, select: (change: number) => void] {
  const [selected, setSelected] = useState({ shown, change: 0 })
  const current = selected.shown === shown ? selected.change : 0
  return [current, (change) => setSelected({ shown, change })]
}

/** Scrolls when another change is current, and when other texts have been compared. */
export function useScrollToChange(
  container: RefObject<HTMLElement | null>,
  compared: ComparedTexts | undefined,
  current: number,
): void {
  useEffect(() => {
    if (compared === undefined) return
    const mark = container.current?.querySelector(`[data-change="${current}"]`)
    mark?.scrollIntoView({ block: 'center' })
  }, [container, compared, current])
}
