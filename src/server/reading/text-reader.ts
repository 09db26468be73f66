// Analyzes texts without blocking the server: short ones right away, long ones in threads, in which accounts take turns.
import { countThreads, createWorkerPool } from '#server/jobs/worker-pool.ts'
import { type AnswerOf, type InputOf, type ReadingName, readHere } from './readings.ts'

/** Characters of a text that is analyzed right away: about 50 milliseconds. */
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

export function createTextReader(): TextReader {
  const pool = createWorkerPool(new URL('./reading-worker.ts', import.meta.url), {
    workers: countThreads(),
    queue: 200,
    queuePerAccount: 20,
    seconds: 60,
    memoryMb: 512,
  })
  return {
    async read(name, input, owner) {
      if (lengthOf(input) <= shortest) return readHere({ name, input })
      return (await pool.run({ name, input }, owner)) as AnswerOf<typeof name>
    },
  }
}

function lengthOf(input: unknown): number {
  return typeof input === 'string' ? input.length : JSON.stringify(input).length
}
