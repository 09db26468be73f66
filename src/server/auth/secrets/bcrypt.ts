// Checks bcrypt hashes, which only accounts imported from another system have. In a worker thread, because bcrypt in JavaScript would
// block every other request.
import { countThreads, createWorkerPool } from '#server/jobs/worker-pool.ts'

const unlimited = Number.POSITIVE_INFINITY
const pool = createWorkerPool(new URL('./bcrypt-worker.ts', import.meta.url), {
  workers: countThreads(),
  queue: unlimited,
  queuePerAccount: unlimited,
  seconds: 60,
  memoryMb: 64,
})

export async function compareBcrypt(password: string, hash: string): Promise<boolean> {
  return (await pool.run({ password, hash }, { account: hash })) === true
}
