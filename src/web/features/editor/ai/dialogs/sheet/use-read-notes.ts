import { useEffect, useState } from 'react'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import type { ReadNotes } from './read-notes.ts'

/** Reading waits for a pause in typing. */
const pauseMs = 250

/** The notes as they are read, a moment after they were typed; nothing for notes without words. */
export function useReadNotes(notes: string, changed: ChangedKinds): ReadNotes | undefined {
  const [read, setRead] = useState<ReadNotes>()
  const isEmpty = notes.trim() === ''
  useEffect(() => {
    if (isEmpty) {
      setRead(undefined)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      void import('./read-notes.ts').then(({ readNotes }) => {
        if (isCurrent) setRead(readNotes(notes, changed))
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [notes, changed, isEmpty])
  return isEmpty ? undefined : read
}
