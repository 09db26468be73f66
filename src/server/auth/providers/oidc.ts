// One OpenID Connect provider: where to send users, and what its response says about them. The package loads on first use.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import type { Configuration } from 'openid-client'
import type { OidcProvider } from '#server/config/auth.ts'
import { type Person, readPerson } from './person.ts'

/** The provider refused, or its response can't be trusted. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

export interface AuthorizationRequest {
  state: string
  nonce: string
  codeVerifier: string
  /** More scopes than sign-in needs. */
  scopes: readonly string[]
  /** More parameters for the provider, from the caller. */
  extra: Record<string, string>
}

export interface ProviderAnswer {
  person: Person
  accessToken: string
  refreshToken: string | undefined
}

export interface SocialProvider {
  name: string
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Exchanges the code of a callback for the person's claims. */
  exchange(
    answer: URLSearchParams,
    expected: { state: string; nonce: string; codeVerifier: string },
  ): Promise<ProviderAnswer>
  /** The person and the nonce of an id token, which must come from this provider and be issued for us. */
  readIdToken(
    idToken: string,
    accessToken: string | undefined,
  ): Promise<{ person: Person; nonce: string | undefined }>
}

export interface OidcOptions {
  issuer: string
  redirectUri: string
  /** Replaces the global fetch, for a provider in this process. */
  fetch?: typeof fetch | undefined
}

const timeoutSeconds = 10
const baseScopes = ['openid', 'email', 'profile']

export function createOidcProvider(settings: OidcProvider, options: OidcOptions): SocialProvider {
  const load = once(() => discover(settings, options))
  const { redirectUri } = options
  const keySetOf = once(async () => {
    const { jwks_uri } = (await load()).configuration.serverMetadata()
    return createRemoteJWKSet(new URL(jwks_uri ?? ''), options.fetch && { [customFetch]: options.fetch })
  })
  return {
    name: settings.name,

    async authorizationUrl({ state, nonce, codeVerifier, scopes, extra }) {
      const { client, configuration } = await load()
      const url = client.buildAuthorizationUrl(configuration, {
        ...extra,
        redirect_uri: redirectUri,
        scope: [...new Set([...baseScopes, ...scopes])].join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },

    async exchange(answer, { state, nonce, codeVerifier }) {
      const { client, configuration } = await load()
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier }
      const tokens = await client
        .authorizationCodeGrant(configuration, url, checks)
        .catch((error: unknown) => refuse(error))
      const claims: Record<string, unknown> & { sub: string } = tokens.claims() ?? { sub: '' }
      const asked = claims.email
        ? {}
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(() => ({}))
      return {
        person: readPerson({ ...asked, ...claims }),
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
      }
    },

    async readIdToken(idToken, accessToken) {
      const { configuration } = await load()
      const { payload, protectedHeader } = await jwtVerify(idToken, await keySetOf(), {
        issuer: configuration.serverMetadata().issuer,
        audience: settings.clientId,
        algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
        requiredClaims: ['sub', 'exp', 'iat'],
      }).catch((error: unknown) => refuse(error))
      requireAccessToken(payload, protectedHeader.alg, accessToken)
      const nonce = typeof payload.nonce === 'string' ? payload.nonce : undefined
      return { person: readPerson(payload), nonce }
    },
  }
}

async function discover(settings: OidcProvider, { issuer, fetch }: OidcOptions) {
  const client = await import('openid-client')
  const server = new URL(issuer)
  const configuration: Configuration = await client.discovery(
    server,
    settings.clientId,
    undefined,
    // The provider's metadata says how to send the secret; the default is the header.
    (metadata, ...rest) => {
      const { token_endpoint_auth_methods_supported: methods = [] } = metadata
      if (!settings.clientSecret) return client.None()(metadata, ...rest)
      const show =
        methods.includes('client_secret_post') && !methods.includes('client_secret_basic')
          ? client.ClientSecretPost
          : client.ClientSecretBasic
      return show(settings.clientSecret)(metadata, ...rest)
    },
    {
      timeout: timeoutSeconds,
      ...(fetch && { [client.customFetch]: fetch as never }),
      execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    },
  )
  return { client, configuration }
}

/** Caches a success; a failure is retried next time. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

/** Errors caused by the provider or the token, except an unreachable provider. */
function refuse(error: unknown): never {
  const isUnreachable =
    error instanceof TypeError || (error instanceof Error && /timeout|abort/i.test(error.name))
  if (isUnreachable && !('code' in error)) throw error
  throw new ProviderRefusal(error instanceof Error ? error.message : 'The provider refused the request.', {
    cause: error,
  })
}

/** An id token issued with an access token has its hash (at_hash): the two must match. */
function requireAccessToken(claims: JWTPayload, algorithm: string, accessToken: string | undefined): void {
  if (typeof claims.at_hash !== 'string' || accessToken === undefined) return
  const digest = createHash(`sha${/\d+$/.exec(algorithm)?.[0] ?? '512'}`)
    .update(accessToken)
    .digest()
  const expected = Buffer.from(digest.subarray(0, digest.length / 2).toString('base64url'))
  const presented = Buffer.from(claims.at_hash)
  if (expected.length !== presented.length || !timingSafeEqual(expected, presented))
    throw new ProviderRefusal('The access token does not belong to the id token.')
}
