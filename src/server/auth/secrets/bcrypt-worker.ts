// The worker thread that checks bcrypt hashes for password.ts.
import { parentPort } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

parentPort?.on('message', ({ password, hash }: { password: string; hash: string }) => {
  parentPort?.postMessage(compareSync(password, hash))
})
