// Runs the operator's virus scanner. A few at a time, each with a time limit that it can't ignore, and only for clients that still wait.
import { type ChildProcess, spawn } from 'node:child_process'
import { FairQueue } from '#server/jobs/fair-queue.ts'

type ScanAnswer = 'clean' | 'infected'

export type Scan = (path: string, owner: { account: string; signal: AbortSignal }) => Promise<ScanAnswer>

const usual = {
  /** How long a scan may take, and then how long the scanner gets to end itself. */
  scanMs: 120_000,
  graceMs: 5000,
  waitMs: 120_000,
  scanners: 4,
  scannersPerAccount: 2,
}

export function createScanner(command: readonly string[], options: Partial<typeof usual> = {}): Scan {
  const limits = { ...usual, ...options }
  const queue = new FairQueue({
    room: () => limits.scanners,
    roomPerOwner: limits.scannersPerAccount,
    waitMs: limits.waitMs,
  })
  return async (path, { account, signal }) => {
    const code = await new Promise<number | null>((resolve, reject) => {
      queue.add({
        owner: account,
        start: (turn) =>
          void runScanner(command, path, signal, limits)
            .then(resolve, reject)
            .finally(() => turn.end()),
        fail: reject,
      })
    })
    if (code === 0) return 'clean'
    if (code === 1) return 'infected'
    // Anything but a clear answer refuses the file.
    throw new Error(`The virus scanner ended with ${code ?? 'a signal'}.`)
  }
}

/** Returns its exit code; none if it was ended. */
async function runScanner(
  [program = '', ...words]: readonly string[],
  path: string,
  signal: AbortSignal,
  { scanMs, graceMs }: typeof usual,
): Promise<number | null> {
  signal.throwIfAborted()
  // With a group of its own, so that what it started ends with it.
  const scanner = spawn(program, [...words, path], { stdio: 'ignore', detached: true })
  let last: NodeJS.Timeout | undefined
  const end = () => {
    kill(scanner, 'SIGTERM')
    last ??= setTimeout(() => kill(scanner, 'SIGKILL'), graceMs)
  }
  const limit = setTimeout(end, scanMs)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await new Promise((resolve, reject) => {
      scanner.once('error', reject)
      scanner.once('close', resolve)
    })
  } finally {
    clearTimeout(limit)
    clearTimeout(last)
    signal.removeEventListener('abort', end)
  }
}

function kill({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}
