// The client's address: the peer's, or what the trusted proxies in front of us report.
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Config } from '#server/config/config.ts'
import type { AppEnv } from './env.ts'

type Proxies = Pick<Config, 'trustedProxies'>

export function clientAddress(c: Context<AppEnv>, config: Proxies): string {
  return readAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), config)
}

/** The same for a request that no route handles: one for a socket. */
export function findClientAddress({ socket, headers }: IncomingMessage, config: Proxies): string {
  return readAddress(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(), config)
}

function readAddress(peer = 'local', forwarded = '', { trustedProxies }: Proxies): string {
  if (trustedProxies === 0) return peer
  // Each proxy appends the address it saw: the client's is as many places from the end as there are proxies.
  const chain = forwarded
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return chain.at(-trustedProxies) ?? peer
}
