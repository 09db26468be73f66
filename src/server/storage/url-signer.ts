// Signs addresses that work without a session. Their key is derived from the server's own and used for nothing else: such a token is
// never an access token, nor the other way around.
import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { storageErrors } from './errors.ts'

export interface UrlClaims {
  /** What the address may be used for. */
  use: 'read' | 'upload'
  /** Bucket and name. */
  url: string
  /** How a picture is resized, as a query string. */
  transform?: string
  /** Who signed an upload: it is judged as theirs when it arrives. */
  role?: string
  sub?: string
  aal?: string
  session_id?: string
  upsert?: boolean
}

export interface UrlSigner {
  sign(claims: UrlClaims, seconds: number): Promise<string>
  /** Throws if the token is not for this use and address. */
  verify(token: string | undefined, use: UrlClaims['use'], url: string): Promise<UrlClaims>
}

export function createUrlSigner(encryptionKey: Buffer): UrlSigner {
  const key = new Uint8Array(hkdfSync('sha256', encryptionKey, '', 'presswright storage addresses', 32))
  return {
    sign: (claims, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    async verify(token, use, url) {
      if (!token) throw storageErrors.badToken('The address has no token.')
      const claims = await jwtVerify<UrlClaims>(token, key, { algorithms: ['HS256'] }).then(
        ({ payload }) => payload,
        (error: Error) => {
          const isOver = 'code' in error && error.code === 'ERR_JWT_EXPIRED'
          throw storageErrors.badToken(isOver ? '"exp" claim timestamp check failed' : 'Invalid signature')
        },
      )
      if (claims.use !== use || claims.url !== url) throw storageErrors.badToken('Invalid signature')
      return claims
    },
  }
}
