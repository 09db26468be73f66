// Limits of reading and writing Word files.

import { countThreads } from '#server/jobs/worker-pool.ts'
import type { Variables } from './variables.ts'

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

export function readWordConfig(values: Variables): WordConfig {
  return {
    uploadMb: values.UPLOAD_MAX_MB,
    uploadBytes: values.UPLOAD_MAX_MB * 1024 * 1024,
    workers: values.WORD_WORKERS || countThreads(),
    queue: values.WORD_QUEUE,
    seconds: values.WORD_SECONDS,
    memoryMb: values.WORD_MEMORY_MB,
  }
}
