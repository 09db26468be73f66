// What the browser tells about leaving and coming back, passed on to the keeper (decision 8).
import { useEffect } from 'react'
import { onAuthChange } from '#web/lib/supabase.ts'
import type { OpenDocument } from './open-document.ts'
import { leftBehindOf } from './use-left-behind.ts'

export function useKeeperEvents(document: OpenDocument, userId: string): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const keeper = () => document.keeper
    const keepAndFlush = () => {
      void keeper()?.keepLocally()
      void keeper()?.flush()
    }
    window.addEventListener('blur', keepAndFlush, { signal })
    window.document.addEventListener(
      'focusout',
      ({ target }) => {
        if (target instanceof HTMLElement && target.isContentEditable) keepAndFlush()
      },
      { signal },
    )
    const comeBack = () => {
      keeper()?.retry()
      void leftBehindOf(userId).send()
    }
    window.addEventListener('online', comeBack, { signal })
    window.addEventListener('pagehide', () => keeper()?.leave(), { signal })
    window.document.addEventListener(
      'visibilitychange',
      () => window.document.visibilityState === 'hidden' && keepAndFlush(),
      { signal },
    )
    window.addEventListener(
      'beforeunload',
      (event) => {
        const saveState = keeper()?.state.read().saveState
        // Only when leaving would really lose text: neither the server nor this browser has it.
        if (saveState?.kind === 'failed' && !saveState.isKept) event.preventDefault()
      },
      { signal },
    )
    // A session that ended and came back, say in another tab: what waited for it goes on.
    const stopHearing = onAuthChange((event, session) => {
      if (session !== null && (event === 'SIGNED_IN' || event === 'TOKEN_REFRESHED')) keeper()?.goOn()
    })
    return () => {
      listening.abort()
      stopHearing()
    }
  }, [document, userId])
}
