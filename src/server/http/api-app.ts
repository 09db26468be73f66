// What every API module has in common: body limit, unknown paths and errors, each rendered in that API's own shape.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeError, type Log } from '#server/log.ts'
import { type ApiError, type CommonErrors, toApiError } from './api-error.ts'
import type { AppEnv } from './env.ts'

export interface ApiModule {
  name: string
  /** Largest request body in bytes. Where it depends on the caller, the routes call limitBody themselves. */
  bodyLimit?: number
  errors: CommonErrors
  render(c: Context<AppEnv>, error: ApiError): Response
}

/** Builds the app; `addRoutes` runs between the body limit and the handler of unknown paths. */
export function createApiApp(
  api: ApiModule,
  log: Log,
  addRoutes?: (app: Hono<AppEnv>) => void,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { bodyLimit: limit } = api
  if (limit !== undefined)
    app.use(async (c, next) => {
      await limitBody(c, limit, api.errors)
      return next()
    })
  app.onError((error, c) => {
    const apiError = toApiError(error, api.errors)
    if (apiError.cause) {
      log.error('failed', {
        id: c.get('requestId'),
        api: api.name,
        code: apiError.code,
        cause: describeError(apiError.cause),
      })
    }
    if (apiError.retryAfter) c.header('retry-after', String(apiError.retryAfter))
    return api.render(c, apiError)
  })
  addRoutes?.(app)
  // Hono never calls notFound of a mounted app, so the last route does it.
  app.all('*', (c) => api.render(c, api.errors.notFound(c.req.method, c.req.path)))
  return app
}

/** Refuses a body that is too large, before or while it is read. */
export async function limitBody(c: Context<AppEnv>, bytes: number, errors: CommonErrors): Promise<void> {
  // Reading a body creates a whole Request object. A GET has no body, and Node enforces a declared length.
  if (c.req.method === 'GET' || c.req.method === 'HEAD' || declaredLength(c) <= bytes) return
  const refuse = () => {
    throw errors.tooLarge(bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`)
  }
  await bodyLimit({ maxSize: bytes, onError: refuse })(c, async () => {})
}

/** The content-length, which Node enforces; infinite if the request doesn't declare one. */
function declaredLength(c: Context<AppEnv>): number {
  const length = c.req.header('content-length')
  const isPlain = c.env?.incoming && length && !c.req.header('transfer-encoding')
  return isPlain ? Number(length) : Number.POSITIVE_INFINITY
}
