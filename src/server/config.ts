// Configuration: the environment, checked once at start. Everything is optional on one's own machine.
import { z } from 'zod'
import { StartError } from './start-error.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
export const isLoopback = (host: string): boolean => loopbackHosts.has(host)

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.parse(value)?.pathname === '/' && !URL.parse(value)?.search)
  .transform((value) => new URL(value).origin)
const webAddress = z.url({ protocol: /^https?$/ })

/** Every variable, with what to say when it is wrong. `.env.example` lists the same names. */
export const variables = {
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3000)
    .meta({ rule: 'must be a port from 1 to 65535', example: '3000' }),
  HOST: z
    .string()
    .regex(/^[\w.:[\]-]+$/)
    .default('127.0.0.1')
    .meta({ rule: 'must be an address to listen on', example: '0.0.0.0' }),
  SITE_URL: origin
    .optional()
    .meta({ rule: 'must be the address people open, without a path', example: 'https://press.example.com' }),
  DATA_DIR: z.string().default('./data').meta({ rule: 'must be a folder', example: './data' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({
      rule: 'must be a PostgreSQL address',
      example: 'postgres://user:password@localhost:5432/presswright',
      secret: true,
    }),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(10)
    .meta({ rule: 'must be a number of connections from 1 to 1000', example: '10' }),
  REST_SCHEMAS: z
    .string()
    .regex(/^\w+(,\w+)*$/)
    .default('public')
    .meta({ rule: 'must be names of schemas with commas between', example: 'public' }),
  REST_MAX_ROWS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(1000)
    .meta({ rule: 'must be the rows of one answer at most, 1 to 100000', example: '1000' }),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .meta({ rule: 'must be development, test or production', example: 'production' }),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .meta({ rule: 'must be the number of proxies in front of the server, 0 to 10', example: '1' }),
  ALLOW_LOCAL_STAND_INS: flag.default(false).meta({ rule: 'must be true or false', example: 'true' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .meta({ rule: 'must be debug, info, warn or error', example: 'info' }),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(10)
    .meta({ rule: 'must be the seconds running requests are given at shutdown, 0 to 600', example: '10' }),
  AUTH_JWK_FILE: z.string().optional().meta({
    rule: 'must be the path of a JSON file with signing keys',
    example: '/run/secrets/presswright-keys.json',
  }),
  SUPPORT_EMAIL: z
    .email()
    .default('support@presswright.example')
    .meta({ rule: 'must be an e-mail address', example: 'support@example.com' }),
  ENTERPRISE_EMAIL: z
    .email()
    .default('enterprise@presswright.example')
    .meta({ rule: 'must be an e-mail address', example: 'sales@example.com' }),
  LINK_HELP_CENTRE: webAddress
    .optional()
    .meta({ rule: 'must be a web address', example: 'https://help.example.com' }),
  LINK_BLOG: webAddress
    .optional()
    .meta({ rule: 'must be a web address', example: 'https://blog.example.com' }),
  LINK_COMMUNITY: webAddress
    .optional()
    .meta({ rule: 'must be a web address', example: 'https://chat.example.com' }),
  LINK_IN_BIO: webAddress
    .optional()
    .meta({ rule: 'must be a web address', example: 'https://bio.example.com' }),
} as const

const schema = z.object(variables)
type Variables = z.infer<typeof schema>

export interface Config {
  port: number
  host: string
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string
  dataFolder: string
  database: { kind: 'pglite' } | { kind: 'postgres'; url: string; poolSize: number }
  /** Schemas that the data service shows; the first is the default. */
  restSchemas: string[]
  restMaxRows: number
  production: boolean
  trustedProxies: number
  logLevel: Variables['LOG_LEVEL']
  shutdownSeconds: number
  signingKeyFile: string | undefined
  /** Outside services: the real one, its local stand-in, or none. */
  mail: { kind: 'local' } | { kind: 'none' }
  standIns: StandIns
  supportEmail: string
  enterpriseEmail: string
  links: Record<string, string>
}

/** Whether local stand-ins may serve, and if not, why (decision 28). */
export type StandIns = { allowed: true; forced: boolean } | { allowed: false; reason: string }

export function readConfig(environment: Record<string, string | undefined>): Config {
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
    restSchemas: values.REST_SCHEMAS.split(','),
    restMaxRows: values.REST_MAX_ROWS,
    production: values.NODE_ENV === 'production',
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    signingKeyFile: values.AUTH_JWK_FILE,
    mail: standIns.allowed ? { kind: 'local' } : { kind: 'none' },
    standIns,
    supportEmail: values.SUPPORT_EMAIL,
    enterpriseEmail: values.ENTERPRISE_EMAIL,
    links: readLinks(values),
  }
}

function parseVariables(environment: Record<string, string | undefined>): Variables {
  // An empty value means "not set": that is how compose files and CI pass variables nobody filled in.
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const name = String(result.error.issues[0]?.path[0]) as keyof typeof variables
  const about = variables[name].meta() as { rule: string; example: string; secret?: boolean }
  const value = about.secret ? '' : ` (it is "${given[name]}")`
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

function readLinks(values: Variables): Record<string, string> {
  const links = {
    helpCentre: values.LINK_HELP_CENTRE,
    blog: values.LINK_BLOG,
    community: values.LINK_COMMUNITY,
    linkInBio: values.LINK_IN_BIO,
  }
  return Object.fromEntries(
    Object.entries(links).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
