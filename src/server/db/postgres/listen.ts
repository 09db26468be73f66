// Listens for notifications on its own connection, and reconnects when it is lost.
import pg from 'pg'
import type { Listener } from '#server/db/db.ts'

/** Milliseconds before the next try, by how many failed in a row. */
const pauses = [100, 500, 1000, 2000]
/** A connection can break silently, so it is probed. */
const probeMs = 5000

export function listen(url: string, channels: readonly string[], listener: Listener): () => void {
  let isOver = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  async function connect(): Promise<void> {
    const current = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      query_timeout: probeMs,
      keepAlive: true,
      application_name: 'presswright listening',
    })
    client = current
    let isStarted = false
    const lose = () => {
      if (client !== current) return
      client = undefined
      clearTimeout(timer)
      current.end().catch(() => {})
      if (isOver) return
      if (isStarted) listener.interrupted()
      timer = setTimeout(() => void connect(), pauses[failures] ?? pauses.at(-1))
      failures += 1
    }
    current.on('error', lose)
    current.on('end', lose)
    current.on('notification', ({ channel, payload }) => {
      if (!isOver) listener.notified(channel, payload ?? '')
    })
    const probe = () => {
      timer = setTimeout(() => current.query('select 1').then(probe, lose), probeMs)
      timer.unref()
    }
    try {
      await current.connect()
      for (const channel of channels) await current.query(`listen ${channel}`)
    } catch {
      lose()
      return
    }
    if (client !== current || isOver) return
    isStarted = true
    failures = 0
    probe()
    listener.started()
  }

  void connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    client?.end().catch(() => {})
  }
}
