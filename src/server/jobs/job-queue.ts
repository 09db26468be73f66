// Who is next: accounts take turns, so that nobody waits for all the work of another. One account has one job at work and few that wait.

export interface Queued {
  /** Whose job it is. */
  account: string
}

export interface JobQueue<Job extends Queued> {
  /** Takes a job in; false when it would have to wait and too many do, of this account or of all. */
  add(job: Job, isThreadFree: boolean): boolean
  /** The job whose turn it is, now at work; undefined when none may begin. */
  next(): Job | undefined
  /** A job that was at work is over. */
  finish(job: Job): void
  /** A job gives up its place; false when it does not wait any more. */
  leave(job: Job): boolean
}

/** Jobs of one account that may wait beside the one at work: as many as a person may set off. */
export const waitingMaxPerAccount = 5

export function createJobQueue<Job extends Queued>(
  waitingMax: number,
  accountMax = waitingMaxPerAccount,
): JobQueue<Job> {
  // In the order of turns: who was served goes to the end.
  const waiting = new Map<string, Job[]>()
  const atWork = new Set<string>()
  let count = 0

  const take = (account: string, jobs: Job[]) => {
    const job = jobs.shift()
    waiting.delete(account)
    if (jobs.length > 0) waiting.set(account, jobs)
    if (job) count -= 1
    return job
  }
  return {
    add(job, isThreadFree) {
      const jobs = waiting.get(job.account) ?? []
      const mustWait = !isThreadFree || atWork.has(job.account)
      if (mustWait && (count >= waitingMax || jobs.length >= accountMax)) return false
      jobs.push(job)
      waiting.set(job.account, jobs)
      count += 1
      return true
    },
    next() {
      for (const [account, jobs] of waiting) {
        if (atWork.has(account)) continue
        atWork.add(account)
        return take(account, jobs)
      }
      return undefined
    },
    finish({ account }) {
      atWork.delete(account)
      const jobs = waiting.get(account)
      if (jobs === undefined) return
      waiting.delete(account)
      waiting.set(account, jobs)
    },
    leave(job) {
      const jobs = waiting.get(job.account) ?? []
      const index = jobs.indexOf(job)
      if (index === -1) return false
      jobs.splice(index, 1)
      if (jobs.length === 0) waiting.delete(job.account)
      count -= 1
      return true
    },
  }
}
