// How callers share the database: in turns, each with a share of the connections, and with a limit on what may wait (docs/decisions/022).
import { FairQueue, type FairQueueLimits, type QueueError } from '#server/jobs/fair-queue.ts'
import { DbBusy } from './db.ts'

const waitingPerCaller = 100

type CallerLimits = Pick<FairQueueLimits, 'roomPerOwner' | 'roomForSlow' | 'pauseFactor'>

export function createCallerQueue(room: number, waitSeconds: number, limits: CallerLimits): FairQueue {
  return new FairQueue({
    room: () => room,
    waitingPerOwner: waitingPerCaller,
    waitMs: waitSeconds * 1000,
    ...limits,
  })
}

/** At most a quarter of the connections, two at least, and never all of them. */
export const roomPerCaller = (room: number): number =>
  Math.max(1, Math.min(room - 1, Math.max(2, Math.floor(room / 4))))

export const toDbBusy = (error: QueueError): DbBusy =>
  new DbBusy(
    error.reason === 'full'
      ? 'Too many requests from this caller are waiting.'
      : 'The database is too busy for this request.',
    error.retryMs === undefined ? undefined : Math.ceil(error.retryMs / 1000),
  )
