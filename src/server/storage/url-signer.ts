// Signs URLs that work without a session. Their keys are derived from the signing keys, which all processes share, and used for nothing
// else: such a token is never an access token, or vice versa.
import { hkdfSync } from 'node:crypto'
import { type JWK, jwtVerify, SignJWT } from 'jose'
import { storageErrors } from './errors.ts'

/** How long a URL for an upload is valid. URLs for reading last as long as their caller asks (sign-urls.ts). */
export const uploadUrlSeconds = 7200

export interface UrlClaims {
  /** What the URL may be used for. */
  use: 'read' | 'upload'
  /** Bucket and file name. */
  url: string
  /** How a picture is resized, as a query string. */
  transform?: string
  /** The URL ends with this version of the file. */
  version?: string
  /** Who signed an upload: their permissions apply when it arrives. */
  role?: string
  sub?: string
  aal?: string
  session_id?: string
  upsert?: boolean
}

export interface UrlSigner {
  sign(claims: UrlClaims, seconds: number): Promise<string>
  /** Throws if the token is not for this use and path. */
  verify(token: string | undefined, use: UrlClaims['use'], url: string): Promise<UrlClaims>
}

/** The first key signs, all verify. */
export function createUrlSigner([first, ...others]: [JWK, ...JWK[]]): UrlSigner {
  const key = deriveKey(first)
  const keys = [key, ...others.map(deriveKey)]
  return {
    sign: (claims, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async verify(token, use, url) {
      if (!token) throw storageErrors.badToken('The address has no token.')
      const claims = await readClaims(token, keys)
      if (claims.use !== use || claims.url !== url) throw storageErrors.badToken('Invalid signature')
      return claims
    },
  }
}

const deriveKey = ({ d }: JWK) =>
  new Uint8Array(hkdfSync('sha256', String(d), '', 'presswright storage addresses', 32))

async function readClaims(token: string, keys: readonly Uint8Array[]): Promise<UrlClaims> {
  for (const key of keys) {
    const read = await jwtVerify<UrlClaims>(token, key, { algorithms: ['HS256'] }).catch(
      (error: Error) => error,
    )
    if (!(read instanceof Error)) return read.payload
    if ('code' in read && read.code === 'ERR_JWT_EXPIRED')
      throw storageErrors.badToken('"exp" claim timestamp check failed')
  }
  throw storageErrors.badToken('Invalid signature')
}
