// The worker's side of the pool, for the scripts that run in its threads.
import { parentPort } from 'node:worker_threads'

/** The first message of a thread: its modules are loaded, so the time of a job counts from here. */
export const threadStarted = 'thread started'

export type JobResponse = readonly [answer: unknown, transfer?: ArrayBuffer[]]

/** Answers one job after another. */
export function takeJobs<Job>(work: (job: Job) => JobResponse | Promise<JobResponse>): void {
  parentPort?.on('message', async (job: Job) => {
    const [answer, transfer = []] = await work(job)
    parentPort?.postMessage(answer, transfer)
  })
  parentPort?.postMessage(threadStarted)
}
