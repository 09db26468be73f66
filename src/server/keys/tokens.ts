// Signs access tokens, and verifies API keys and access tokens: signed by one of our keys (or with the shared secret, if there is one)
// and issued by us for this service.
import { createPrivateKey, type JsonWebKey, sign } from 'node:crypto'
import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'

export type Claims = JWTPayload & { role?: unknown; aal?: unknown }

/** An invalid token; `expired` ones were valid once. */
export class TokenError extends Error {
  override name = 'TokenError'
  readonly reason: 'expired' | 'not yet valid' | 'not ours' | 'invalid'

  constructor(reason: TokenError['reason'], message: string, cause: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export interface Tokens {
  verify(token: string): Promise<Claims>
  /** Signs with the first of our keys. */
  sign(claims: JWTPayload): string
  /** What everyone may know of our keys: the answer of jwks.json. */
  publicKeys: JWK[]
}

/** Verified tokens are cached: a page sends the same one with every call, and a signature costs more than a row. */
const remembered = 10_000

export interface TokenOptions {
  /** Who issues access tokens here: see issuerOf. */
  issuer: string
  /** Its HS256 tokens are accepted besides our own. */
  sharedSecret?: string | undefined
  now?: () => number
}

export function createTokens(
  keys: { signing: [JWK, ...JWK[]] },
  { issuer, sharedSecret, now = Date.now }: TokenOptions,
): Tokens {
  const publicKeys = keys.signing.map(publicPart)
  const keySet = createLocalJWKSet({ keys: publicKeys })
  const secret = sharedSecret === undefined ? undefined : new TextEncoder().encode(sharedSecret)
  const [signingKey] = keys.signing
  const privateKey = createPrivateKey({ key: signingKey as JsonWebKey, format: 'jwk' })
  const header = encode({ alg: signingKey.alg, typ: 'JWT', kid: signingKey.kid })
  const known = new Map<string, Claims>()

  async function check(token: string): Promise<Claims> {
    try {
      // A key is used only with its own algorithm: a public key is never taken for a shared secret, or vice versa.
      const key: JWTVerifyGetKey = (header, input) =>
        header.alg === 'HS256' && secret ? secret : keySet(header, input)
      const { payload, protectedHeader } = await jwtVerify(token, key, {
        algorithms: secret ? ['ES256', 'RS256', 'HS256'] : ['ES256', 'RS256'],
        currentDate: new Date(now()),
      })
      requireOwnClaims(payload, protectedHeader.alg === 'HS256' ? undefined : issuer)
      return payload
    } catch (error) {
      if (error instanceof TokenError) throw error
      throw toTokenError(error)
    }
  }

  return {
    publicKeys,
    sign(claims) {
      const input = `${header}.${encode(claims)}`
      // Synchronously: another thread would cost several times what the signature does. Requesting the format of tokens costs as much
      // again, so it is converted from the usual one.
      const bytes = sign('sha256', Buffer.from(input), privateKey)
      const signature = privateKey.asymmetricKeyType === 'ec' ? toFixedLength(bytes) : bytes
      return `${input}.${signature.toString('base64url')}`
    },
    async verify(token) {
      const claims = known.get(token)
      // Only the expiry is checked again; everything else about a token can't change.
      if (claims?.exp !== undefined && claims.exp * 1000 > now()) return claims
      known.delete(token)
      const checked = await check(token)
      if (known.size >= remembered) known.clear()
      known.set(token, checked)
      return checked
    },
  }
}

/** What access tokens are for. */
export const tokenAudience = 'authenticated'
/** The issuer of the two API keys: they belong to the installation, whatever its address. */
export const apiKeyIssuer = 'presswright'
/** Where this site's auth service is reached: the issuer of access tokens. */
export const issuerOf = (siteUrl: string): string => `${siteUrl}/auth/v1`

/**
 * An API key names the installation and nobody; an access token names this service and its audience, because the same keys may sign for
 * other services. Others who share the secret name themselves, so only the audience of their tokens is checked.
 */
function requireOwnClaims({ iss, aud, sub, role }: Claims, issuer: string | undefined): void {
  const isApiKey =
    (issuer === undefined || iss === apiKeyIssuer) &&
    aud === undefined &&
    sub === undefined &&
    role !== 'authenticated'
  if (isApiKey) return
  if (issuer !== undefined && iss !== issuer) throw notOurs('iss')
  if (aud !== tokenAudience) throw notOurs('aud')
}

const notOurs = (claim: string) => new TokenError('not ours', `JWT claim ${claim} is not valid`, undefined)

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The members that a verifier needs, without private ones. */
function publicPart({ kty, crv, x, y, n, e, kid, alg, use }: JWK): JWK {
  const known = { kty, crv, x, y, n, e, kid, alg, use }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as JWK
}

function toTokenError(error: unknown): TokenError {
  if (error instanceof errors.JWTExpired) return new TokenError('expired', 'JWT expired', error)
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'nbf'
      ? new TokenError('not yet valid', 'JWT not yet valid', error)
      : new TokenError('invalid', `JWT claim ${error.claim} is not valid`, error)
  }
  return new TokenError('invalid', 'JWT could not be decoded or its signature is not valid', error)
}

const numberLength = 32

/** The two numbers of a P-256 signature, out of their DER sequence, in 32 bytes each, as tokens have them (RFC 7518, 3.4). */
export function toFixedLength(der: Buffer): Buffer {
  const endOfFirst = 4 + der.readUInt8(3)
  const numbers = [der.subarray(4, endOfFirst), der.subarray(endOfFirst + 2)]
  const fixed = Buffer.alloc(2 * numberLength)
  for (const [index, number] of numbers.entries()) {
    // A 33rd byte in front only says that the number is positive; shorter numbers are filled up from the left.
    const digits = number.subarray(-numberLength)
    digits.copy(fixed, numberLength * (index + 1) - digits.length)
  }
  return fixed
}
