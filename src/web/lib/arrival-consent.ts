// Tokens in the address of /auth/callback that this browser did not ask for: nobody is signed in with them, and nothing of them is
// stored, until the person here has seen whose account it is and said yes (decision 020).
import { wasAskedFor } from './asked-links.ts'
import { readArrival } from './auth-arrival.ts'
import { openedAddress } from './opened-address.ts'

type Consent = 'unneeded' | 'open' | 'given' | 'refused'

let consent: Consent = isAsked() ? 'unneeded' : 'open'
let settle = () => {}
const settled = new Promise<void>((resolve) => {
  settle = resolve
})
if (consent === 'unneeded') settle()

function isAsked(): boolean {
  if (openedAddress === undefined || readArrival().kind !== 'session') return true
  return wasAskedFor(new URL(openedAddress).searchParams.get('asked'))
}

/** Whether somebody has to be asked first. */
export const isConsentOpen = (): boolean => consent === 'open'

/** Whether the tokens in the address may become the session of this browser. */
export const mayTakeTokens = (): boolean => consent === 'unneeded' || consent === 'given'

/** Whoever needs the client waits for the answer: it takes the tokens, or leaves them, when it is built. */
export const consentSettled = (): Promise<void> => settled

export function answerConsent(isWanted: boolean): void {
  consent = isWanted ? 'given' : 'refused'
  if (isWanted) showTokens()
  settle()
}

/** Tokens must not stay in the history while somebody thinks. */
export function hideTokens(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
}

/** Back where the client, or a second try, finds them. */
export function showTokens(): void {
  if (openedAddress !== undefined) window.history.replaceState(window.history.state, '', openedAddress)
}
