// Settings of sign-in.
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { StartError } from '#server/start-error.ts'
import type { Variables } from './variables.ts'

export interface AuthConfig {
  /** Shared secret whose HS256 tokens are accepted beside our own signatures. */
  sharedSecret: string | undefined
  /** Encrypts what the database must keep and nobody may read; without it the key is a file in the data folder. */
  encryptionKey: string | undefined
  signups: boolean
  autoconfirm: boolean
  allowUnconfirmed: boolean
  emailProvider: boolean
  phoneProvider: boolean
  anonymous: boolean
  manualLinking: boolean
  secureEmailChange: boolean
  passwordMinimum: number
  codeLength: number
  codeSeconds: number
  smsCodeSeconds: number
  sendSeconds: number
  /** Minimum duration of responses that must not reveal whether an account exists. */
  minimumResponseMs: number
  rateLimits: RateLimits | undefined
  reuseSeconds: number
  tokenSeconds: number
  sessionHours: number
  inactivityHours: number
  /** Globs of addresses besides the site itself that links may lead back to. */
  redirectUrls: string[]
  argon2: { memoryKib: number; passes: number }
  hashConcurrency: number
  /** Social providers by name; the local stand-in answers as google. */
  providers: OidcProvider[]
}

export interface RateLimits {
  /** Per client address in 5 minutes. */
  token: number
  send: number
  verify: number
  /** Wrong passwords for one account: per client address in 15 minutes, and from everywhere in an hour. */
  password: number
  account: number
  /** Anonymous sign-ins per client address in an hour. */
  anonymous: number
  /** What the whole installation sends in an hour. */
  mails: number
  sms: number
}

export interface OidcProvider {
  name: string
  /** What its button says after “Continue with”. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  /** The embedded identity provider of this machine. */
  local: boolean
}

export function readAuthConfig(values: Variables, standInsAllowed: boolean): AuthConfig {
  return {
    sharedSecret: values.AUTH_JWT_SECRET,
    encryptionKey: values.AUTH_ENCRYPTION_KEY,
    signups: values.AUTH_SIGNUPS,
    autoconfirm: values.AUTH_AUTOCONFIRM,
    allowUnconfirmed: values.AUTH_ALLOW_UNCONFIRMED,
    emailProvider: values.AUTH_EMAIL,
    phoneProvider: values.AUTH_PHONE,
    anonymous: values.AUTH_ANONYMOUS,
    manualLinking: values.AUTH_MANUAL_LINKING,
    secureEmailChange: values.AUTH_SECURE_EMAIL_CHANGE,
    passwordMinimum: values.AUTH_PASSWORD_MIN,
    codeLength: values.AUTH_CODE_LENGTH,
    codeSeconds: values.AUTH_CODE_SECONDS,
    smsCodeSeconds: values.AUTH_SMS_CODE_SECONDS,
    sendSeconds: values.AUTH_SEND_SECONDS,
    minimumResponseMs: values.AUTH_MIN_RESPONSE_MS,
    rateLimits: values.AUTH_LIMITS === 'off' ? undefined : values.AUTH_LIMITS,
    reuseSeconds: values.AUTH_REUSE_SECONDS,
    tokenSeconds: values.AUTH_TOKEN_SECONDS,
    sessionHours: values.AUTH_SESSION_HOURS,
    inactivityHours: values.AUTH_INACTIVITY_HOURS,
    redirectUrls: values.AUTH_REDIRECT_URLS.split(',')
      .map((url) => url.trim())
      .filter(Boolean),
    argon2: { memoryKib: values.AUTH_HASH.memoryKib, passes: values.AUTH_HASH.passes },
    // The other half of the processors stays free for people who are not signing in.
    hashConcurrency: values.AUTH_HASH.concurrency || Math.max(1, Math.floor(availableParallelism() / 2)),
    providers: readProviders(values, standInsAllowed),
  }
}

const google = { name: 'google', label: 'Google', issuer: 'https://accounts.google.com' }

const providerList = z.array(
  z.object({
    name: z.string().regex(/^[a-z0-9_-]{1,40}$/),
    label: z.string().min(1).max(60),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string(),
  }),
)

function readProviders(values: Variables, standInsAllowed: boolean): OidcProvider[] {
  const configured = parseProviders(values.OIDC_PROVIDERS).map((provider) => ({ ...provider, local: false }))
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (clientId && clientSecret) return [{ ...google, clientId, clientSecret, local: false }, ...configured]
  const standIn = {
    name: 'google',
    label: 'the local identity provider',
    issuer: '',
    clientId: 'presswright',
    clientSecret: '',
    local: true,
  }
  return configured.length === 0 && standInsAllowed ? [standIn] : configured
}

function parseProviders(text: string | undefined): z.infer<typeof providerList> {
  if (!text) return []
  try {
    return providerList.parse(JSON.parse(text))
  } catch (error) {
    throw new StartError(
      'OIDC_PROVIDERS must be JSON: a list of {name, label, issuer, clientId, clientSecret}, for example OIDC_PROVIDERS=[{"name":"work","label":"Example","issuer":"https://id.example.com","clientId":"a","clientSecret":"b"}].',
      { cause: error },
    )
  }
}
