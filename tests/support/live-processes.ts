// Two servers as their own processes on one PostgreSQL, and people who listen through either of them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import pg from 'pg'
import { loadKeys } from '#server/keys/keys.ts'
import { createTokens, issuerOf, type Tokens } from '#server/keys/tokens.ts'
import { connectTo } from './live.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { freePort, quickServer, runServer, type ServerProcess } from './server-process.ts'

export class LiveProcesses {
  readonly servers: ServerProcess[] = []
  readonly #postgres: PostgresServer
  readonly #folder: string
  readonly #clients: SupabaseClient[] = []
  readonly #siteUrl: string
  #keys: { anonKey: string; tokens: Tokens } | undefined
  /** As the owner of the tables. */
  readonly db: pg.Pool

  private constructor(postgres: PostgresServer, siteUrl: string) {
    this.#postgres = postgres
    this.#siteUrl = siteUrl
    this.#folder = mkdtempSync(join(tmpdir(), 'presswright-live-'))
    this.db = new pg.Pool({ connectionString: postgres.url('live'), max: 2 })
    this.db.on('error', () => {})
  }

  static async start(): Promise<LiveProcesses> {
    const postgres = await startPostgres()
    const admin = new pg.Client(postgres.url('postgres'))
    await admin.connect()
    await admin.query('create database live')
    await admin.end()
    const live = new LiveProcesses(postgres, `http://localhost:${await freePort()}`)
    await live.run()
    await live.run()
    const keys = await loadKeys(live.#folder, undefined)
    live.#keys = {
      anonKey: keys.anonKey,
      tokens: createTokens(keys, { issuer: issuerOf(live.#siteUrl), sharedSecret: undefined }),
    }
    return live
  }

  async run(port?: string): Promise<ServerProcess> {
    const server = await this.#run(port)
    this.servers.push(server)
    return server
  }

  /** At the same address, in place of one that has ended. */
  restart({ url }: ServerProcess): Promise<ServerProcess> {
    return this.#run(new URL(url).port)
  }

  async #run(port?: string): Promise<ServerProcess> {
    return runServer({
      ...quickServer,
      DATA_DIR: this.#folder,
      DATABASE_URL: this.#postgres.url('live'),
      SITE_URL: this.#siteUrl,
      ...(port && { PORT: port }),
    })
  }

  /** A new account with a workspace of its own. */
  async createPerson(): Promise<{ id: string; workspace: string }> {
    const { rows } = await this.db.query(
      "insert into auth.users (email) values (gen_random_uuid() || '@example.test') returning id",
    )
    const { rows: workspaces } = await this.db.query('select id from workspaces where personal_of = $1', [
      rows[0].id,
    ])
    return { id: rows[0].id, workspace: workspaces[0].id }
  }

  /** The person's client, through one of the servers. */
  connect(server: ServerProcess, sub: string): SupabaseClient {
    const { anonKey = '', tokens } = this.#keys ?? {}
    const token = tokens?.sign({
      sub,
      role: 'authenticated',
      aal: 'aal1',
      aud: 'authenticated',
      iss: issuerOf(this.#siteUrl),
      exp: Math.floor(Date.now() / 1000) + 3600,
    })
    const client = connectTo(server.url, anonKey, token)
    this.#clients.push(client)
    return client
  }

  socketUrl(server: ServerProcess): string {
    return `${server.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=${this.#keys?.anonKey}`
  }

  /** Ends every connection of the servers to the database: what a restart of it looks like. */
  async restartDatabase(): Promise<void> {
    const admin = new pg.Client(`postgres://postgres@127.0.0.1:${this.#postgres.port}/postgres`)
    await admin.connect()
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'live' and application_name like 'presswright%'",
    )
    await admin.end()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.realtime.disconnect()))
    for (const { child } of this.servers) child.kill('SIGKILL')
    await Promise.all(this.servers.map(({ exited }) => exited))
    await this.db.end()
    await this.#postgres.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
