// Limits on reading and writing Word files.

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

export function readWordConfig({ UPLOAD_MAX_MB: uploadMb, WORD_LIMITS: limits }: Variables): WordConfig {
  return {
    ...limits,
    uploadMb,
    uploadBytes: uploadMb * 1024 * 1024,
    workers: limits.workers || countThreads(),
  }
}
