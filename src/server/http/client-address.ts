// The client's address: the peer's, or what the trusted proxies in front of us report.
import type { Context } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'

export function clientAddress(c: Context<AppEnv>, config: Pick<Config, 'trustedProxies'>): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'local'
  if (config.trustedProxies === 0) return peer
  // Each proxy appends the address it saw: the client's is as many places from the end as there are proxies.
  const chain = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return chain.at(-config.trustedProxies) ?? peer
}
