// Opens the port, and closes it so that running requests finish.
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import type { AppEnv } from './http/env.ts'
import { StartError } from './start-error.ts'

/** Room for the longest list of ids that the data service takes in an address. */
const maxHeaderSize = 262_144

export async function listen(app: Hono<AppEnv>, config: Config): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize } }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, config)))
    server.listen(config.port, config.host, resolve)
  })
  return server
}

function portError(error: NodeJS.ErrnoException, { port, host }: Config): StartError {
  const problem =
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is already in use. Stop the other program, or choose another port, for example PORT=${port + 1}.`
      : `Port ${port} on ${host} cannot be opened (${error.code}). Check HOST and PORT.`
  return new StartError(problem, { cause: error })
}

/** Takes no new requests and waits for the running ones, at most the given seconds. */
export async function drain(server: Server, seconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection kept alive becomes idle when its last answer is out: close it then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const limit = setTimeout(() => server.closeAllConnections(), seconds * 1000)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}
