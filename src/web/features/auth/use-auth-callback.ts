// /auth/callback decides once, when the session check has ended; later events must not change that.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readAuthCallback } from '#domain/account/auth-callback.ts'
import { clearAuthRedirect, readAuthRedirect } from '#web/lib/session/auth-redirect.ts'
import { forgetLink } from '#web/lib/session/mark-links.ts'
import type { Session } from '#web/lib/session/read-session.ts'
import { isConsentOpen } from '#web/lib/session/redirect-consent.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { decideCallback } from './callback-decision.ts'
import { type CallbackOutcome, type CallbackRun, finishSignUp, runCallback } from './run-callback.ts'
import { type RedirectConsent, useRedirectConsent } from './use-redirect-consent.ts'

const working: CallbackOutcome = { step: 'working' }

interface AuthCallbackScreen {
  outcome: CallbackOutcome | RedirectConsent
  /** Retries the continuation of a sign-up. */
  retry: () => void
  /** Confirms or declines the shown account. */
  answer: (isWanted: boolean) => void
}

export function useAuthCallback(): AuthCallbackScreen {
  const { session, forget } = useSession()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState(working)
  const isDecided = useRef(false)
  const { question, answer } = useRedirectConsent()

  const query = new URLSearchParams(search)
  const callback = readAuthCallback((name) => query.get(name))
  const run: CallbackRun = {
    callback,
    forget,
    navigate: async (address, sent) => {
      await navigate(address, { replace: true, ...(sent && { state: { sent } }) })
    },
  }

  const decide = useEffectEvent((settled: Exclude<Session, { status: 'loading' }>) => {
    const redirect = readAuthRedirect()
    const isSubmitted = (state as { isSubmitted?: unknown } | null)?.isSubmitted === true
    const decision = decideCallback({ redirect, session: settled, isSignUp: callback.isSignUp, isSubmitted })
    void runCallback(decision, redirect, run).then((next) => {
      clearAuthRedirect()
      // A retry uses the same link.
      if (next.step !== 'unreachable') forgetLink(callback.asked)
      setOutcome(next)
    })
  })

  useEffect(() => {
    // The user was asked and declined.
    if (isConsentOpen() || question !== undefined) return
    if (session.status === 'loading' || isDecided.current) return
    isDecided.current = true
    decide(session)
  }, [session, question])

  return {
    outcome: question ?? outcome,
    answer,
    retry: () => {
      setOutcome(working)
      void finishSignUp(run).then(setOutcome)
    },
  }
}
