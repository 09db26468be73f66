// A real OpenID Connect provider on a port of its own, where whoever login_hint names signs in without a page.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'
import { createMemoryAdapter } from '#server/auth/providers/memory-adapter.ts'

export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the provider says of its people, by subject. */
  people: Map<string, Record<string, unknown>>
  /** An id token as the provider would sign it; with another key, as a forger would. */
  idToken(claims: Record<string, unknown>, options?: { forged?: boolean }): Promise<string>
  close(): Promise<void>
}

const clientId = 'presswright-test'
const clientSecret = 'a secret of 32 characters or more'

export async function startIdentityProvider(redirectUris: () => string[]): Promise<IdentityProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Record<string, unknown>>()
  const { key, keys } = await makeKeys()
  const settings: Configuration = {
    ...rules(people),
    jwks: { keys: [key as never] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris(),
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
  }
  const provider = new Provider(issuer, settings)
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    return finish(provider, request, response)
  })
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    idToken: (claims, { forged = false } = {}) =>
      new SignJWT({ email: 'a@example.test', email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setIssuer(String(claims.iss ?? issuer))
        .setAudience(String(claims.aud ?? clientId))
        .setIssuedAt()
        .setExpirationTime((claims.exp as number | undefined) ?? '5m')
        .sign(forged ? keys.other : keys.own),
    close: () => closeServer(server),
  }
}

async function makeKeys() {
  const [own, other] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ])
  const key: JWK = { ...(await exportJWK(own.privateKey)), alg: 'ES256', use: 'sig', kid: 'test' }
  return { key, keys: { own: own.privateKey, other: other.privateKey } }
}

async function finish(provider: Provider, ...raw: Parameters<Provider['interactionDetails']>): Promise<void> {
  const { params } = await provider.interactionDetails(...raw)
  const accountId = String(params.login_hint ?? '')
  const result = accountId
    ? { login: { accountId } }
    : { error: 'access_denied', error_description: 'Nobody was there' }
  await provider.interactionFinished(...raw, result)
}

function rules(people: Map<string, Record<string, unknown>>): Configuration {
  return {
    adapter: createMemoryAdapter(),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As in the specification, addresses come from the user info endpoint.
    conformIdTokenClaims: true,
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      RefreshToken: 600,
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
