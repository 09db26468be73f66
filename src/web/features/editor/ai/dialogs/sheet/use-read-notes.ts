import { useEffect, useState } from 'react'
import { type DocumentBrief, isEmptyBrief } from '#domain/brief/document-brief.ts'
import type { ReadNotes } from './read-notes.ts'

/** Reading waits for a pause in typing. */
const pauseMs = 250

/** The notes as they are read, a moment after they were typed; nothing for notes without words. */
export function useReadNotes(brief: DocumentBrief): ReadNotes | undefined {
  const [read, setRead] = useState<ReadNotes>()
  const isEmpty = isEmptyBrief(brief)
  useEffect(() => {
    if (isEmpty) {
      setRead(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('./read-notes.ts').then(({ readNotes }) => {
        if (isCurrent) setRead(readNotes(brief))
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [brief, isEmpty])
  return isEmpty ? undefined : read
}
