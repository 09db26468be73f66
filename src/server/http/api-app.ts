// What every API module has in common: body limit, unknown paths and errors, each rendered in that API's own shape.
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeError, type Log } from '#server/log.ts'
import { type ApiError, type CommonErrors, toApiError } from './api-error.ts'
import type { AppEnv } from './env.ts'

export interface ApiModule {
  name: string
  /** Largest request body in bytes. */
  bodyLimit: number
  errors: CommonErrors
  render(c: Context<AppEnv>, error: ApiError): Response
}

/** Builds the app; `addRoutes` comes between the limit and the answer to unknown paths. */
export function createApiApp(
  api: ApiModule,
  log: Log,
  addRoutes?: (app: Hono<AppEnv>) => void,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const limit = bodyLimit({
    maxSize: api.bodyLimit,
    onError: () => {
      throw api.errors.tooLarge(`${api.bodyLimit / 1_000_000} MB`)
    },
  })
  // Reading a body costs a whole Request object. A GET has none, and Node enforces a declared length.
  app.use((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return declaredLength(c) <= api.bodyLimit ? next() : limit(c, next)
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
  // Hono never calls notFound of a mounted app, so the last route answers for it.
  app.all('*', (c) => api.render(c, api.errors.notFound(c.req.method, c.req.path)))
  return app
}

/** The content-length, which Node enforces; infinite when the request does not declare one. */
function declaredLength(c: Context<AppEnv>): number {
  const length = c.req.header('content-length')
  const isPlain = c.env?.incoming && length && !c.req.header('transfer-encoding')
  return isPlain ? Number(length) : Number.POSITIVE_INFINITY
}
