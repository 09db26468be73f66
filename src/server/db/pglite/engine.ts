// PGlite with its prepared statements. Runs in a thread of its own, or in this one for tests.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { Row } from '#server/db/db.ts'
import { textTypes } from '#server/db/db.ts'
import { toDbError } from '#server/db/driver-errors.ts'
import { PreparedStatements, type Step } from '#server/db/prepared-statements.ts'
import { sendPipelined } from './pipelined-query.ts'

// V8 frees replaced WebAssembly code while it runs and, seldom, aborts the whole process over it (seen on arm64: "Check failed:
// jit_page_->allocations_.erase"). What it would free is a few megabytes of PGlite's first, slower code.
setFlagsFromString('--no-wasm-code-gc')

const asText = (value: string) => value
const parsers = Object.fromEntries(textTypes.map((oid) => [oid, asText]))
const settings = {
  /** The most temporary disk space of a statement, for sorting for example. */
  temp_file_limit: '512MB',
  /** How much of its log PostgreSQL keeps to write over (see checkpoints.ts). */
  min_wal_size: '32MB',
  max_wal_size: '96MB',
}

/** What the one connection is asked to do: statements that are sent together, or a script. */
export type Work = { steps: readonly Step[] } | { script: string }

export interface Answer {
  rows: Row[]
  error?: unknown
  /** How long the database worked on it. */
  ms: number
}

export interface Engine {
  /** Never rejects: the error is part of the answer. The caller makes sure that only one runs at a time. */
  work(work: Work): Promise<Answer>
  dump(): Promise<Blob>
  close(): Promise<void>
}

export interface EngineOptions {
  /** Folder of the database; without it everything stays in memory. */
  folder?: string
  /** A dump to start from instead of an empty database. */
  load?: Blob
  /** PostgreSQL gave up. PGlite does not notice and would try the same statement forever. */
  onPanic?(message: string): void
  /** A notification on a channel that is listened to. */
  onNotification?(channel: string, payload: string): void
}

export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { folder, load, onPanic, onNotification } = options
  // Only a postmaster deletes temporary files of interrupted statements, and PGlite has none.
  if (folder) rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true })
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(load && { loadDataDir: load }),
    parsers,
    startParams: [
      ...PGlite.defaultStartParams,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    onStderr: (line) => {
      const panic = /\bPANIC: +(.*)/.exec(line)?.[1]
      if (panic) onPanic?.(panic)
      return false
    },
  })
  if (onNotification) pglite.onNotification(onNotification)
  const prepared = new PreparedStatements()

  async function run(work: Work): Promise<Row[]> {
    if ('steps' in work) return sendPipelined(pglite, prepared, work.steps)
    await pglite.exec(work.script)
    return []
  }
  return {
    async work(work) {
      const started = performance.now()
      try {
        const rows = await run(work)
        return { rows, ms: performance.now() - started }
      } catch (error) {
        return { rows: [], error: toDbError(error), ms: performance.now() - started }
      }
    },
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  }
}
