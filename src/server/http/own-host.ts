// The pages of local stand-ins answer only to the names of this machine and of the site: a stranger's page that points its own
// name at this machine (DNS rebinding) must not read the mailbox.
import type { MiddlewareHandler } from 'hono'
import { type Config, isLoopback } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'
import { requestOrigin } from './request-origin.ts'

export function requireOwnHost(config: Config): MiddlewareHandler<AppEnv> {
  return async function refuseForeignHost(c, next) {
    const origin = requestOrigin(c, config)
    const own = origin && (isLoopback(origin.hostname) || origin.host === new URL(config.siteUrl).host)
    if (!own) return c.json({ error: 'This page answers only on its own address.' }, 421)
    await next()
  }
}
