// Tokens that this browser did not ask for: says whose account it is, and signs in only after a yes. Leaving the page is a no.
import { useEffect, useEffectEvent, useState } from 'react'
import { maskAddress } from '#domain/account/masked-address.ts'
import { authTexts } from '#web/auth-messages.ts'
import { answerConsent, hideTokens, isConsentOpen, showTokens } from '#web/lib/arrival-consent.ts'
import { forgetArrival, readArrival } from '#web/lib/auth-arrival.ts'
import { useSession } from '#web/lib/session.tsx'
import { readStoredSession } from '#web/lib/stored-session.ts'
import { paths } from '#web/paths.ts'
import { endTokens, findTokenOwner, type TokenOwner } from './token-owner.ts'

export type ArrivalQuestion =
  /** `current` is somebody else who is signed in here. */
  | { step: 'ask'; name: string; current: string | undefined }
  | { step: 'declined'; current: string | undefined }
  | { step: 'refused'; code: null; isFromProvider: false; isSignedOut: false }
  | { step: 'unreachable'; message: string }
  | { step: 'working' }

const refused = { step: 'refused', code: null, isFromProvider: false, isSignedOut: false } as const

/** Undefined where nothing is asked. */
export function useArrivalQuestion(): {
  question: ArrivalQuestion | undefined
  answer: (isWanted: boolean) => void
} {
  const { retry } = useSession()
  const [question, setQuestion] = useState<ArrivalQuestion>()

  const ask = useEffectEvent(async () => {
    const arrival = readArrival()
    if (arrival.kind !== 'session') return
    try {
      const owner = await findTokenOwner(arrival.accessToken)
      if (owner !== 'nobody') return setQuestion({ step: 'ask', ...describe(owner) })
      decline()
      setQuestion(refused)
    } catch (error) {
      console.error(error)
      showTokens()
      setQuestion({ step: 'unreachable', message: authTexts.serverAway })
    }
  })

  function decline(): void {
    answerConsent(false)
    forgetArrival()
    retry()
  }

  useEffect(() => {
    if (!isConsentOpen()) return
    hideTokens()
    setQuestion({ step: 'working' })
    void ask()
    return () => {
      if (!isConsentOpen() || window.location.pathname === paths.authCallback) return
      answerConsent(false)
      forgetArrival()
    }
  }, [])

  return {
    question,
    answer: (isWanted) => {
      const arrival = readArrival()
      if (isWanted) {
        answerConsent(true)
        setQuestion(undefined)
        return retry()
      }
      decline()
      setQuestion({ step: 'declined', current: currentName() })
      if (arrival.kind === 'session')
        endTokens(arrival.accessToken).catch((error: unknown) => console.error(error))
    },
  }
}

function describe(owner: TokenOwner): { name: string; current: string | undefined } {
  return { name: nameOf(owner), current: currentName(owner.id) }
}

const nameOf = ({ email, phone }: TokenOwner): string => {
  const address = email || phone
  return address ? maskAddress(address) : authTexts.namelessAccount
}

/** Who is signed in here, unless it is the one named. */
function currentName(except?: string): string | undefined {
  const user = readStoredSession()?.user
  return user === undefined || user.id === except ? undefined : nameOf(user as TokenOwner)
}
