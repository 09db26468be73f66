import { useEffect, useState } from 'react'
import { type DocumentBrief, isEmptyBrief } from '#domain/brief/document-brief.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { Kit } from '#domain/client/kit.ts'
import type { ReadNotes } from './read-notes.ts'

export interface CountedNotes extends ReadNotes {
  /** Those of the typed values and the uploads as well, each once. */
  lines: readonly SortedUnit[]
  /** Only the client's kit was read. */
  isOfKitAlone: boolean
}

/** Reading waits for a pause in typing. */
const pauseMs = 250

/** The notes as they are read with the client's kit, a moment after they were typed; nothing where there is neither. */
export function useReadNotes(brief: DocumentBrief, kit: Kit | undefined): CountedNotes | undefined {
  const [read, setRead] = useState<CountedNotes>()
  const isEmpty = isEmptyBrief(brief) && kit === undefined
  useEffect(() => {
    if (isEmpty) {
      setRead(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('./read-notes.ts').then(({ listLines, readNotes }) => {
        if (!isCurrent) return
        const notes = readNotes(brief, kit)
        setRead({ ...notes, lines: listLines(brief, notes), isOfKitAlone: isEmptyBrief(brief) })
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [brief, kit, isEmpty])
  return isEmpty ? undefined : read
}
