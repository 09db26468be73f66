// What every auth operation gets.
import type { Context } from 'hono'
import type { AuthConfig } from '#server/config/auth.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/env.ts'
import { issuerOf } from '#server/keys/tokens.ts'
import { createProviders, type Providers } from './providers/providers.ts'
import { createPasswords, type Passwords } from './secrets/password.ts'
import { createSecrets, type Secrets } from './secrets/secrets.ts'
import { createRefreshTokens, type RefreshTokens } from './sessions/refresh-token.ts'

export interface Auth extends Deps {
  settings: AuthConfig
  passwords: Passwords
  secrets: Secrets
  refreshTokens: RefreshTokens
  /** The social providers by name. */
  providers: Providers
  /** The public URL of this API, for links in mails and for tokens. */
  externalUrl: string
}

/** One operation: reads the request and returns the response; failures are thrown. */
export type Endpoint = (c: Context<AppEnv>, auth: Auth) => Promise<Response> | Response

export function createAuth(deps: Deps): Auth {
  const settings = deps.config.auth
  const externalUrl = issuerOf(deps.config.siteUrl)
  return {
    ...deps,
    settings,
    passwords: createPasswords({ ...settings.argon2, concurrency: settings.hashConcurrency }),
    secrets: createSecrets(deps.encryptionKey),
    refreshTokens: createRefreshTokens(deps.encryptionKey),
    providers: createProviders(deps.config, `${externalUrl}/callback`),
    externalUrl,
  }
}
