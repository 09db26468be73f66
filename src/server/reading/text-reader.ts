// Reads and writes English in threads: what takes time in proportion to a text, and more where it is hostile, never runs in the thread
// that answers requests. Accounts take turns. Short texts have threads of their own and don't wait behind long ones.
import { countThreads, createWorkerPool, type PoolLimits } from '#server/jobs/worker-pool.ts'
import type { AnswerOf, InputOf, ReadingName } from './readings.ts'

/** Characters of a text that is read in a second or two, whatever it says. */
const shortest = 10_000

export interface TextOwner {
  /** Who takes turns: a user, a reviewer or a visitor's network. */
  account: string
  signal: AbortSignal
}

export interface TextReader {
  /** Rejects with a JobError when too many wait, it takes too long or the caller is gone. */
  read<Name extends ReadingName>(name: Name, input: InputOf<Name>, owner: TextOwner): Promise<AnswerOf<Name>>
}

const usual = { workers: countThreads(), queue: 200, queuePerAccount: 20, memoryMb: 512 }
/** A thread needs a second to learn English, so one is kept between the clicks of a visit. */
const forShort = { seconds: 20, idleSeconds: 600 }
const forLong = { seconds: 120 }

export function createTextReader(limits: Partial<PoolLimits> = {}): TextReader {
  const start = (own: { seconds: number }) =>
    createWorkerPool(new URL('./reading-worker.ts', import.meta.url), { ...usual, ...own, ...limits })
  const [short, long] = [start(forShort), start(forLong)]
  return {
    async read(name, input, owner) {
      const { run } = lengthOf(input) <= shortest ? short : long
      return (await run({ name, input }, owner)) as AnswerOf<typeof name>
    },
  }
}

function lengthOf(input: unknown): number {
  return typeof input === 'string' ? input.length : JSON.stringify(input).length
}
