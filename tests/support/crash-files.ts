// A process that checks what an earlier one left behind, changes files, and kills itself before the given step: a change of the
// file system, the database or the store. It says whether rows and bytes agreed at its start, and whether it finished.
import { createHash } from 'node:crypto'
import fileSystem, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { AppEnv } from '#server/http/env.ts'

const [folder = '', killAt = ''] = process.argv.slice(2)
let isCounting = false
let steps = 0

function step(): void {
  if (!isCounting) return
  steps += 1
  if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL')
}

/** Every call of the method is a step, but for statements that only read. */
function count(target: object, name: string): void {
  const original: (...args: unknown[]) => unknown = Reflect.get(target, name)
  Reflect.set(target, name, function counted(this: unknown, ...given: unknown[]) {
    if (!String(given[0]).startsWith('select')) step()
    return original.apply(this, given)
  })
}

for (const name of ['rename', 'link', 'rm']) count(fileSystem, name)
syncBuiltinESMExports()
count(globalThis, 'fetch')
const handle: FileHandle = await fileSystem.open(folder)
for (const name of ['sync', 'writev']) count(Object.getPrototypeOf(handle), name)
await handle.close()

// Loaded now, when their imports are the counted ones.
const { runRegularly } = await import('./housekeeping.ts')
const { readConfig } = await import('#server/config/config.ts')
const { openPglite } = await import('./in-process-pglite.ts')
const { createCollector, deleteDropped, sweepOrphans } = await import('#server/files/collect.ts')
const { createFiles } = await import('#server/files/files.ts')
const { loadKeys } = await import('#server/keys/keys.ts')
const { createTokens, issuerOf } = await import('#server/keys/tokens.ts')
const { createLog } = await import('#server/log.ts')
const { storageRoutes } = await import('#server/storage/routes.ts')

const config = readConfig({ ...process.env, DATA_DIR: folder })
const db = await openPglite({ folder: join(folder, 'db') })
for (const name of ['query', 'tx', 'asCaller']) count(db, name)
const files = createFiles(config)
await requireAgreement(db, files)
process.stdout.write('agrees\n')

const keys = await loadKeys(folder, undefined)
const log = createLog('error', (line) => process.stderr.write(`${line}\n`))
const collectFiles = createCollector(db, files, log)
const routes = storageRoutes({
  config,
  db,
  keys,
  tokens: createTokens(keys, { issuer: issuerOf(config.siteUrl), sharedSecret: undefined }),
  log,
  files,
  collectFiles,
})
const app = new Hono<AppEnv>().route('/storage/v1', routes)
await send('POST', 'bucket', JSON.stringify({ name: 'crash' })).catch(() => {})
await upload('second', 'kept')
isCounting = true
await upload('first', `${killAt} `.repeat(50_000))
await send('DELETE', 'object/crash', JSON.stringify({ prefixes: ['second'] }))
await collectFiles()
process.stdout.write(`finished after ${steps} steps\n`)
await db.close()
process.exit(0)

async function send(
  method: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const authorization = `Bearer ${keys.serviceRoleKey}`
  const request = new Request(`${config.siteUrl}/storage/v1/${path}`, {
    method,
    body,
    headers: { authorization, ...headers },
  })
  const answer = await app.fetch(request)
  if (!answer.ok) throw new Error(await answer.text())
}

/** The row says what its bytes must be. */
function upload(name: string, words: string): Promise<void> {
  const metadata = Buffer.from(JSON.stringify({ hash: hashOf(Buffer.from(words)) })).toString('base64')
  return send('POST', `object/crash/${name}`, words, { 'x-upsert': 'true', 'x-metadata': metadata })
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function requireAgreement(tables: Db, { store, spool }: Files): Promise<void> {
  await runRegularly(tables)
  await sweepOrphans(tables, { store, spool }, { graceMs: -1000, orphanDays: 0 })
  await deleteDropped(tables, { store, spool })
  const rows = await tables.query<{ name: string; version: string; hash: string }>(
    "select name, version, user_metadata ->> 'hash' as hash from storage.objects",
  )
  for (const { name, version, hash } of rows) {
    const bytes = Buffer.from(await new Response(await store.read(version)).arrayBuffer())
    if (hashOf(bytes) !== hash) throw new Error(`${name} has other bytes than its row says.`)
  }
  const versions = new Set(rows.map(({ version }) => version))
  for await (const page of store.list())
    for (const { version } of page) if (!versions.has(version)) throw new Error(`Nobody names ${version}.`)
  const left = await fileSystem.readdir(join(folder, 'files/incoming')).catch(() => [])
  if (left.length > 0) throw new Error('A temporary file was left.')
}
