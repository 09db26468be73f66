// Which pages may call the file API: our own, those of this machine, and those of configured origins.
import type { MiddlewareHandler } from 'hono'
import { type Config, isLoopback } from '#server/config/config.ts'
import type { AppEnv } from '#server/http/env.ts'

const allowed = {
  'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE,OPTIONS',
  'access-control-max-age': '86400',
}
const exposed =
  'Content-Length,Content-Range,Content-Type,Content-Disposition,ETag,Last-Modified,Accept-Ranges,Retry-After'

export function storageCors({
  siteUrl,
  storage,
}: Pick<Config, 'siteUrl' | 'storage'>): MiddlewareHandler<AppEnv> {
  const known = new Set([siteUrl, ...storage.origins])
  return async function allowKnownOrigins(c, next) {
    const origin = c.req.header('origin')
    const isKnown =
      origin !== undefined && (known.has(origin) || isLoopback(URL.parse(origin)?.hostname ?? ''))
    if (c.req.method === 'OPTIONS') {
      const asked = c.req.header('access-control-request-headers')
      const headers: Record<string, string> = isKnown
        ? {
            ...allowed,
            'access-control-allow-origin': origin,
            ...(asked && { 'access-control-allow-headers': asked }),
          }
        : {}
      return c.body(null, 204, { ...headers, vary: 'origin, access-control-request-headers' })
    }
    await next()
    c.res.headers.append('vary', 'origin')
    if (!isKnown) return
    c.res.headers.set('access-control-allow-origin', origin)
    c.res.headers.set('access-control-expose-headers', exposed)
  }
}
