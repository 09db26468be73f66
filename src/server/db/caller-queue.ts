// How callers share the database: turns, a part of the room for each, and a limit on what may wait (docs/decisions/022).
import { FairQueue, type QueueError } from '#server/jobs/fair-queue.ts'
import { DbBusy } from './db.ts'

const waitingPerCaller = 100

export function createCallerQueue(room: number, roomPerCaller: number, waitSeconds: number): FairQueue {
  return new FairQueue({
    room: () => room,
    roomPerOwner: roomPerCaller,
    waitingPerOwner: waitingPerCaller,
    waitMs: waitSeconds * 1000,
  })
}

/** At most a quarter of the room, two at least, and never all of it. */
export const roomPerCaller = (room: number): number =>
  Math.max(1, Math.min(room - 1, Math.max(2, Math.floor(room / 4))))

export const toDbBusy = (error: QueueError): DbBusy =>
  new DbBusy(
    error.reason === 'full'
      ? 'Too many requests of this caller are waiting.'
      : 'The database had no time for this request.',
  )
