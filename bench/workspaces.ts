// What workspaces cost the sidebar: the first page of its list in a database of the version before them, and in one with 200
// clients, 5,000 documents and 50 members, in turns, on PostgreSQL and on PGlite. Takes about two minutes. Bars: docs/performance.md.
// Lists with the same columns are compared: one with more is longer, whoever's it is.
import { availableParallelism, loadavg } from 'node:os'
import { Hono } from 'hono'
import { readConfig } from '#server/config/config.ts'
import type { Caller, Db } from '#server/db/db.ts'
import { type Migration, migrate, readMigrations } from '#server/db/migrate.ts'
import { createFiles } from '#server/files/files.ts'
import { generateKeys } from '#server/keys/keys.ts'
import { createTokens, issuerOf } from '#server/keys/tokens.ts'
import { createLog } from '#server/log.ts'
import { createTextReader } from '#server/reading/text-reader.ts'
import { Realtime } from '#server/realtime/realtime.ts'
import { restRoutes } from '#server/rest/routes.ts'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type Contender, ratioOf, takeTurns } from './support/compare.ts'
import { openNewDatabase } from './support/new-database.ts'

const documents = 5000
const clients = 200
const members = 50
const rounds = 9
const milliseconds = 500
/** How much longer a list may take than the one it is compared with. */
const bar = 1.3
const before = 'id,title,type,is_generated,updated_at'
/** With what the sidebar asks for since there are workspaces, and headlines. */
const now = `${before},headline,client_id,status,embargo_until,embargo_zone,labels`
const pageSize = 200

const missed: string[] = []
const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  process.stdout.write(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.\n`)

const migrations = await readMigrations()
const old = migrations.filter(({ name }) => name < '0022')
const postgres = await startPostgres()
try {
  await compare(
    'PostgreSQL',
    () => openNewDatabase(postgres, 'old'),
    () => openNewDatabase(postgres, 'new'),
  )
  await compare(
    'PGlite',
    () => openPglite(),
    () => openPglite(),
  )
} finally {
  await postgres.stop()
}
if (missed.length > 0) {
  process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
  process.exitCode = 1
}

interface List {
  name: string
  db: Db
  /** The caller. */
  user: string
  columns: string
  column: string
  id: string
  /** What the database should find the rows by. */
  index: string
}

async function compare(
  database: string,
  openOld: () => Promise<Db>,
  openNew: () => Promise<Db>,
): Promise<void> {
  const [oldDb, newDb] = [await openOld(), await openNew()]
  try {
    const writer = await fillOld(oldDb, old)
    const { alone, viewer, workspace, client } = await fillNew(newDb, migrations)
    const ownList = { db: newDb, user: alone, column: 'user_id', id: alone, index: 'content_list_idx' }
    const shared = { db: newDb, user: viewer, column: 'workspace_id', id: workspace }
    const sharedList = { ...shared, index: 'content_workspace_idx' }
    const clientList = { ...shared, column: 'client_id', id: client, index: 'content_client_idx' }
    const lists: List[] = [
      { ...ownList, name: 'before workspaces', db: oldDb, user: writer, columns: before, id: writer },
      { ...ownList, name: 'a person alone', columns: before },
      { ...sharedList, name: 'a workspace', columns: before },
      { ...ownList, name: 'a person alone, all columns', columns: now },
      { ...sharedList, name: 'a workspace, all columns', columns: now },
      { ...clientList, name: 'one client, all columns', columns: now },
    ]
    process.stdout.write(
      `\nThe sidebar’s list on ${database}: ${documents} documents, ${clients} clients, ${members} members\n`,
    )
    const rates = await takeTurns(await Promise.all(lists.map(toContender)), rounds, milliseconds)
    judge(`before / a person alone on ${database}`, ratioOf(rates[0], rates[1]))
    judge(`before / a workspace on ${database}`, ratioOf(rates[0], rates[2]))
    judge(`a person alone / a workspace, all columns on ${database}`, ratioOf(rates[3], rates[4]))
    process.stdout.write(
      `  more columns: ${ratioOf(rates[1], rates[3]).toFixed(2)} times for a person alone\n`,
    )
    for (const list of lists.slice(1)) await explain(list, database)
  } finally {
    await Promise.all([oldDb.close(), newDb.close()])
  }
}

/** Requests the first page from the data service in this process: everything but the network. */
async function toContender({ name, db, user, columns, column, id }: List): Promise<Contender> {
  const config = readConfig({ LOG_LEVEL: 'error' })
  const keys = await generateKeys()
  const tokens = createTokens(keys, { issuer: issuerOf(config.siteUrl), sharedSecret: undefined })
  const log = createLog('error', () => {})
  const deps = {
    config,
    db,
    keys,
    tokens,
    log,
    encryptionKey: Buffer.alloc(32),
    site: undefined,
    files: createFiles(config),
    collectFiles: async () => {},
    stopping: () => false,
  }
  const realtime = new Realtime({ config, db, tokens, log })
  const app = new Hono().route(
    '/rest/v1',
    restRoutes({ ...deps, realtime, reader: createTextReader(), mailbox: undefined, billing: undefined }),
  )
  const authorization = `Bearer ${tokens.sign({
    sub: user,
    role: 'authenticated',
    aal: 'aal1',
    aud: 'authenticated',
    iss: issuerOf(config.siteUrl),
    exp: Math.floor(Date.now() / 1000) + 3600,
  })}`
  const path = `/rest/v1/content?select=${columns}&${column}=eq.${id}&order=updated_at.desc,id&limit=${pageSize}`
  return {
    name,
    async measure(time) {
      const start = performance.now()
      let count = 0
      while (performance.now() - start < time) {
        const answer = await app.fetch(
          new Request(`${config.siteUrl}${path}`, { headers: { authorization } }),
        )
        if (!(await answer.text()).startsWith('[{"id"'))
          throw new Error(`${name} was answered ${answer.status}.`)
        count += 1
      }
      return (count * 1000) / (performance.now() - start)
    },
  }
}

function judge(name: string, ratio: number): void {
  process.stdout.write(`  ${name.padEnd(60)} ${ratio.toFixed(2)} (bar ${bar} at most)\n`)
  if (ratio > bar) missed.push(name)
}

async function explain(
  { name, db, user, columns, column, id, index }: List,
  database: string,
): Promise<void> {
  const caller: Caller = { role: 'authenticated', claims: { sub: user, aal: 'aal1' } }
  const list = `select ${columns} from content where ${column} = $1 order by updated_at desc, id limit ${pageSize}`
  const rows = await db.asCaller(caller, (tx) =>
    tx.query(`explain (analyze, costs off, timing off) ${list}`, [id]),
  )
  const plan = rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')
  process.stdout.write(`  ${name}:\n${plan}\n`)
  if (!plan.includes(index)) missed.push(`${index} on ${database}`)
}

/** One person with all the documents, as the version before has them. */
async function fillOld(db: Db, wanted: Migration[]): Promise<string> {
  await migrate(db, wanted)
  const [user] = await createUsers(db, 1)
  await db.query(
    `insert into content (user_id, title, content) select $1, 'Release ' || n, repeat('<p>Words of a release.</p>', 80)
     from generate_series(1, $2::int) n`,
    [user ?? '', documents],
  )
  await db.query('analyze')
  return user ?? ''
}

/** An agency of many, and a person alone with as many documents. */
async function fillNew(db: Db, wanted: Migration[]) {
  await migrate(db, wanted)
  const people = await createUsers(db, members + 1)
  const [owner = '', viewer = ''] = people
  const alone = people.at(-1) ?? ''
  const [made] = await db.query<{ id: string }>(
    "insert into workspaces (name) values ('Agency') returning id",
  )
  const workspace = made?.id ?? ''
  await db.query(
    `insert into workspace_members (workspace_id, user_id, role)
     select $1, id, case when id = $2 then 'owner' else 'editor' end from auth.users where id <> $3`,
    [workspace, owner, alone],
  )
  const rows = await db.query<{ id: string }>(
    "insert into clients (workspace_id, name) select $1, 'Client ' || n from generate_series(1, $2::int) n returning id",
    [workspace, clients],
  )
  await db.query(
    `insert into content (user_id, title, content, workspace_id, client_id)
     select ($1::uuid[])[1 + n % $2::int], 'Release ' || n, repeat('<p>Words of a release.</p>', 80), $3::uuid,
       ($4::uuid[])[1 + n % $5::int] from generate_series(1, $6::int) n`,
    [people, members, workspace, rows.map(({ id }) => id), clients, documents],
  )
  await db.query(
    `insert into content (user_id, title, content) select $1, 'Release ' || n, repeat('<p>Words of a release.</p>', 80)
     from generate_series(1, $2::int) n`,
    [alone, documents],
  )
  await db.query('analyze')
  return { workspace, viewer, alone, client: rows[0]?.id ?? '' }
}

async function createUsers(db: Db, count: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "insert into auth.users (email) select n || '@example.test' from generate_series(1, $1::int) n returning id",
    [count],
  )
  return rows.map(({ id }) => id)
}
