// Gives each request an id and logs one line when it is answered: method, path without query, status, duration.
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import type { AppEnv } from './env.ts'

export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async function logRequest(c, next) {
    const started = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
    const level = levelOf(c.res.status, c.req.path)
    log[level]('request', {
      id,
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  }
}

/** Files and health checks would clutter the log. */
function levelOf(status: number, path: string): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return /^\/(assets\/|healthz|readyz|favicon)/.test(path) ? 'debug' : 'info'
}
