// Connects the newsroom check with the open document and its stored settings.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckPreferences, IgnoredFindings } from '#domain/check/preferences.ts'
import { defaultWordTarget, type WordTarget } from '#domain/text/word-count.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { loadIgnored, loadPreferences, saveIgnored, savePreferences } from './check-api.ts'
import { type Change, NewsroomCheck } from './newsroom-check.ts'
import { saveChange } from './save-change.ts'

interface CheckedDocument {
  userId: string
  /** Undefined before the first save. */
  documentId: string | undefined
}

const notSavedMessage = {
  title: 'Error',
  text: 'We couldn’t save this choice. It applies until you close this page.',
}

/** Lets a document that was just opened render first. */
const openingMs = 500

const settingsKey = (userId: string) => ['check-settings', userId]
const ignoredKey = (documentId: string | undefined) => ['check-ignored', documentId]

export function useNewsroomCheck(
  handle: EditorHandle | undefined,
  { userId, documentId }: CheckedDocument,
): NewsroomCheck | undefined {
  const [check, setCheck] = useState<NewsroomCheck>()
  const unsaved = useRef<Change<IgnoredFindings>[]>([])
  const savePreferenceChange = useEffectEvent((change: Change<CheckPreferences>) => {
    const load = () => loadPreferences(userId)
    const save = (preferences: CheckPreferences) => savePreferences(userId, preferences)
    saveChange(queryClient, { key: settingsKey(userId), load, save }, change).catch(reportNotSaved)
  })
  const saveIgnoredChange = useEffectEvent((change: Change<IgnoredFindings>) => {
    if (documentId === undefined) {
      unsaved.current.push(change)
      return
    }
    const load = () => loadIgnored(documentId)
    const save = (ignored: IgnoredFindings) => saveIgnored(userId, documentId, ignored)
    saveChange(queryClient, { key: ignoredKey(documentId), load, save }, change).catch(reportNotSaved)
  })
  useEffect(() => {
    if (!handle) return
    let created: NewsroomCheck | undefined
    const timer = setTimeout(() => {
      const { editor } = deskOf(handle)
      // Closed already: the next document has its own handle.
      if (editor.isDestroyed) return
      created = new NewsroomCheck(editor, () => ({ savePreferenceChange, saveIgnoredChange }))
      setCheck(created)
    }, openingMs)
    return () => {
      clearTimeout(timer)
      unsaved.current = []
      setCheck(undefined)
      created?.close()
    }
  }, [handle])

  const preferences = usePreferences(userId)
  useEffect(() => {
    if (preferences) check?.take({ preferences })
  }, [check, preferences])

  const { data: ignored } = useQuery({
    queryKey: ignoredKey(documentId),
    queryFn: () => loadIgnored(documentId ?? ''),
    enabled: check !== undefined && documentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What was ignored before the first save is saved with it.
  const saveUnsavedChanges = useEffectEvent(() => {
    const changes = unsaved.current
    unsaved.current = []
    if (changes.length > 0)
      saveIgnoredChange((current) => changes.reduce((value, change) => change(value), current))
  })
  useEffect(() => {
    if (documentId !== undefined) saveUnsavedChanges()
  }, [documentId])
  useEffect(() => {
    if (ignored) check?.take({ ignored })
  }, [check, ignored])
  return check
}

function usePreferences(userId: string): CheckPreferences | undefined {
  const { data } = useQuery({
    queryKey: settingsKey(userId),
    queryFn: () => loadPreferences(userId),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** How many words this writer wants a release to have. */
export const useWordTarget = (userId: string): WordTarget =>
  usePreferences(userId)?.target ?? defaultWordTarget

function reportNotSaved(error: unknown): void {
  console.error(error)
  showToast(notSavedMessage, 'error')
}
