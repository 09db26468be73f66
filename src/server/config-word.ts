// Limits of reading and writing Word files.
import { availableParallelism } from 'node:os'
import type { Variables } from './config-variables.ts'

export interface WordConfig {
  /** Largest upload, as shown to people and in bytes. */
  uploadMb: number
  uploadBytes: number
  workers: number
  /** Conversions that may wait for a thread. */
  queue: number
  seconds: number
  memoryMb: number
}

const workersMax = 4

export function readWordConfig(values: Variables): WordConfig {
  return {
    uploadMb: values.UPLOAD_MAX_MB,
    uploadBytes: values.UPLOAD_MAX_MB * 1024 * 1024,
    // One processor stays with everyone else's requests.
    workers: values.WORD_WORKERS || Math.min(Math.max(availableParallelism() - 1, 1), workersMax),
    queue: values.WORD_QUEUE,
    seconds: values.WORD_SECONDS,
    memoryMb: values.WORD_MEMORY_MB,
  }
}
