// The local stand-ins' pages respond only under this machine's names and the site's: a foreign site that points its name at this machine
// (DNS rebinding) must not read the mailbox.
import type { MiddlewareHandler } from 'hono'
import { type Config, isLoopback } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'
import { requestOrigin } from './request-origin.ts'

export function requireOwnHost(config: Config): MiddlewareHandler<AppEnv> {
  return async function refuseForeignHost(c, next) {
    const origin = requestOrigin(c, config)
    const own = origin && (isLoopback(origin.hostname) || origin.host === new URL(config.siteUrl).host)
    if (!own)
      return c.json({ error: 'Open this page at the site’s own address (SITE_URL) or on localhost.' }, 421)
    await next()
  }
}
