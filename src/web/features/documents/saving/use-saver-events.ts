// Passes browser events about leaving and returning to the saver.
import { useEffect } from 'react'
import type { OpenDocument } from '#web/features/documents/open-document.ts'
import { onAuthChange } from '#web/lib/supabase.ts'
import type { UnsyncedDocuments } from './unsynced-documents.ts'

export function useSaverEvents(document: OpenDocument, unsynced: UnsyncedDocuments): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const saver = () => document.saver
    const backUpAndFlush = () => {
      void saver()?.backUp()
      void saver()?.flush()
    }
    window.addEventListener('blur', backUpAndFlush, { signal })
    window.document.addEventListener(
      'focusout',
      ({ target }) => {
        if (target instanceof HTMLElement && target.isContentEditable) backUpAndFlush()
      },
      { signal },
    )
    const onOnline = () => {
      saver()?.retry()
      void unsynced.send()
    }
    window.addEventListener('online', onOnline, { signal })
    window.addEventListener('pagehide', () => saver()?.saveOnUnload(), { signal })
    window.document.addEventListener(
      'visibilitychange',
      () => window.document.visibilityState === 'hidden' && backUpAndFlush(),
      { signal },
    )
    window.addEventListener(
      'beforeunload',
      (event) => {
        const saveState = saver()?.state.read().saveState
        // Only if text would really be lost: neither the server nor this browser has it.
        if (saveState?.kind === 'failed' && !saveState.isKept) event.preventDefault()
      },
      { signal },
    )
    // A session that ended and was renewed, perhaps in another tab: saving resumes.
    const stopListening = onAuthChange((event, session) => {
      if (session !== null && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED')) saver()?.resume()
    })
    return () => {
      controller.abort()
      stopListening()
    }
  }, [document, unsynced])
}
