// Compares one password with one bcrypt hash, in its own thread.
import { parentPort, workerData } from 'node:worker_threads'
import { compareSync } from 'bcryptjs'

parentPort?.postMessage(compareSync(workerData.password, workerData.hash))
