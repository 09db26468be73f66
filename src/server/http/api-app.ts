// The frame of a wire module: body limit, unknown paths and failures, each shown in that wire's own shape.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeError, type Log } from '#server/log.ts'
import { type CommonErrors, toWireError, type WireError } from './api-error.ts'
import type { AppEnv } from './env.ts'

export interface Wire {
  name: string
  /** Largest request body in bytes. */
  bodyLimit: number
  errors: CommonErrors
  render(c: Context<AppEnv>, error: WireError): Response
}

/** Builds the app; `addRoutes` comes between the limit and the answer to unknown paths. */
export function createWireApp(wire: Wire, log: Log, addRoutes?: (app: Hono<AppEnv>) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const limit = bodyLimit({
    maxSize: wire.bodyLimit,
    onError: () => {
      throw wire.errors.tooLarge(`${wire.bodyLimit / 1_000_000} MB`)
    },
  })
  // Looking at a body costs a whole Request: not for a GET's, which is never read, nor for one whose length is told.
  app.use((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return toldLength(c) <= wire.bodyLimit ? next() : limit(c, next)
  })
  app.onError((error, c) => {
    const shown = toWireError(error, wire.errors)
    if (shown.cause) {
      log.error('failed', {
        id: c.get('requestId'),
        wire: wire.name,
        code: shown.code,
        cause: describeError(shown.cause),
      })
    }
    if (shown.retryAfter) c.header('retry-after', String(shown.retryAfter))
    return wire.render(c, shown)
  })
  addRoutes?.(app)
  // A mounted app's own notFound is never asked, so the last route says it.
  app.all('*', (c) => wire.render(c, wire.errors.notFound(c.req.method, c.req.path)))
  return app
}

/** What the headers say of the body; Node reads no more than that. Without a plain number of bytes: no telling. */
function toldLength(c: Context<AppEnv>): number {
  const length = c.req.header('content-length')
  const isPlain = c.env?.incoming && length && !c.req.header('transfer-encoding')
  return isPlain ? Number(length) : Number.POSITIVE_INFINITY
}
