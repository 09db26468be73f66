// The local stand-ins' pages have no passwords, so every change must come from one of them: otherwise a form on another site or port could
// submit theirs (CSRF).
import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'
import { requestOrigin } from './request-origin.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])
/** 'none' means that the person did it: typed the address or resubmitted the form. */
const ownSites = new Set(['same-origin', 'none'])

export function requireOwnOrigin(config: Config): MiddlewareHandler<AppEnv> {
  return async function refuseForeignForm(c, next) {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const host = requestOrigin(c, config)?.host
    const isOwn =
      harmless.has(c.req.method) || (site === undefined ? isOwnOrigin(origin, host) : ownSites.has(site))
    if (!isOwn) return c.json({ error: 'This page only accepts forms submitted from itself.' }, 403)
    await next()
  }
}

/** Every browser sends the origin with a form; a request without one comes from a program, which a page can't trick. */
function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin === undefined || (host !== undefined && URL.parse(origin)?.host === host)
}
