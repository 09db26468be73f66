import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import type { Config } from './config/config.ts'
import type { AppEnv } from './http/env.ts'
import { drain, listen } from './listen.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(() => agent.destroy())

async function serve() {
  const app = new Hono<AppEnv>().get('/', (c) => c.text('here'))
  const server = await listen(app, { port: 0, host: '127.0.0.1' } as Config)
  const { port } = server.address() as AddressInfo
  const ask = (options: { agent?: Agent } = {}) =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ port, host: '127.0.0.1', ...options }, (response) => {
        response.resume()
        response.once('end', () => done(response))
      }).once('error', fail)
    })
  return { server, ask }
}

it('keeps connections for longer than a proxy does', async () => {
  const { server, ask } = await serve()
  const { headers } = await ask({ agent })
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(600)
  await drain(server, 60)
})

it('answers old and new connections during shutdown, each one last time, and then accepts no more', async () => {
  const { server, ask } = await serve()
  await ask({ agent })
  const { promise: lingered, resolve: leave } = Promise.withResolvers<void>()
  const closed = drain(server, 600, lingered)
  for (const options of [{ agent }, {}]) {
    const { statusCode, headers } = await ask(options)
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  }
  leave()
  await closed
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
