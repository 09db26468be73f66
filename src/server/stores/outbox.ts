// Mail and messages waiting to be sent, queued in the transaction that caused them.
import type { Db, Row, Tx } from '#server/db/db.ts'

/** `contact` is a mail that is never given up; `crm` tells the customer database of somebody. */
export type OutboxKind = 'mail' | 'sms' | 'contact' | 'crm'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Answers go here instead of to the sender. */
  replyTo?: string
}

/** A contact for the CRM; the name may be empty. */
export interface OutgoingContact {
  email: string
  name: string
}

export interface OutgoingSms {
  to: string
  text: string
}

/** A row taken for sending. `attempts` counts this one, and tells whether the row is still ours. */
export interface TakenRow<Message = unknown> {
  id: string
  payload: Message
  attempts: number
  /** Seconds since it was queued. */
  age: number
}

const listeners = new Set<(kind: OutboxKind) => void>()

/** Tells of everything queued in this process, shortly before its transaction ends; returns how to stop. */
export function onQueued(listener: (kind: OutboxKind) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What goes out about an account goes with the account when it is deleted. */
export async function queueMail(tx: Tx, mail: OutgoingMail, userId: string | null): Promise<void> {
  await queue(tx, 'mail', mail, userId)
}

export async function queueSms(tx: Tx, sms: OutgoingSms, userId: string | null): Promise<void> {
  await queue(tx, 'sms', sms, userId)
}

/** A message of the contact form belongs to nobody's account, and somebody waits for an answer. */
export async function queueContactMail(tx: Tx, mail: OutgoingMail): Promise<void> {
  await queue(tx, 'contact', mail, null)
}

export async function queueContact(tx: Tx, contact: OutgoingContact, userId: string): Promise<void> {
  await queue(tx, 'crm', contact, userId)
}

async function queue(
  tx: Tx,
  kind: OutboxKind,
  payload: OutgoingMail | OutgoingSms | OutgoingContact,
  userId: string | null,
) {
  await tx.query('insert into internal.outbox (kind, user_id, payload) values ($1, $2, $3::jsonb)', [
    kind,
    userId,
    JSON.stringify(payload),
  ])
  for (const listener of listeners) listener(kind)
}

export interface TakeOptions {
  limit: number
  leaseSeconds: number
  /** Rows the caller is still sending: not to be taken again even if a lost database let their lease end. */
  except?: readonly string[]
}

/** Leases due rows to the caller: nobody else is given them before the lease ends. Fresh ones come before retries. */
export async function takeDue<Message>(
  db: Db,
  kind: OutboxKind,
  { limit, leaseSeconds, except = [] }: TakeOptions,
): Promise<TakenRow<Message>[]> {
  // The rows are chosen in a step of their own: as a plain subquery PostgreSQL may choose more than the limit.
  return db.query<TakenRow<Message> & Row>(
    `with due as materialized (
       select id from internal.outbox
       where kind = $1 and sent_at is null and failed_at is null and next_attempt_at <= now()
         and (leased_until is null or leased_until <= now()) and id <> all($4::uuid[])
       order by attempts, next_attempt_at limit $2::int for update skip locked)
     update internal.outbox o set attempts = o.attempts + 1, leased_until = now() + make_interval(secs => $3::float8)
     from due where o.id = due.id
     returning o.id, o.payload, o.attempts, extract(epoch from now() - o.created_at)::float8 as age`,
    [kind, limit, leaseSeconds, except],
  )
}

/** Keeps rows leased while their sending takes its time. */
export async function renewLeases(db: Db, ids: readonly string[], leaseSeconds: number): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = now() + make_interval(secs => $2::float8)
     where id = any($1::uuid[]) and sent_at is null and failed_at is null`,
    [ids, leaseSeconds],
  )
}

/** Frees what a process that is gone had taken: only where no other process can be sending. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.query('update internal.outbox set leased_until = null where sent_at is null and failed_at is null')
}

/** Sent is sent, whoever holds the row by now. The text holds codes, so it stays only where it is read from here. */
export async function markSent(db: Db, id: string, keepText: boolean): Promise<void> {
  await db.query(
    `update internal.outbox set sent_at = now(), leased_until = null, last_error = null,
       payload = case when $2::boolean then payload else payload - 'text' - 'html' end
     where id = $1 and sent_at is null`,
    [id, keepText],
  )
}

/** Another try later, unless someone else has taken the row in the meantime. */
export async function retryLater(db: Db, row: TakenRow, seconds: number, reason: string): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = null, last_error = $4,
       next_attempt_at = now() + make_interval(secs => $3::float8)
     where id = $1 and attempts = $2::int and sent_at is null and failed_at is null`,
    [row.id, row.attempts, seconds, reason],
  )
}

/** No more tries, unless someone else has taken the row in the meantime. */
export async function giveUp(db: Db, row: TakenRow, reason: string): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = null, last_error = $3, failed_at = now(),
       payload = payload - 'text' - 'html'
     where id = $1 and attempts = $2::int and sent_at is null and failed_at is null`,
    [row.id, row.attempts, reason],
  )
}

/** Gives up what is too old to be of use, which also happens to what waited for a mail server that never came. */
export async function giveUpOld(db: Tx, kind: OutboxKind, seconds: number): Promise<void> {
  await db.query(
    `update internal.outbox set failed_at = now(), leased_until = null, payload = payload - 'text' - 'html',
       last_error = coalesce(last_error, 'not sent in time')
     where kind = $1 and sent_at is null and failed_at is null and (leased_until is null or leased_until <= now())
       and created_at < now() - make_interval(secs => $2::float8)`,
    [kind, seconds],
  )
}

/** Forgets what was queued more than the given days ago. */
export async function purgeOutbox(db: Tx, days: number): Promise<void> {
  await db.query(
    'delete from internal.outbox where created_at < now() - make_interval(days => $1::int) and (sent_at is not null or failed_at is not null)',
    [days],
  )
}
