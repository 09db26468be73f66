// Tokens in the URL of /auth/callback that this browser did not request: they are neither used nor stored until the user has seen
// whose account they belong to and confirmed (decision 020).
import { Store } from '#web/lib/store.ts'
import { openedUrl, readAuthRedirect } from './auth-redirect.ts'
import { wasRequested } from './requested-links.ts'

type Consent = 'not-needed' | 'open' | 'given' | 'refused'

const consent = new Store<Consent>(isRequested() ? 'not-needed' : 'open')
const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
if (consent.read() === 'not-needed') settle()

function isRequested(): boolean {
  if (openedUrl === undefined || readAuthRedirect().kind !== 'session') return true
  return wasRequested(new URL(openedUrl).searchParams.get('asked'))
}

/** Whether the user still has to confirm. */
export const isConsentOpen = (): boolean => consent.read() === 'open'

/** Whether the tokens in the URL may become this browser's session. */
export const mayTakeTokens = (): boolean => ['not-needed', 'given'].includes(consent.read())

/** Creating the client waits for this, because it takes or ignores the tokens when it is created. */
export const consentSettled = (): Promise<void> => settled

export function answerConsent(isWanted: boolean): void {
  consent.set(isWanted ? 'given' : 'refused')
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
