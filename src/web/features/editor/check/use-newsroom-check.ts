// Joins the newsroom check with the open document and with what is kept of it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckPreferences, IgnoredFindings } from '#domain/check/preferences.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { showToast } from '#web/ui/toast.tsx'
import { loadIgnored, loadPreferences, saveIgnored, savePreferences } from './check-api.ts'
import { checkMessages } from './check-messages.ts'
import { keepChange } from './keep-change.ts'
import { type Change, NewsroomCheck } from './newsroom-check.ts'

interface CheckedDocument {
  userId: string
  /** Undefined before the first save. */
  documentId: string | undefined
}

/** A document that was just opened is drawn first. */
const openingMs = 500

const settingsKey = (userId: string) => ['check-settings', userId]
const ignoredKey = (documentId: string | undefined) => ['check-ignored', documentId]

export function useNewsroomCheck(
  handle: EditorHandle | undefined,
  { userId, documentId }: CheckedDocument,
): NewsroomCheck | undefined {
  const [check, setCheck] = useState<NewsroomCheck>()
  const unsaved = useRef<Change<IgnoredFindings>[]>([])
  const keepPreferences = useEffectEvent((change: Change<CheckPreferences>) => {
    const load = () => loadPreferences(userId)
    const save = (preferences: CheckPreferences) => savePreferences(userId, preferences)
    keepChange(queryClient, { key: settingsKey(userId), load, save }, change).catch(sayNotKept)
  })
  const keepIgnored = useEffectEvent((change: Change<IgnoredFindings>) => {
    if (documentId === undefined) {
      unsaved.current.push(change)
      return
    }
    const load = () => loadIgnored(documentId)
    const save = (ignored: IgnoredFindings) => saveIgnored(userId, documentId, ignored)
    keepChange(queryClient, { key: ignoredKey(documentId), load, save }, change).catch(sayNotKept)
  })
  useEffect(() => {
    if (!handle) return
    let created: NewsroomCheck | undefined
    const timer = setTimeout(() => {
      const { editor } = deskOf(handle)
      // Turned away from already: the next text brings its own handle.
      if (editor.isDestroyed) return
      created = new NewsroomCheck(editor, () => ({ keepPreferences, keepIgnored }))
      setCheck(created)
    }, openingMs)
    return () => {
      clearTimeout(timer)
      unsaved.current = []
      setCheck(undefined)
      created?.close()
    }
  }, [handle])

  const { data: preferences } = useQuery({
    queryKey: settingsKey(userId),
    queryFn: () => loadPreferences(userId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (preferences) check?.take({ preferences })
  }, [check, preferences])

  const { data: ignored } = useQuery({
    queryKey: ignoredKey(documentId),
    queryFn: () => loadIgnored(documentId ?? ''),
    enabled: check !== undefined && documentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What was ignored before the first save is kept with it.
  const keepUnsaved = useEffectEvent(() => {
    const changes = unsaved.current
    unsaved.current = []
    if (changes.length > 0) keepIgnored((kept) => changes.reduce((value, change) => change(value), kept))
  })
  useEffect(() => {
    if (documentId !== undefined) keepUnsaved()
  }, [documentId])
  useEffect(() => {
    if (ignored) check?.take({ ignored })
  }, [check, ignored])
  return check
}

function sayNotKept(error: unknown): void {
  console.error(error)
  showToast(checkMessages.notKept, 'error')
}
