// The /auth/v1 API as a table: one line per operation, with the rate limit in front of it.
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import { createApiApp } from '#server/http/api-app.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { openCors } from '#server/http/open-cors.ts'
import { signup } from './accounts/signup.ts'
import { getUser, putUser } from './accounts/user.ts'
import { createUser } from './admin/create-user.ts'
import { deleteUserAsAdmin } from './admin/delete-user.ts'
import { generateLink } from './admin/generate-link.ts'
import { invite } from './admin/invite.ts'
import { updateUserAsAdmin } from './admin/update-user.ts'
import { deleteFactorOf, listFactorsOf } from './admin/user-factors.ts'
import { listUsers, showUser } from './admin/users.ts'
import { createAuth, type Endpoint } from './auth.ts'
import { authErrors, renderAuthError, toAuthError } from './errors.ts'
import { challengeFactor } from './factors/challenge.ts'
import { enrollFactor } from './factors/enroll.ts'
import { newRecoveryCodes } from './factors/new-recovery-codes.ts'
import { unenrollFactor } from './factors/unenroll.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { type AddressLimit, requireTurn } from './limits/address-limits.ts'
import { otp } from './one-time/otp.ts'
import { reauthenticate } from './one-time/reauthenticate.ts'
import { recover } from './one-time/recover.ts'
import { resend } from './one-time/resend.ts'
import { verify } from './one-time/verify.ts'
import { verifyLink } from './one-time/verify-link.ts'
import { health, notOffered, publicKeys, settings, sso } from './service-info.ts'
import { logout } from './sessions/logout.ts'
import { authorize, authorizeLink } from './social/authorize.ts'
import { callback, postedCallback } from './social/callback.ts'
import { confirmLink } from './social/confirm-link.ts'
import { unlinkIdentity } from './social/identities.ts'
import { token } from './token/token.ts'

const operations: [method: string, path: string, endpoint: Endpoint, limit?: AddressLimit][] = [
  ['POST', '/signup', signup, 'send'],
  ['POST', '/token', token],
  ['POST', '/otp', otp, 'send'],
  ['POST', '/magiclink', otp, 'send'],
  ['POST', '/verify', verify, 'verify'],
  ['GET', '/verify', verifyLink, 'verify'],
  ['POST', '/recover', recover, 'send'],
  ['POST', '/resend', resend, 'send'],
  ['GET', '/reauthenticate', reauthenticate, 'send'],
  ['GET', '/user', getUser],
  ['PUT', '/user', putUser, 'send'],
  ['POST', '/logout', logout],
  ['GET', '/user/identities/authorize', authorizeLink, 'token'],
  ['POST', '/user/identities/confirm', confirmLink, 'token'],
  ['DELETE', '/user/identities/:id', unlinkIdentity],
  ['GET', '/authorize', authorize, 'token'],
  ['GET', '/callback', callback, 'token'],
  ['POST', '/callback', postedCallback, 'token'],
  ['POST', '/factors', enrollFactor],
  ['POST', '/factors/recovery-codes/regenerate', newRecoveryCodes, 'factor'],
  ['POST', '/factors/:id/challenge', challengeFactor, 'factor'],
  ['POST', '/factors/:id/verify', verifyFactor, 'factor'],
  ['DELETE', '/factors/:id', unenrollFactor],
  ['POST', '/sso', sso, 'send'],
  ['GET', '/settings', settings],
  ['GET', '/health', health],
  ['GET', '/.well-known/jwks.json', publicKeys],
  ['POST', '/invite', invite],
  ['POST', '/admin/generate_link', generateLink],
  ['GET', '/admin/users', listUsers],
  ['POST', '/admin/users', createUser],
  ['GET', '/admin/users/:id', showUser],
  ['PUT', '/admin/users/:id', updateUserAsAdmin],
  ['DELETE', '/admin/users/:id', deleteUserAsAdmin],
  ['GET', '/admin/users/:id/factors', listFactorsOf],
  ['DELETE', '/admin/users/:id/factors/:factorId', deleteFactorOf],
]

const missingFeatures = [
  '/admin/oauth/*',
  '/admin/custom-providers/*',
  '/admin/users/:id/passkeys/*',
  '/admin/sso/*',
  '/oauth/*',
  '/user/oauth/*',
  '/passkeys/*',
  '/factors/recovery-codes',
  '/factors/recovery-codes/verify',
]

export function authRoutes(deps: Deps): Hono<AppEnv> {
  const auth = createAuth(deps)
  const api = { name: 'auth', bodyLimit: 200_000, errors: authErrors, render: renderForClient }
  return createApiApp(api, deps.log, (app) => {
    app.use(authCors, keepOutOfCaches)
    for (const path of missingFeatures) app.all(path, (c) => notOffered(c, auth))
    for (const [method, path, endpoint, limit] of operations) {
      app.on(method, path, async (c) => {
        if (limit) await requireTurn(auth, limit, clientAddress(c, auth.config))
        return Promise.resolve(endpoint(c, auth)).catch((error: unknown) => {
          throw toAuthError(error)
        })
      })
    }
  })
}

/** Clients treat 429 and 507 on a refresh as the end of the session and sign the user out; 503 is retried. */
function renderForClient(c: Context<AppEnv>, error: ApiError): Response {
  const isRefresh = c.req.query('grant_type') === 'refresh_token'
  const passing = isRefresh ? { 429: authErrors.tooOftenForNow, 507: authErrors.fullForNow } : {}
  const render = Object.entries(passing).find(([status]) => Number(status) === error.status)?.[1]
  return renderAuthError(c, render?.() ?? error)
}

/** Nearly every response has tokens or personal data, so caching is opt-in. */
const keepOutOfCaches: MiddlewareHandler = (c, next) => {
  c.header('cache-control', 'no-store')
  return next()
}

const authCors = openCors({
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'X-Sb-Error-Code'],
})
