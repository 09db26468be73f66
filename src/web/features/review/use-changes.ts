// The second round: loads what the reviewer read before and marks what is new since.
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { ReviewView } from '#contract/reviews.ts'
import type { ChangedWords } from './changed-words.ts'
import { setMarks } from './use-passage-marks.ts'

interface Changes {
  /** The text that was read before. */
  before: string
  /** Undefined while they are looked for. */
  found: ChangedWords | undefined
}

export function useChanges(
  text: RefObject<HTMLElement | null>,
  { html, previous }: ReviewView,
  loadPreviousText: () => Promise<string | undefined>,
): Changes | undefined {
  const version = previous === null || previous.is_same ? undefined : previous.version
  const [before, setBefore] = useState<string>()
  const [found, setFound] = useState<ChangedWords>()
  const load = useEffectEvent(() => loadPreviousText())
  useEffect(() => {
    if (version !== undefined) void load().then(setBefore)
  }, [version])
  const mark = useEffectEvent((since: string, _html: string) => markChanges(since, text, setFound))
  useEffect(() => (before === undefined ? undefined : mark(before, html)), [before, html])
  return before === undefined ? undefined : { before, found }
}

/** Returns how to remove the marks. */
function markChanges(
  before: string,
  text: RefObject<HTMLElement | null>,
  onFound: (found: ChangedWords) => void,
): () => void {
  const stopping = new AbortController()
  let clear = () => {}
  const mark = async (): Promise<void> => {
    const { findChangedWords } = await import('./changed-words.ts')
    if (!text.current || stopping.signal.aborted) return
    const changes = await findChangedWords(before, text.current, stopping.signal)
    if (stopping.signal.aborted) return
    const ends = [setMarks('review-changes', changes.ranges), setMarks('review-removed', changes.gaps)]
    clear = () => {
      for (const end of ends) end()
    }
    onFound(changes)
  }
  mark().catch((error: unknown) => {
    if (!stopping.signal.aborted) console.error(error)
  })
  return () => {
    stopping.abort()
    clear()
  }
}
