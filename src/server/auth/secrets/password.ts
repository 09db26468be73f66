// Hashes and checks passwords with argon2id in libuv's pool, a few at a time, so that sign-ins don't block everything else. bcrypt
// hashes of imported accounts are accepted.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { FairQueue, takeTurn } from '#server/jobs/fair-queue.ts'
import { countThreads, createWorkerPool } from '#server/jobs/worker-pool.ts'
import { readArgon2Hash } from './password-hash.ts'

const derive = promisify(argon2)
const tagLength = 32
const parallelism = 1

export interface Passwords {
  hash(password: string): Promise<string>
  /** False for a wrong password and for an account without one; both take the time of a real check. */
  verify(password: string, hash: string | null): Promise<boolean>
}

export interface PasswordOptions {
  memoryKib: number
  passes: number
  /** Below the size of libuv's pool, so that file access and DNS don't wait for hashes. */
  concurrency: number
}

export function createPasswords({ memoryKib, passes, concurrency }: PasswordOptions): Passwords {
  const inTurn = limitConcurrency(concurrency)
  const hash = (password: string) => inTurn(() => hashArgon2(password, memoryKib, passes))
  // The hash of a random password, which unknown accounts are checked against.
  let dummy: Promise<string> | undefined
  return {
    hash,
    async verify(password, stored) {
      dummy ??= hash(randomBytes(16).toString('hex'))
      const compared = stored ?? (await dummy)
      const matches = compared.startsWith('$2')
        ? await compareBcrypt(password, compared)
        : await inTurn(() => verifyArgon2(password, compared))
      return matches && stored !== null
    },
  }
}

async function hashArgon2(password: string, memory: number, passes: number): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, parallelism, tagLength, memory, passes })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

async function verifyArgon2(password: string, hash: string): Promise<boolean> {
  const read = readArgon2Hash(hash)
  if (!read) return false
  const { tag, ...cost } = read
  const actual = await derive('argon2id', { ...cost, message: password, tagLength: tag.length })
  return timingSafeEqual(tag, actual)
}

/** PHC strings use base64 without padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({ room: () => limit })
  return async (work) => {
    const turn = await takeTurn(queue, undefined)
    return work().finally(() => turn.end())
  }
}

// bcrypt in JavaScript would block every other request, so it runs in worker threads.
const unlimited = Number.POSITIVE_INFINITY
const bcryptThreads = createWorkerPool(new URL('./bcrypt-worker.ts', import.meta.url), {
  workers: countThreads(),
  queue: unlimited,
  queuePerAccount: unlimited,
  seconds: 60,
  memoryMb: 64,
})

async function compareBcrypt(password: string, hash: string): Promise<boolean> {
  return (await bcryptThreads.run({ password, hash }, { account: hash })) === true
}
