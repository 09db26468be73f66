// grant_type=id_token: a session for an id token that an app got from a provider itself.
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { retryOnce } from '#server/auth/accounts/new-account.ts'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireAssurance, requireRecentProof, requireUser } from '#server/auth/guard.ts'
import { optionalText } from '#server/auth/input.ts'
import { ProviderRefusal } from '#server/auth/providers/oidc.ts'
import type { Person } from '#server/auth/providers/person.ts'
import { beginSession, isBanned } from '#server/auth/sessions/session.ts'
import { linkPerson, signInPerson } from '#server/auth/social/social-account.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'

const body = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
})
type Request = z.infer<typeof body>

export async function grantByIdToken(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const request = await readJson(c, body, authErrors)
  if (!request.id_token) throw authErrors.oauthRefusal('invalid request', 'id_token required')
  if (!request.provider) throw authErrors.oauthRefusal('invalid request', 'provider required')
  const provider = request.provider
  const linking = request.link_identity ? await requireLinking(c, auth) : undefined
  const person = await readPersonOf(auth, provider, request)
  return retryOnce(() =>
    auth.db.tx(async (tx) => {
      const account = linking
        ? await linkPerson(tx, linking, provider, person)
        : await signInPerson(tx, auth, provider, person)
      if (isBanned(account)) throw authErrors.banned(403)
      return c.json(await beginSession(tx, c, auth, account, { method: 'oauth' }))
    }),
  )
}

async function requireLinking(c: Context<AppEnv>, auth: Auth) {
  if (!auth.settings.manualLinking) throw authErrors.linkingOff()
  const signedIn = await requireUser(c, auth)
  requireAssurance(signedIn, 403)
  requireRecentProof(signedIn)
  return signedIn.account
}

async function readPersonOf(auth: Auth, name: string, request: Request): Promise<Person> {
  const provider = auth.providers.get(name)
  if (!provider) throw authErrors.providerOff()
  const { person, nonce } = await provider
    .readIdToken(request.id_token ?? '', request.access_token ?? undefined)
    .catch((error: unknown) => {
      throw error instanceof ProviderRefusal
        ? authErrors.oauthRefusal('invalid request', 'Bad ID token')
        : authErrors.providerUnavailable(error)
    })
  requireNonce(nonce, request.nonce ?? undefined)
  return person
}

/** The token has the hash of the nonce, so that it doesn't reveal the nonce. */
function requireNonce(inToken: string | undefined, nonce: string | undefined): void {
  if ((inToken === undefined) !== (nonce === undefined))
    throw authErrors.oauthRefusal(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  if (nonce !== undefined && createHash('sha256').update(nonce).digest('hex') !== inToken)
    throw authErrors.oauthRefusal('invalid nonce', 'Nonces mismatch')
}
