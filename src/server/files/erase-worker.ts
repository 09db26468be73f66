// The thread that erases locations: one picture at a time, so that the server can answer other requests.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { type JobResponse, takeJobs } from '#server/jobs/take-jobs.ts'
import { eraseLocation } from './erase-location.ts'
import { LocationUnreadable } from './picture-blocks.ts'
import type { EraseAnswer, EraseJob } from './pictures.ts'

if (process.platform === 'linux') setPriority(10)

/** The most that is held in memory; no picture for print has more. */
const maxBytes = 256_000_000

takeJobs((job: EraseJob): JobResponse => [erase(job)])

function erase({ path, type }: EraseJob): EraseAnswer {
  try {
    if (statSync(path).size > maxBytes) return 'unreadable'
    const bytes = readFileSync(path)
    eraseLocation(bytes, type)
    writeFileSync(path, bytes, { flag: 'r+' })
    return 'erased'
  } catch (error) {
    if (error instanceof LocationUnreadable) return 'unreadable'
    // The client has left, and its file was deleted.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing'
    throw error
  }
}
