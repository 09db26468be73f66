// The whole server in this process, on the file's own database, without a port.
import { beforeAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { createBilling } from '#server/billing/billing.ts'
import { readConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { createCollector } from '#server/files/collect.ts'
import { createFiles } from '#server/files/files.ts'
import type { Site } from '#server/http/site.ts'
import { generateKeys } from '#server/keys/keys.ts'
import { createTokens, issuerOf } from '#server/keys/tokens.ts'
import { createLog } from '#server/log.ts'
import { createMailbox } from '#server/mail/mailbox.ts'
import { createTextReader } from '#server/reading/text-reader.ts'
import { Realtime } from '#server/realtime/realtime.ts'
import { withTestDatabase } from './test-database.ts'

export interface TestApp extends Deps {
  /** Sends a request as a browser on SITE_URL would. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A request as it arrives over the network. */
  fetch(request: Request): Promise<Response>
  /** Every line the server logged so far. */
  lines: string[]
}

export interface TestAppOptions {
  environment?: Record<string, string>
  site?: () => Promise<Site>
  /** Replaces the database, for tests of its absence. */
  db?: Db
}

/** Answers at once, with the cheapest password hashes allowed. */
const cheap = {
  LOG_LEVEL: 'debug',
  AUTH_MIN_RESPONSE_MS: '0',
  AUTH_HASH: '{"memoryKib":8192,"passes":1}',
}

/** One for all: its threads take a second to start. */
const reader = createTextReader()

export async function startApp(db: Db, options: TestAppOptions = {}): Promise<TestApp> {
  const config = readConfig({ ...cheap, ...options.environment })
  const lines: string[] = []
  const keys = await generateKeys()
  const log = createLog(config.logLevel, (line) => lines.push(line))
  const files = createFiles(config)
  const tokens = createTokens(keys, {
    issuer: issuerOf(config.siteUrl),
    sharedSecret: config.auth.sharedSecret,
  })
  const deps: Deps = {
    config,
    db: options.db ?? db,
    keys,
    encryptionKey: Buffer.alloc(32, 1),
    tokens,
    log,
    site: await options.site?.(),
    mailbox: createMailbox(db, config),
    billing: createBilling(config, options.db ?? db, log),
    files,
    collectFiles: createCollector(options.db ?? db, files, log),
    reader,
    realtime: new Realtime({ config, db: options.db ?? db, tokens, log }),
    stopping: () => false,
  }
  const app = createApp(deps)
  const fetch = async (request: Request) => app.fetch(request)
  const request = (path: string, init?: RequestInit) => fetch(new Request(config.siteUrl + path, init))
  return { ...deps, request, fetch, lines }
}

/** One app for all tests of a file. */
export function withApp(options: TestAppOptions = {}): { readonly app: TestApp } {
  const database = withTestDatabase()
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startApp(database.db, options)
  })
  return {
    get app() {
      if (!app) throw new Error('The test app is there only inside tests.')
      return app
    },
  }
}
