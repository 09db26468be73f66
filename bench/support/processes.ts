// Starts and ends the measured programs as separate processes.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '#tests/support/server-process.ts'
import type { Stretch } from './bare-pglite.ts'

export interface RunningServer {
  port: number
  pid: number
  stop(): Promise<void>
}

/** Ends the measurement where the server would have no pages to show. */
export function requireWeb(): void {
  if (existsSync('build/client')) return
  process.stderr.write('The web isn’t built. Run `npm run build`, then run the same command again.\n')
  process.exit(1)
}

/** Starts a Node program that listens on PORT; what it prints goes to a file, as a server's log does. */
export async function startServer(
  program: string,
  environment: Record<string, string>,
  folder: string,
): Promise<RunningServer> {
  const port = await freePort()
  const logFile = join(folder, `${port}.log`)
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', log, log],
  })
  await waitForPort(port, child).catch((cause: unknown) => {
    child.kill()
    throw new Error(`${program} did not start: ${readFileSync(logFile, 'utf8')}`, { cause })
  })
  return { port, pid: child.pid ?? 0, stop: () => endProcess(child) }
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('Nothing listens.')
    await new Promise((wait) => setTimeout(wait, 100))
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

export interface BarePglite {
  /** Transactions per second over the duration. */
  run(stretch: Stretch): Promise<number>
  stop(): Promise<void>
}

export async function startBarePglite(folder: string): Promise<BarePglite> {
  const child = fork('bench/support/bare-pglite.ts', [folder])
  await once(child, 'message')
  return {
    run: (stretch) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error('The bare PGlite ended.'))
        child.once('exit', onExit)
        child.once('message', (perSecond) => {
          child.off('exit', onExit)
          resolve(Number(perSecond))
        })
        child.send(stretch)
      }),
    stop: () => endProcess(child),
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}
