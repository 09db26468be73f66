import { useEffect, useState } from 'react'
import { type DocumentBrief, isEmptyBrief } from '#domain/brief/document-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { ReadNotes } from './read-notes.ts'

export interface CountedNotes extends ReadNotes {
  /** Those of the typed values and the uploads as well, each once. */
  lines: readonly SortedUnit[]
}

/** Reading waits for a pause in typing. */
const pauseMs = 250

/** The notes as they are read, a moment after they were typed; nothing for notes without words. */
export function useReadNotes(brief: DocumentBrief): CountedNotes | undefined {
  const [read, setRead] = useState<CountedNotes>()
  const isEmpty = isEmptyBrief(brief)
  useEffect(() => {
    if (isEmpty) {
      setRead(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('./read-notes.ts').then(({ listLines, readNotes }) => {
        if (!isCurrent) return
        const notes = readNotes(brief)
        setRead({ ...notes, lines: listLines(brief, notes) })
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [brief, isEmpty])
  return isEmpty ? undefined : read
}
