// Tokens that this browser did not request: shows whose account it is, and signs in only after confirmation. Leaving the page declines.
import { useEffect, useEffectEvent, useState } from 'react'
import { maskAddress } from '#domain/account/masked-address.ts'
import { authTexts } from '#web/auth-messages.ts'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { clearAuthRedirect, readAuthRedirect } from '#web/lib/session/auth-redirect.ts'
import { answerConsent, hideTokens, isConsentOpen, showTokens } from '#web/lib/session/redirect-consent.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { readStoredSession } from '#web/lib/session/stored-session.ts'
import { paths } from '#web/paths.ts'

export type RedirectConsent =
  /** `current` is another user who is signed in here. */
  | { step: 'ask'; name: string; current: string | undefined }
  | { step: 'declined'; current: string | undefined }
  | { step: 'refused'; code: null; isFromProvider: false; isSignedOut: false }
  | { step: 'unreachable'; message: string }
  | { step: 'working' }

const refused = { step: 'refused', code: null, isFromProvider: false, isSignedOut: false } as const

/** Undefined if no consent is needed. */
export function useRedirectConsent(): {
  question: RedirectConsent | undefined
  answer: (isWanted: boolean) => void
} {
  const { retry } = useSession()
  const [question, setQuestion] = useState<RedirectConsent>()

  const ask = useEffectEvent(async () => {
    const redirect = readAuthRedirect()
    if (redirect.kind !== 'session') return
    try {
      const owner = await findTokenOwner(redirect.accessToken)
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
    clearAuthRedirect()
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
      clearAuthRedirect()
    }
  }, [])

  return {
    question,
    answer: (isWanted) => {
      const redirect = readAuthRedirect()
      if (isWanted) {
        answerConsent(true)
        setQuestion(undefined)
        return retry()
      }
      decline()
      setQuestion({ step: 'declined', current: currentName() })
      if (redirect.kind === 'session')
        endTokens(redirect.accessToken).catch((error: unknown) => console.error(error))
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

/** The name of the signed-in user, unless it is the same account. */
function currentName(except?: string): string | undefined {
  const user = readStoredSession()?.user
  return user === undefined || user.id === except ? undefined : nameOf(user as TokenOwner)
}

interface TokenOwner {
  id: string
  email?: string
  phone?: string
}

/** Asks the server directly: the client would end another session over a dead token. */
async function findTokenOwner(accessToken: string): Promise<TokenOwner | 'nobody'> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
    headers: { apikey: supabaseKey, authorization: `Bearer ${accessToken}` },
  })
  if (response.ok) return (await response.json()) as TokenOwner
  if (response.status >= 500 || response.status === 429)
    throw new Error(`We couldn’t read the account: ${response.status}.`)
  return 'nobody'
}

/** Ends the declined session. Nobody waits for it: it would expire anyway. */
async function endTokens(accessToken: string): Promise<void> {
  const { supabaseUrl, supabaseKey } = await loadAppConfig()
  await fetch(`${supabaseUrl}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { apikey: supabaseKey, authorization: `Bearer ${accessToken}` },
  })
}
