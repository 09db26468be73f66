// Reads and checks the environment once at start. Every variable is optional on a local machine.

import { StartError } from '#server/start-error.ts'
import { type AiConfig, readAiConfig } from './ai.ts'
import { type AuthConfig, readAuthConfig } from './auth.ts'
import { type CrmConfig, type PaymentsConfig, readCrmConfig, readPaymentsConfig } from './billing.ts'
import { type Renamed, translateOldNames } from './renamed-variables.ts'
import { readStorageConfig, type StorageConfig } from './storage.ts'
import type { VariableMeta } from './variable-kinds.ts'
import { type Variables, variables, variablesSchema } from './variables.ts'
import { readWordConfig, type WordConfig } from './word.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
export const isLoopback = (host: string): boolean => loopbackHosts.has(host)

export interface Config {
  port: number
  host: string
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string
  dataFolder: string
  database: { kind: 'pglite' } | { kind: 'postgres'; url: string; poolSize: number }
  /** No statement of a caller runs longer. */
  statementSeconds: number
  /** With less than this free on the disk of the embedded database nothing is written. */
  freeMegabytes: number
  /** Schemas that the data service shows; the first is the default. */
  restSchemas: string[]
  restMaxRows: number
  /** Clients may ask to have a change tried and undone (Prefer: tx=rollback). */
  restAllowRollback: boolean
  production: boolean
  trustedProxies: number
  logLevel: Variables['LOG_LEVEL']
  shutdownSeconds: number
  signingKeyFile: string | undefined
  auth: AuthConfig
  /** Outside services: the real one, its local stand-in, or none. */
  mail: { kind: 'local' } | { kind: 'none' } | { kind: 'smtp'; url: string }
  mailFrom: string
  sms:
    | { kind: 'local' }
    | { kind: 'none' }
    | { kind: 'twilio'; accountSid: string; authToken: string; from: string; apiBase: string }
  payments: PaymentsConfig
  crm: CrmConfig
  ai: AiConfig
  word: WordConfig
  storage: StorageConfig
  standIns: StandIns
  supportEmail: string
  enterpriseEmail: string
  links: Record<string, string>
  /** Script of a reviews widget on the front page. */
  reviewsWidgetUrl: string | undefined
  /** Variables that were given under their old names. */
  renamedVariables: Renamed[]
}

/** Whether local stand-ins may serve, and if not, why. */
export type StandIns = { allowed: true; forced: boolean } | { allowed: false; reason: string }

export function readConfig(processEnvironment: Record<string, string | undefined>): Config {
  const { environment, renamed } = translateOldNames(processEnvironment)
  const values = parseVariables(environment)
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`
  const standIns = decideStandIns(values, siteUrl)
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    dataFolder: values.DATA_DIR,
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE }
      : { kind: 'pglite' },
    statementSeconds: values.DATABASE_STATEMENT_SECONDS,
    freeMegabytes: values.DATA_FREE_MB,
    restSchemas: values.REST_SCHEMAS.split(','),
    restMaxRows: values.REST_MAX_ROWS,
    restAllowRollback: values.REST_ALLOW_ROLLBACK,
    production: values.NODE_ENV === 'production',
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    signingKeyFile: values.AUTH_JWK_FILE,
    auth: readAuthConfig(values, standIns.allowed),
    ...readMessengers(values, standIns.allowed),
    payments: readPaymentsConfig(values, standIns.allowed),
    crm: readCrmConfig(values, standIns.allowed),
    ai: readAiConfig(values),
    word: readWordConfig(values),
    storage: readStorageConfig(values),
    standIns,
    supportEmail: values.SUPPORT_EMAIL,
    enterpriseEmail: values.ENTERPRISE_EMAIL,
    reviewsWidgetUrl: values.REVIEWS_WIDGET_URL,
    links: readLinks(values),
    renamedVariables: renamed,
  }
}

function parseVariables(environment: Record<string, string | undefined>): Variables {
  // An empty value means "not set": that is how compose files and CI pass variables nobody filled in.
  const values = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const result = variablesSchema.safeParse(values)
  if (result.success) return result.data
  const name = String(result.error.issues[0]?.path[0]) as keyof typeof variables
  const about = variables[name].meta() as unknown as VariableMeta
  const value = about.secret ? '' : ` (now "${values[name]}")`
  throw new StartError(`${name} ${about.rule}, for example ${name}=${about.example}${value}.`)
}

function decideStandIns(values: Variables, siteUrl: string): StandIns {
  const reason =
    (values.NODE_ENV === 'production' && 'NODE_ENV is production') ||
    (!isLoopback(values.HOST) && `HOST ${values.HOST} is not loopback`) ||
    (!isLoopback(new URL(siteUrl).hostname) && `SITE_URL ${siteUrl} is not loopback`)
  if (!reason) return { allowed: true, forced: false }
  return values.ALLOW_LOCAL_STAND_INS ? { allowed: true, forced: true } : { allowed: false, reason }
}

function readMessengers(
  values: Variables,
  standInsAllowed: boolean,
): Pick<Config, 'mail' | 'mailFrom' | 'sms'> {
  const standIn = { kind: standInsAllowed ? 'local' : 'none' } as const
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = values
  const apiBase = values.TWILIO_API_BASE
  if ((accountSid || authToken || from) && !(accountSid && authToken && from)) {
    throw new StartError(
      'Text messages need TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: set all three or none.',
    )
  }
  return {
    mail: values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL } : standIn,
    mailFrom: values.MAIL_FROM,
    sms: accountSid && authToken && from ? { kind: 'twilio', accountSid, authToken, from, apiBase } : standIn,
  }
}

function readLinks({ LINKS: links }: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
