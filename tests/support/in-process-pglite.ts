// The embedded database in this thread, in a folder or in memory, for tests and benchmarks. The server runs it in its own thread.
import type { Db } from '#server/db/db.ts'
import {
  type Connection,
  type ConnectionEvents,
  createEmbeddedDb,
  type EmbeddedLimits,
} from '#server/db/pglite/embedded-db.ts'
import { type Engine, type EngineOptions, openEngine } from '#server/db/pglite/engine.ts'

const defaultLimits: EmbeddedLimits = { statementSeconds: 15, waitSeconds: 60 }

export async function openPglite(
  options: EngineOptions & { limits?: EmbeddedLimits } = {},
): Promise<Db & { dump(): Promise<Blob> }> {
  let events: ConnectionEvents | undefined
  const engine = await openEngine({
    ...options,
    onNotification: (channel, payload) => events?.notified(channel, payload),
  })
  const follow = (listeners: ConnectionEvents) => {
    events = listeners
  }
  const connection = connect(engine, follow)
  return {
    ...createEmbeddedDb(connection, options.limits ?? defaultLimits),
    dump: () => connection.after(() => engine.dump()),
  }
}

/** One piece of work after another. Nothing can be interrupted, because the caller shares the thread. */
function connect(
  engine: Engine,
  follow: Connection['follow'],
): Connection & { after<T>(next: () => Promise<T>): Promise<T> } {
  let last: Promise<unknown> = Promise.resolve()
  const after = <T>(next: () => Promise<T>): Promise<T> => {
    const done = last.then(next)
    last = done.catch(() => {})
    return done
  }
  return {
    send: (work) => after(() => engine.work(work)),
    follow,
    close: () => after(() => engine.close()),
    after,
  }
}
