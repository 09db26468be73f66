// Remembers which browser started a social sign-in. Without it an attacker could have a victim's browser finish the attacker's sign-in
// (login CSRF), or link the victim's identity to the attacker's account.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { signInCookieSeconds } from '#domain/site/legal-terms.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { FlowState } from '#server/stores/flow-states.ts'

/** Each flow has its own cookie, so that two tabs don't interfere. */
const nameOf = (state: string) => `presswright-flow-${state.slice(0, 8)}`

export interface FlowCookie {
  value: string
  hash: string
}

export function newFlowCookie(): FlowCookie {
  const value = randomBytes(24).toString('base64url')
  return { value, hash: hashOf(value) }
}

/** Lax, because the browser returns from another site by navigation. */
export function setFlowCookie(c: Context<AppEnv>, auth: Auth, state: string, { value }: FlowCookie): void {
  setCookie(c, nameOf(state), value, { ...attributes(auth), maxAge: signInCookieSeconds })
}

/** Whether this browser started the flow; clears the cookie. */
export function takeFlowCookie(c: Context<AppEnv>, auth: Auth, flow: FlowState): boolean {
  const value = getCookie(c, nameOf(flow.id))
  if (!value || !flow.browser_hash) return false
  setCookie(c, nameOf(flow.id), '', { ...attributes(auth), maxAge: 0 })
  return timingSafeEqual(Buffer.from(hashOf(value)), Buffer.from(flow.browser_hash))
}

const attributes = ({ config }: Auth) =>
  ({
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.siteUrl.startsWith('https:'),
  }) as const

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex')
