// Opens the port, and closes it so that running requests can finish.
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from './config/config.ts'
import type { AppEnv } from './http/env.ts'
import { sendFileBody } from './http/file-body.ts'
import { StartError } from './start-error.ts'

/**
 * A proxy keeps idle connections for a while: 60 seconds to 10 minutes are common. Whoever closes first may close on a request that
 * is on its way, and only a proxy can send that again, so it must not be us.
 */
const keepAliveSeconds = 620

/** Room for the longest list of ids that the data service takes in an address. */
const maxHeaderSize = 262_144

export async function listen(app: Hono<AppEnv>, config: Config): Promise<Server> {
  const fetch = createFetch(app)
  const server = createAdaptorServer({ fetch, serverOptions: { maxHeaderSize } }) as Server
  server.keepAliveTimeout = keepAliveSeconds * 1000
  followAnswers(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  return server
}

/** Responds through the app, except for bodies of files, which are sent directly to the socket. */
function createFetch(app: Hono<AppEnv>) {
  return (request: Request, env: unknown) => {
    const answer = app.fetch(request, env as HttpBindings)
    const { incoming, outgoing } = env as HttpBindings
    return incoming.url?.startsWith('/storage/v1/') ? sendFileBody(answer, outgoing) : answer
  }
}

function portError(error: NodeJS.ErrnoException, { port, host }: Config): StartError {
  const problem =
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`
      : `Port ${port} on ${host} can’t be opened (${error.code}). Check HOST and PORT.`
  return new StartError(problem, { cause: error })
}

/** The responses that each server is still sending: `drain` waits for them. */
const answering = new WeakMap<Server, Set<ServerResponse>>()
const draining = new WeakSet<Server>()

function followAnswers(server: Server): void {
  const running = new Set<ServerResponse>()
  answering.set(server, running)
  server.prependListener('request', (_, response) => {
    if (draining.has(server)) response.shouldKeepAlive = false
    running.add(response)
    response.once('close', () => running.delete(response))
  })
}

/**
 * Waits for the running requests, at most the given seconds, then stops accepting requests. Until `lingered` the port stays open: a proxy
 * may just be sending, and learns only from /readyz that this process is leaving. Every answer from now on says that its connection closes.
 */
export async function drain(server: Server, seconds: number, lingered?: Promise<unknown>): Promise<void> {
  draining.add(server)
  for (const response of answering.get(server) ?? []) response.shouldKeepAlive = false
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  await lingered
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  // A connection becomes idle when its last answer is out: close it then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearTimeout(limit)
  clearInterval(sweep)
}
