// The server as its own process, as `npm start` runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it printed so far. */
  output(): string
  /** Waits for its end and returns its exit code. */
  exited: Promise<number | null>
}

/** Settings of a server for browser tests: no limits and no delays, and the cheapest password hashes. */
export const quickServer = {
  LOG_LEVEL: 'warn',
  AUTH_LIMITS: 'off',
  AUTH_SEND_SECONDS: '0',
  AUTH_MIN_RESPONSE_MS: '0',
  AUTH_HASH: '{"memoryKib":8192,"passes":1}',
}

/** Starts the server and waits until it is ready or has ended; `begun` gets the process in the meantime. */
export async function runServer(
  environment: Record<string, string>,
  begun?: (child: ChildProcess) => void,
  checkout = process.cwd(),
): Promise<ServerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { PATH: process.env.PATH ?? '', ...environment, PORT: port },
  })
  begun?.(child)
  let text = ''
  const ready = new Promise<void>((done) => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (text.includes('Presswright is ready')) done()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const exited = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  await Promise.race([ready, exited])
  return { url: `http://localhost:${port}`, child, output: () => text, exited }
}

export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
