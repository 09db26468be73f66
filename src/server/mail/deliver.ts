// Sends what is in the outbox: leases due rows, sends them outside any transaction, records the outcome. At least once: a second copy is sent
// only if the process dies between the other side's acceptance and the record. Any number of processes may do this on one database.
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import { mayDeleteNow } from '#server/stores/housekeeping.ts'
import {
  giveUp,
  markSent,
  type OutboxKind,
  onQueued,
  renewLeases,
  retryLater,
  type TakenRow,
  takeDue,
} from '#server/stores/outbox.ts'
import { maximumAgeSeconds, secondsToNextTry } from './back-off.ts'
import type { Messenger } from './mailer.ts'
import { SendError } from './send-error.ts'

export interface DeliveryOptions<Message> {
  db: Db
  log: Log
  kind: OutboxKind
  messenger: Messenger<Message>
  /** Messages sent at the same time. */
  parallel?: number
  /** Seconds after which the rows of a dead process are taken over; a running one renews its leases. */
  leaseSeconds?: number
  /** Seconds between two checks for due rows. */
  pollSeconds?: number
  /** Seconds until the next try, by the number of tries so far. */
  backOff?: (attempts: number) => number
}

export interface Delivery {
  /** Starts nothing new and waits for what is being sent, at most the given seconds. */
  stop(seconds: number): Promise<void>
}

/** Milliseconds after queueing at which to check: the transaction commits right away, or a little later. */
const looksAfterQueueing = [10, 250]
const markRetry = 500

export function startDelivery<Message>(options: DeliveryOptions<Message>): Delivery {
  const { db, log, kind, parallel = 4, leaseSeconds = 30, pollSeconds = 5 } = options
  const running = new Map<string, Promise<void>>()
  const state: State = { stopping: false, ended: false }
  let round: Promise<void> | undefined
  let again = false
  let failing = false

  function look(): void {
    again = true
    if (round || state.stopping) return
    again = false
    round = takeRows()
      .then(
        () => report(undefined),
        (error: unknown) => report(error),
      )
      .finally(() => {
        round = undefined
        if (again) look()
      })
  }

  async function takeRows(): Promise<void> {
    while (!state.stopping && running.size < parallel) {
      const limit = parallel - running.size
      const rows = await takeDue<Message>(db, kind, { limit, leaseSeconds, except: [...running.keys()] })
      if (rows.length === 0) return
      for (const row of rows) {
        const sending = deliver(row, options, state).finally(() => {
          running.delete(row.id)
          look()
        })
        running.set(row.id, sending)
      }
    }
  }

  /** A database outage is logged once, not at every poll. */
  function report(error: unknown): void {
    if (error && !failing) log.warn('outbox unreachable', { kind, cause: describeError(error) })
    failing = error !== undefined
  }

  const renewal = setInterval(
    () => {
      if (running.size > 0) renewLeases(db, [...running.keys()], leaseSeconds).catch(report)
    },
    (leaseSeconds * 1000) / 3,
  ).unref()
  const poll = setInterval(look, pollSeconds * 1000).unref()
  const unsubscribe = onQueued((queued) => {
    if (queued === kind) for (const delay of looksAfterQueueing) setTimeout(look, delay).unref()
  })
  look()

  return {
    async stop(seconds) {
      state.stopping = true
      unsubscribe()
      clearInterval(poll)
      await round
      await within(seconds, Promise.all(running.values()))
      state.ended = true
      clearInterval(renewal)
    },
  }
}

async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const over = wait(seconds * 1000, undefined, { signal: limit.signal }).catch(() => {})
  await Promise.race([work, over])
  limit.abort()
}

interface State {
  stopping: boolean
  /** The database may be closed by now. */
  ended: boolean
}

async function deliver<Message>(
  row: TakenRow<Message>,
  options: DeliveryOptions<Message>,
  state: State,
): Promise<void> {
  const { db, log, kind, messenger } = options
  const failure = await messenger.send(row.id, row.payload).then(
    () => undefined,
    (error: unknown) => toSendError(error),
  )
  const fields = { kind, id: row.id, attempt: row.attempts }
  if (!failure) {
    log.info(messenger.keepsText ? 'message kept' : 'message sent', fields)
    return settle(() => markSent(db, row.id, messenger.keepsText), log, state)
  }
  const seconds = (options.backOff ?? secondsToNextTry)(row.attempts)
  const reason = failure.message.slice(0, 500)
  if (failure.permanent || (row.age + seconds > maximumAgeSeconds[kind] && (await isAgeTrusted(db, kind)))) {
    log.error('message given up', { ...fields, cause: failure.logged })
    return settle(() => giveUp(db, row, reason), log, state)
  }
  log.warn('message not sent', { ...fields, cause: failure.logged, retry_seconds: Math.round(seconds) })
  return settle(() => retryLater(db, row, seconds, reason), log, state)
}

/** A jump of the clock must cost no mail. A code by text message is worthless after its hour in any case. */
async function isAgeTrusted(db: Db, kind: OutboxKind): Promise<boolean> {
  return kind === 'sms' || mayDeleteNow(db).catch(() => false)
}

function toSendError(error: unknown): SendError {
  if (error instanceof SendError) return error
  return new SendError({ reason: String(error), logged: describeError(error), permanent: false }, error)
}

/** The outcome must be recorded, or the mail would be sent twice. So this waits for a lost database. */
async function settle(mark: () => Promise<void>, log: Log, state: State): Promise<void> {
  for (let tries = 0; !state.ended; tries += 1) {
    try {
      return await mark()
    } catch (error) {
      if (tries === 0) log.warn('message not marked', { cause: describeError(error) })
      await wait(markRetry, undefined, { ref: false })
    }
  }
}
