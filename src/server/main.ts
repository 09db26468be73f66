// The process: configuration, data folder, database, app, port, shutdown.
import { access } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { announce } from './announce.ts'
import { createApp } from './app.ts'
import { createBilling } from './billing/billing.ts'
import { startReconciling } from './billing/reconcile.ts'
import { type Config, readConfig } from './config/config.ts'
import { startCrm } from './crm/start-crm.ts'
import { lockDataFolder, prepareDataFolder } from './data-folder.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase, requireRoom } from './db/open.ts'
import { createCollector, startSweeping } from './files/collect.ts'
import { createFiles } from './files/files.ts'
import { startNotifyingAuthors } from './functions/reviews/notify-authors.ts'
import { startHousekeeping } from './housekeeping.ts'
import { loadSite } from './http/site.ts'
import { loadEncryptionKey } from './keys/encryption-key.ts'
import { loadKeys } from './keys/keys.ts'
import { createTokens, issuerOf } from './keys/tokens.ts'
import { drain, listen } from './listen.ts'
import { createLog, describeError, type Log } from './log.ts'
import { createMailbox } from './mail/mailbox.ts'
import { startMail } from './mail/start-mail.ts'
import { createTextReader } from './reading/text-reader.ts'
import { Realtime } from './realtime/realtime.ts'
import { StartError } from './start-error.ts'

const webFolder = fileURLToPath(new URL('../../build/client/', import.meta.url))

/** What has to be undone at the end, last opened first. */
const cleanups: (() => unknown)[] = []

async function start(config: Config, log: Log): Promise<void> {
  const started = performance.now()
  await prepareDataFolder(config.dataFolder)
  await requireRoom(config)
  if (config.database.kind === 'pglite') cleanups.push(lockDataFolder(config.dataFolder).release)
  const keys = await loadKeys(config.dataFolder, config.signingKeyFile)
  const encryptionKey = await loadEncryptionKey(config.dataFolder, config.auth.encryptionKey)
  const db = await openDatabase(config, log)
  cleanups.push(() => db.close())
  const migrated = await migrate(db)
  if (migrated.length > 0) log.info('migrated', { migrations: migrated.join(' ') })

  let stopping = false
  const site = await access(webFolder).then(
    () => loadSite(webFolder, config),
    () => undefined,
  )
  const billing = createBilling(config, db, log)
  const files = createFiles(config)
  const collectFiles = createCollector(db, files, log)
  const tokens = createTokens(keys, {
    issuer: issuerOf(config.siteUrl),
    sharedSecret: config.auth.sharedSecret,
  })
  const realtime = new Realtime({ config, db, tokens, log })
  const app = createApp({
    config,
    db,
    keys,
    encryptionKey,
    tokens,
    log,
    site,
    mailbox: createMailbox(db, config),
    billing,
    files,
    collectFiles,
    reader: createTextReader(),
    realtime,
    stopping: () => stopping,
  })
  const server = await listen(app, config)
  realtime.attach(server)
  const delivery = await startMail(config, db, log)
  const contacts = startCrm(config, db, log)
  cleanups.push(startHousekeeping(db, log))
  cleanups.push(startSweeping(db, files, collectFiles, log))
  cleanups.push(startNotifyingAuthors(db, config.siteUrl, log))
  if (billing) cleanups.push(startReconciling(billing))
  cleanups.push(() => Promise.all([delivery, contacts].map((sent) => sent?.stop(config.shutdownSeconds))))
  cleanups.push(() => drain(server, config.shutdownSeconds, linger(config)))
  cleanups.push(() => realtime.close(Math.min(2, config.shutdownSeconds)))

  const stop = (signal: string) => {
    if (stopping) process.exit(1) // asked twice: at once
    stopping = true
    log.info('stopping', { signal })
    cleanUp().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(announce(config, performance.now() - started))
}

/** Behind a proxy the port stays open for a while: the proxy has to notice first that this process is leaving. */
async function linger({ trustedProxies, shutdownSeconds }: Config): Promise<void> {
  if (trustedProxies > 0) await setTimeout(Math.min(5, shutdownSeconds / 2) * 1000)
}

async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.reverse()) await cleanup()
}

async function fail(error: unknown): Promise<never> {
  const expected = error instanceof StartError
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `Presswright can’t start. ${expected ? message : `Something unexpected happened: ${message}.`}\n`,
  )
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${describeError(error)}\n`)
  await cleanUp().catch(() => {})
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.renamedVariables.length > 0)
    log.warn('variables have new names', {
      renamed: config.renamedVariables.map(({ old, now }) => `${old} is now ${now}`).join(', '),
    })
  await start(config, log)
} catch (error) {
  await fail(error)
}
