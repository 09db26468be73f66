// bcrypt only for accounts that moved in: in a thread of its own, because JavaScript would block everything else.
import { Worker } from 'node:worker_threads'

export function compareBcrypt(password: string, hash: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./bcrypt-worker.ts', import.meta.url), {
      workerData: { password, hash },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
