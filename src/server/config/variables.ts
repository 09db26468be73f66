// Every environment variable, with the message for a wrong value. `.env.example` lists the same names.

import { z } from 'zod'
import { aiWriters } from '#contract/app-config.ts'
import { passwordMinCharacters } from '#domain/account/credentials.ts'
import { visitorHourlyLimit } from '#domain/billing/usage.ts'
import { defaultUploadMb } from '#domain/document/upload.ts'
import { storageVariables } from './storage-variables.ts'
import {
  flag,
  jsonObject,
  mailAddress,
  number,
  origin,
  parseJson,
  price,
  secret,
  url,
  webAddress,
  whole,
} from './variable-kinds.ts'

const listening = {
  PORT: number(1, 65_535, 3000, 'a port'),
  HOST: z
    .string()
    .regex(/^[\w.:[\]-]+$/)
    .default('127.0.0.1')
    .meta({ rule: 'must be an address to listen on', example: '0.0.0.0' }),
  SITE_URL: origin
    .optional()
    .meta({ rule: 'must be the address people open, without a path', example: 'https://press.example.com' }),
  TRUST_PROXY: number(0, 10, 0, 'the number of proxies in front of the server'),
}

const data = {
  DATA_DIR: z.string().default('./data').meta({ rule: 'must be a folder', example: './data' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .refine((value) => URL.parse(value)?.hostname || URL.parse(value)?.searchParams.has('host'))
    .optional()
    .meta({
      rule: 'must be a PostgreSQL address',
      example: 'postgres://user:password@localhost:5432/presswright',
      secret: true,
    }),
  DATABASE_POOL_SIZE: number(1, 1000, 10, 'a number of connections'),
  DATABASE_STATEMENT_SECONDS: number(1, 600, 3, 'the time limit of a data request in seconds'),
  DATA_FREE_MB: number(20, 1_000_000_000, 100, 'the disk space to keep free in megabytes'),
  REST_SCHEMAS: z
    .string()
    .regex(/^\w+(,\w+)*$/)
    .default('public')
    .meta({ rule: 'must be schema names separated by commas', example: 'public' }),
  REST_MAX_ROWS: number(1, 100_000, 1000, 'the maximum number of rows in a response'),
  REST_ALLOW_ROLLBACK: flag(false),
}

const running = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .meta({ rule: 'must be development, test or production', example: 'production' }),
  ALLOW_LOCAL_STAND_INS: flag(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .meta({ rule: 'must be debug, info, warn or error', example: 'info' }),
  SHUTDOWN_SECONDS: number(0, 600, 10, 'the seconds that running requests get to finish at shutdown'),
}

/** Sign-ins, sign-ups, codes and messages, by the names RateLimits gives them. */
const authLimits = {
  token: whole(1, 100_000, 150),
  send: whole(1, 100_000, 30),
  verify: whole(1, 100_000, 30),
  password: whole(1, 100_000, 10),
  account: whole(1, 100_000, 100),
  anonymous: whole(1, 100_000, 30),
  mails: whole(1, 1_000_000, 30),
  sms: whole(1, 1_000_000, 30),
}
const limitPresets: Record<string, unknown> = {
  normal: {},
  strict: { token: 60, send: 10, verify: 10, password: 5, account: 30, anonymous: 5 },
  off: 'off',
}

const auth = {
  AUTH_JWK_FILE: z.string().optional().meta({
    rule: 'must be the path of a JSON file with signing keys',
    example: '/run/secrets/presswright-keys.json',
  }),
  AUTH_JWT_SECRET: z.string().min(32).optional().meta({
    rule: 'must be a shared secret of at least 32 characters',
    example: 'a-long-random-text-of-at-least-32-characters',
    secret: true,
  }),
  AUTH_ENCRYPTION_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/)
    .optional()
    .meta({
      rule: 'must be 32 random bytes in base64url (make some with: openssl rand -base64 32 | tr +/ -_)',
      example: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
      secret: true,
    }),
  AUTH_SIGNUPS: flag(true),
  AUTH_AUTOCONFIRM: flag(false),
  AUTH_ALLOW_UNCONFIRMED: flag(false),
  AUTH_EMAIL: flag(true),
  AUTH_PHONE: flag(true),
  AUTH_ANONYMOUS: flag(false),
  AUTH_MANUAL_LINKING: flag(false),
  AUTH_SECURE_EMAIL_CHANGE: flag(true),
  AUTH_PASSWORD_MIN: number(passwordMinCharacters, 72, passwordMinCharacters, 'the minimum password length'),
  AUTH_CODE_LENGTH: number(6, 10, 6, 'the digits of a one-time code'),
  AUTH_CODE_SECONDS: number(60, 86_400, 3600, 'the lifetime of an emailed code or link in seconds'),
  AUTH_SMS_CODE_SECONDS: number(30, 3600, 300, 'the lifetime of a texted code in seconds'),
  AUTH_SEND_SECONDS: number(
    0,
    3600,
    60,
    'the minimum seconds between two emails of the same kind to one account',
  ),
  AUTH_MIN_RESPONSE_MS: number(
    0,
    5000,
    150,
    'the minimum milliseconds of responses that must not reveal whether an account exists',
  ),
  AUTH_LIMITS: z
    .string()
    .default('normal')
    .transform((text) => limitPresets[text] ?? parseJson(text))
    .pipe(z.union([z.literal('off'), z.strictObject(authLimits)]))
    .meta({
      rule: 'must be normal, strict, off or JSON with your own limits',
      example: '{"mails":500,"sms":100}',
    }),
  AUTH_REUSE_SECONDS: number(0, 600, 10, 'the seconds an older refresh token is still accepted'),
  AUTH_TOKEN_SECONDS: number(60, 604_800, 3600, 'the lifetime of an access token in seconds'),
  AUTH_SESSION_HOURS: number(0, 87_600, 0, 'the maximum hours a session lasts (0: no limit)'),
  AUTH_INACTIVITY_HOURS: number(0, 87_600, 0, 'the hours after which an unused session ends (0: never)'),
  AUTH_REDIRECT_URLS: z.string().default('').meta({
    rule: 'must be addresses separated by commas; * and ** are wildcards',
    example: 'https://*.example.com/**',
  }),
  AUTH_HASH: jsonObject(
    {
      memoryKib: whole(8192, 1_048_576, 19_456),
      passes: whole(1, 10, 2),
      // 0 is half of the processors.
      concurrency: whole(0, 64, 0),
    },
    'must be JSON with memoryKib, passes and concurrency for password hashing',
    '{"memoryKib":65536,"passes":3}',
  ),
}

const services = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      rule: 'must be an email server address',
      example: 'smtps://user:password@mail.example.com:465',
      secret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)
    .default('Presswright <no-reply@presswright.example>')
    .meta({ rule: 'must be the sender of emails', example: 'Presswright <no-reply@example.com>' }),
  TWILIO_ACCOUNT_SID: secret(
    'must be the account ID of the text message service',
    'AC0123456789abcdef0123456789abcdef',
  ),
  TWILIO_AUTH_TOKEN: secret(
    'must be the token of the text message service',
    '0123456789abcdef0123456789abcdef',
  ),
  TWILIO_FROM: z
    .string()
    .min(3)
    .optional()
    .meta({ rule: 'must be the phone number that sends text messages', example: '+15005550006' }),
  TWILIO_API_BASE: origin.default('https://api.twilio.com').meta({
    rule: 'must be the origin of the text message service',
    example: 'https://api.twilio.com',
  }),
  GOOGLE_CLIENT_ID: secret('must be the client id from Google', '123.apps.googleusercontent.com'),
  GOOGLE_CLIENT_SECRET: secret('must be the client secret from Google', 'GOCSPX-secret'),
  OIDC_PROVIDERS: z.string().optional().meta({
    rule: 'must be JSON: a list of {name, label, issuer, clientId, clientSecret}',
    example:
      '[{"name":"work","label":"Example","issuer":"https://id.example.com","clientId":"a","clientSecret":"b"}]',
    secret: true,
  }),
}

const payments = {
  STRIPE_SECRET_KEY: secret('must be the secret key from Stripe', 'sk_live_0123456789abcdef'),
  STRIPE_WEBHOOK_SECRET: secret('must be the signing secret of the Stripe webhook', 'whsec_0123456789abcdef'),
  STRIPE_PRICE_MONTHLY: price('month'),
  STRIPE_PRICE_ANNUAL: price('year'),
  STRIPE_API_BASE: origin
    .default('https://api.stripe.com')
    .meta({ rule: "must be the origin of Stripe's API", example: 'https://api.stripe.com' }),
  HUBSPOT_TOKEN: secret('must be the access token of a HubSpot private app', 'pat-na1-0123456789abcdef'),
  HUBSPOT_API_BASE: origin
    .default('https://api.hubapi.com')
    .meta({ rule: "must be the origin of HubSpot's API", example: 'https://api.hubapi.com' }),
}

const ai = {
  AI_PROVIDER: z
    .enum(aiWriters)
    .default('builtin')
    .meta({ rule: 'must be builtin, openai-compatible, anthropic or google', example: 'openai-compatible' }),
  AI_MODEL: z
    .string()
    .min(1)
    .optional()
    .meta({ rule: 'must be the name of one of the provider’s models', example: 'llama3.3' }),
  AI_API_KEY: secret('must be the AI provider’s API key', 'sk-0123456789abcdef'),
  AI_BASE_URL: webAddress('http://localhost:11434/v1'),
  AI_TIMEOUT_MS: number(100, 600_000, 60_000, 'the milliseconds to wait for the AI provider'),
  AI_MAX_OUTPUT_TOKENS: number(256, 1_000_000, 8192, 'the maximum number of tokens in an AI response'),
  AI_CONCURRENCY: number(1, 1000, 8, 'the maximum number of simultaneous calls to the AI provider'),
  AI_VISITOR_HOURLY: number(
    0,
    100_000,
    visitorHourlyLimit,
    'the generations visitors from one address get per hour',
  ),
}

const word = {
  UPLOAD_MAX_MB: number(1, 100, defaultUploadMb, 'the maximum size of an uploaded document in megabytes'),
  WORD_LIMITS: jsonObject(
    {
      // 0 is one less than the processors, four at most.
      workers: whole(0, 64, 0),
      queue: whole(0, 10_000, 30),
      seconds: whole(1, 600, 20),
      memoryMb: whole(32, 8192, 256),
    },
    'must be JSON with workers, queue, seconds and memoryMb for conversions',
    '{"workers":4,"seconds":60}',
  ),
}

/** Links of the footer; `contract/app-config.ts` passes them on to the web. */
const linkNames = [
  'helpCenter',
  'blog',
  'community',
  'linkInBio',
  'LinkedIn',
  'X',
  'Bluesky',
  'Facebook',
  'Instagram',
  'Mastodon',
  'Threads',
  'TikTok',
  'YouTube',
]

const site = {
  SUPPORT_EMAIL: mailAddress('support@presswright.example'),
  ENTERPRISE_EMAIL: mailAddress('enterprise@presswright.example'),
  LINKS: jsonObject(
    Object.fromEntries(linkNames.map((name) => [name, url.optional()])),
    `must be JSON that maps names to web addresses (${linkNames.join(', ')})`,
    '{"blog":"https://blog.example.com","X":"https://x.example.com/presswright"}',
  ),
  REVIEWS_WIDGET_URL: webAddress('https://reviews.example.com/widget.js'),
}

export const variables = {
  ...listening,
  ...data,
  ...running,
  ...auth,
  ...services,
  ...payments,
  ...ai,
  ...word,
  ...storageVariables,
  ...site,
} as const
export const variablesSchema = z.object(variables)
export type Variables = z.infer<typeof variablesSchema>
