// The thread that reads and writes Word files. It returns finished JSON as bytes, which the main thread only forwards.
import { setPriority } from 'node:os'
import type { ExportToDocxAnswer } from '#contract/functions.ts'
import { listPictureIds } from '#domain/document/picture.ts'
import { type JobResponse, takeJobs } from '#server/jobs/take-jobs.ts'
import { readUpload } from './read-upload.ts'
import { UploadProblem } from './upload-problem.ts'
import type { WordAnswer, WordJob } from './word-converter.ts'
import { writeDocx } from './write-docx/write-docx.ts'

// On Linux a thread has its own priority: with few processors, other requests come first. Elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(5)

takeJobs(answer)

async function answer(job: WordJob): Promise<JobResponse> {
  try {
    const value = job.kind === 'export' ? exportDocx(job) : await readUpload(job)
    const json = new TextEncoder().encode(JSON.stringify(value))
    return [{ ok: true, json } satisfies WordAnswer, [json.buffer]]
  } catch (error) {
    const answer: WordAnswer =
      error instanceof UploadProblem
        ? { ok: false, problem: error.code }
        : { ok: false, cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    return [answer]
  }
}

function exportDocx({ now, ...job }: Extract<WordJob, { kind: 'export' }>): ExportToDocxAnswer {
  const file = writeDocx({ ...job, now: new Date(now) }).toString('base64')
  const missing = listPictureIds(job.html).length - job.pictures.length
  return { file, ...(missing > 0 && { missing_pictures: missing }) }
}
