// The origin that a request was sent to. Forwarded headers count only behind a trusted proxy.
import type { Context } from 'hono'
import { type Config, isLoopback } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'

export function requestOrigin(c: Context<AppEnv>, config: Pick<Config, 'trustedProxies'>): URL | undefined {
  const forwarded = (name: string) =>
    config.trustedProxies > 0 ? c.req.header(`x-forwarded-${name}`)?.split(',').at(0)?.trim() : undefined
  const host = forwarded('host') ?? c.req.header('host') ?? new URL(c.req.url).host
  const url = URL.parse(`${forwarded('proto') === 'https' ? 'https' : 'http'}://${host}`)
  return url ?? undefined
}

/** Where the web finds our API: the origin it was loaded from, if that is ours; else the public site's. */
export function apiOrigin(c: Context<AppEnv>, config: Pick<Config, 'trustedProxies' | 'siteUrl'>): string {
  const origin = requestOrigin(c, config)
  return origin && isLoopback(origin.hostname) ? origin.origin : config.siteUrl
}
