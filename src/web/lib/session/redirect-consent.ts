// Tokens in the URL of /auth/callback that this browser did not request: they are neither used nor stored until the user has seen
// whose account they belong to and confirmed.
import { openedUrl, readAuthRedirect } from './auth-redirect.ts'
import { wasRequested } from './requested-links.ts'

type Consent = 'not-needed' | 'open' | 'given' | 'refused'

/** An object and not a Store, which would be script on every public page. */
const asked: { consent: Consent } = { consent: isRequested() ? 'not-needed' : 'open' }
const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
if (asked.consent === 'not-needed') settle()

function isRequested(): boolean {
  if (openedUrl === undefined || readAuthRedirect().kind !== 'session') return true
  return wasRequested(new URL(openedUrl).searchParams.get('asked'))
}

/** Whether the user still has to confirm. */
export const isConsentOpen = (): boolean => asked.consent === 'open'

/** Whether the tokens in the URL may become this browser's session. */
export const mayTakeTokens = (): boolean => asked.consent === 'not-needed' || asked.consent === 'given'

/** Creating the client waits for this, because it takes or ignores the tokens when it is created. */
export const consentSettled = (): Promise<void> => settled

export function answerConsent(isWanted: boolean): void {
  asked.consent = isWanted ? 'given' : 'refused'
  if (isWanted) showTokens()
  settle()
}

/** Tokens must not stay in the history while the user decides. */
export function hideTokens(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}

/** Puts the tokens back for the client, or for a retry. */
export function showTokens(): void {
  if (openedUrl !== undefined) window.history.replaceState(window.history.state, '', openedUrl)
}
