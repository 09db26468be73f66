// What live pages cost: a save with and without announcing it, 2,000 sockets, a message to 500, a saved row to 50 people on two
// processes. Each beside the least that could do the same, in turns. Takes about three minutes. Bars: docs/performance.md.
// `node bench/live.ts row` measures one part: saves, sockets, broadcast or row.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import pg from 'pg'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadKeys } from '#server/keys/keys.ts'
import { createTokens, issuerOf } from '#server/keys/tokens.ts'
import { openPglite } from '#tests/support/in-process-pglite.ts'
import { createPerson } from '#tests/support/people.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { type Contender, median, ratioOf, takeTurns } from './support/compare.ts'
import { join, type LiveSocket, openSocket, timeUntilReceived } from './support/live-sockets.ts'
import { openNewDatabase } from './support/new-database.ts'
import { type RunningServer, startServer } from './support/processes.ts'
import { residentMemory } from './support/recorder.ts'

const bars = { save: 1.1, broadcast: 2, row: 5 }
const sockets = 2000
const listeners = 500
const people = 50
const siteUrl = 'http://localhost:3999'
const missed: string[] = []
const parts = process.argv.slice(2)
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
const say = (text: string) => process.stdout.write(`${text}\n`)
const judge = (name: string, ratio: number, bar: number) => {
  say(`  ${name}: ${ratio.toFixed(2)} times (bar ${bar})`)
  if (!(ratio <= bar)) missed.push(name)
}

const [busy = 0] = loadavg()
if (busy > availableParallelism() / 2)
  say(`This machine is busy (load ${busy.toFixed(1)}): take the figures with care.`)

const postgres = await startPostgres()
const folder = mkdtempSync(joinPath(tmpdir(), 'presswright-live-'))
const started: RunningServer[] = []
try {
  if (isWanted('saves')) {
    await measureSaves('PostgreSQL', () => openNewDatabase(postgres, 'saves'))
    await measureSaves('PGlite', () => openPglite())
  }
  const admin = await openNewDatabase(postgres, 'live')
  const servers = [await startLive(), await startLive()] as const
  const url = await socketUrls()
  if (isWanted('sockets')) await measureSockets(servers[0], url(servers[0]))
  if (isWanted('broadcast')) await measureBroadcast(url(servers[0]))
  if (isWanted('row')) await measureRow(admin, servers.map(url))
  await admin.close()
} finally {
  for (const server of started) await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (missed.length > 0) {
  say(`\nMissed: ${missed.join(', ')}`)
  process.exitCode = 1
}

/** Autosaves of a release of 3,000 characters, with the triggers that announce changes and without them. */
async function measureSaves(database: string, open: () => Promise<Db>): Promise<void> {
  say(`\nA save on ${database}`)
  const db = await open()
  await migrate(db)
  const stop = db.listen(['realtime_changes'], { notified() {}, started() {}, interrupted() {} })
  const person = await createPerson(db)
  const [row] = await person.query<{ id: string }>("select id from save_document('text', title => 'Launch')")
  const id = row?.id ?? ''
  const announce = (word: 'enable' | 'disable') =>
    db.tx((tx) => tx.script(`alter table content ${word} trigger note_change`))
  const contender = (name: string, word: 'enable' | 'disable'): Contender => ({
    name,
    async measure(milliseconds) {
      await announce(word)
      let count = 0
      const end = performance.now() + milliseconds
      for (; performance.now() < end; count += 1)
        await person.query("select id from save_document($1, id => $2, cause => 'autosave')", [
          `<p>${'A release in plain words. '.repeat(120)}${count}</p>`,
          id,
        ])
      return (count * 1000) / milliseconds
    },
  })
  const rates = await takeTurns([contender('silent', 'disable'), contender('announced', 'enable')], 9, 1000)
  judge(`a save on ${database}`, ratioOf(rates[0], rates[1]), bars.save)
  stop()
  await db.close()
}

async function startLive(): Promise<RunningServer> {
  const server = await startServer(
    'src/server/main.ts',
    {
      DATA_DIR: folder,
      DATABASE_URL: postgres.url('live'),
      SITE_URL: siteUrl,
      LOG_LEVEL: 'warn',
      ALLOW_LOCAL_STAND_INS: 'true',
    },
    folder,
  )
  started.push(server)
  return server
}

async function socketUrls(): Promise<(server: RunningServer) => string> {
  // With the public key, one address couldn't open as many.
  const { serviceRoleKey } = await loadKeys(folder, undefined)
  return ({ port }) => `ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${serviceRoleKey}`
}

async function measureSockets(server: RunningServer, url: string): Promise<void> {
  say(`\n${sockets} sockets on one process, each in one of ${sockets / 20} channels`)
  const before = residentMemory(server.pid)
  const opened: LiveSocket[] = []
  for (let count = 0; count < sockets; count += 1) {
    const socket = await openSocket(url)
    await join(socket, `realtime:room-${count % (sockets / 20)}`, {})
    opened.push(socket)
  }
  const after = residentMemory(server.pid)
  say(`  ${((after - before) / 1024 / sockets).toFixed(1)} kB a socket`)
  const beat = JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}])
  for (let round = 0; round < 10; round += 1)
    await timeUntilReceived(opened, '"9"', () => {
      for (const socket of opened) socket.send(beat)
    })
  const later = residentMemory(server.pid)
  say(`  ${((later - after) / 1024 / 1024).toFixed(1)} MB more after 20,000 heartbeats`)
  for (const socket of opened) socket.close()
}

/** From the sender's frame until the last listener has it. */
async function measureBroadcast(url: string): Promise<void> {
  say(`\nA message to ${listeners}`)
  const bare = await startServer('bench/support/bare-sockets.ts', {}, folder)
  started.push(bare)
  const open = (address: string) =>
    Promise.all(Array.from({ length: listeners + 1 }, () => openSocket(address)))
  const [ours, theirs] = [await open(url), await open(`ws://127.0.0.1:${bare.port}`)]
  for (const socket of ours) await join(socket, 'realtime:all', {})
  const frame = (n: number) =>
    JSON.stringify([
      '1',
      null,
      'realtime:all',
      'broadcast',
      { event: 'x', payload: { text: `message ${n}.` } },
    ])
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < 120; n += 1)
    for (const [index, [sender, ...others]] of [ours, theirs].entries()) {
      times[index as 0 | 1].push(
        await timeUntilReceived(others, `message ${n}.`, () => sender?.send(frame(n))),
      )
      await new Promise((wait) => setTimeout(wait, 15))
    }
  const [mine, least] = times.map((taken) => median(taken.slice(20))) as [number, number]
  say(`  ${mine.toFixed(2)} ms, a bare server ${least.toFixed(2)} ms`)
  judge('a message to 500', mine / least, bars.broadcast)
  for (const socket of [...ours, ...theirs]) socket.close()
}

/**
 * From the statement that changes a row until the last of the people has it, beside a bare notification's way to one listener. Its way to
 * as many sockets on as many processes is shown as well: sockets cost time, whoever decides about them.
 */
async function measureRow(admin: Db, urls: readonly string[]): Promise<void> {
  say(`\nA saved row to ${people} people on ${urls.length} processes`)
  const { document, sockets } = await openMembers(admin, urls)
  const relays = await openRelays()
  const [sender, ear] = [new pg.Client(postgres.url('live')), new pg.Client(postgres.url('live'))]
  await Promise.all([sender.connect(), ear.connect()])
  await ear.query('listen bare')
  const rows: number[] = []
  const bare: number[] = []
  const relayed: number[] = []
  for (let n = 0; n < 120; n += 1) {
    const change = () =>
      sender.query('update content set title = $1 where id = $2', [`title ${n}.`, document])
    rows.push(await timeUntilReceived(sockets, `title ${n}.`, change))
    const began = performance.now()
    const received = new Promise((resolve) => ear.once('notification', resolve))
    await sender.query("select pg_notify('bare', $1)", [String(n)])
    await received
    bare.push(performance.now() - began)
    await new Promise((wait) => setTimeout(wait, 15))
    // As long as the message with the row.
    const text = `relayed ${n}. ${'x'.repeat(2000)}`
    const relay = () => sender.query("select pg_notify('relayed', $1)", [text])
    relayed.push(await timeUntilReceived(relays, `relayed ${n}.`, relay))
    await new Promise((wait) => setTimeout(wait, 15))
  }
  const [mine, least, floor] = [rows, bare, relayed].map((taken) => median(taken.slice(20))) as [
    number,
    number,
    number,
  ]
  say(
    `  ${mine.toFixed(2)} ms, a bare notification to ${people} sockets on two processes ${floor.toFixed(2)} ms`,
  )
  say(
    `  a bare notification to one listener ${least.toFixed(2)} ms: the row ${(mine / least).toFixed(1)} times,`,
  )
  say(`  the bare notification to ${people} sockets ${(floor / least).toFixed(1)} times`)
  judge(`a saved row to ${people} people`, mine / least, bars.row)
  for (const socket of [...sockets, ...relays]) socket.close()
  await Promise.all([sender.end(), ear.end()])
}

/** A document, and the sockets of the people in its workspace who follow it. */
async function openMembers(
  admin: Db,
  urls: readonly string[],
): Promise<{ document: string; sockets: LiveSocket[] }> {
  const keys = await loadKeys(folder, undefined)
  const tokens = createTokens(keys, { issuer: issuerOf(siteUrl), sharedSecret: undefined })
  const owner = await createPerson(admin)
  const [made] = await owner.query<{ id: string }>("select create_workspace('Agency') as id")
  const workspace = made?.id ?? ''
  const [saved] = await owner.query<{ id: string }>(
    "select id from save_document('text', title => 'Launch', workspace_id => $1)",
    [workspace],
  )
  const open = async (index: number): Promise<LiveSocket> => {
    const { id: sub } = await createPerson(admin)
    await admin.query(
      "insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'viewer')",
      [workspace, sub],
    )
    const exp = Math.floor(Date.now() / 1000) + 3600
    const access_token = tokens.sign({
      sub,
      role: 'authenticated',
      aal: 'aal1',
      aud: 'authenticated',
      iss: issuerOf(siteUrl),
      exp,
    })
    const socket = await openSocket(urls[index % urls.length] ?? '')
    const postgres_changes = [
      { event: '*', schema: 'public', table: 'content', filter: `workspace_id=eq.${workspace}` },
    ]
    await join(socket, 'realtime:rows', { config: { postgres_changes }, access_token })
    return socket
  }
  const sockets: LiveSocket[] = []
  for (let index = 0; index < people; index += 1) sockets.push(await open(index))
  return { document: saved?.id ?? '', sockets }
}

/** As many sockets, on two processes that pass every notification on. */
async function openRelays(): Promise<LiveSocket[]> {
  const start = () =>
    startServer('bench/support/bare-relay.ts', { DATABASE_URL: postgres.url('live') }, folder)
  const servers = [await start(), await start()]
  started.push(...servers)
  return Promise.all(
    Array.from({ length: people }, (_, index) =>
      openSocket(`ws://127.0.0.1:${servers[index % servers.length]?.port}`),
    ),
  )
}
