// Mail and messages waiting to be sent, queued in the transaction that caused them.
import type { Db, Row, Tx } from '#server/db/db.ts'

/** `contact` is a mail that is retried without end; `crm` is a contact for the CRM. */
export type OutboxKind = 'mail' | 'sms' | 'contact' | 'crm'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Replies go here instead of to the sender. */
  replyTo?: string
  /** The person on whose behalf it is sent; shown as "Dana Ruiz via Presswright". */
  fromName?: string
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

/** A row leased for sending. `attempts` includes this one and shows whether the lease is still ours. */
export interface TakenRow<Message = unknown> {
  id: string
  payload: Message
  attempts: number
  /** Seconds since it was queued. */
  age: number
}

const listeners = new Set<(kind: OutboxKind) => void>()

/** Calls back for everything queued in this process, shortly before its transaction commits; returns how to unsubscribe. */
export function onQueued(listener: (kind: OutboxKind) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Mail about an account is deleted with it. Returns its id. */
export async function queueMail(tx: Tx, mail: OutgoingMail, userId: string | null): Promise<string> {
  return await queue(tx, 'mail', mail, userId)
}

export async function queueSms(tx: Tx, sms: OutgoingSms, userId: string | null): Promise<void> {
  await queue(tx, 'sms', sms, userId)
}

/** A message of the contact form belongs to no account, and its sender expects a reply. */
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
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insert into internal.outbox (kind, user_id, payload) values ($1, $2, $3::jsonb) returning id',
    [kind, userId, JSON.stringify(payload)],
  )
  for (const listener of listeners) listener(kind)
  return row?.id ?? ''
}

export interface TakeOptions {
  limit: number
  leaseSeconds: number
  /** Rows the caller is still sending, which it must not take again even if their lease expired. */
  except?: readonly string[]
}

/** Leases due rows to the caller. Nobody else gets them before the lease ends. New ones come before retries. */
export async function takeDue<Message>(
  db: Db,
  kind: OutboxKind,
  { limit, leaseSeconds, except = [] }: TakeOptions,
): Promise<TakenRow<Message>[]> {
  // The rows are chosen in their own CTE: in a plain subquery PostgreSQL may exceed the limit.
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

/** Extends the lease while sending takes long. */
export async function renewLeases(db: Db, ids: readonly string[], leaseSeconds: number): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = now() + make_interval(secs => $2::float8)
     where id = any($1::uuid[]) and sent_at is null and failed_at is null`,
    [ids, leaseSeconds],
  )
}

/** Ends the leases of a crashed process. Only if no other process can be sending. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.query('update internal.outbox set leased_until = null where sent_at is null and failed_at is null')
}

/** Marks the row as sent, whoever has the lease now. The text has codes, so it is kept only for the local mailbox. */
export async function markSent(db: Db, id: string, keepText: boolean): Promise<void> {
  await db.query(
    `update internal.outbox set sent_at = now(), leased_until = null, last_error = null,
       payload = case when $2::boolean then payload else payload - 'text' - 'html' end
     where id = $1 and sent_at is null`,
    [id, keepText],
  )
}

/** Schedules a retry, unless another process has leased the row in the meantime. */
export async function retryLater(db: Db, row: TakenRow, seconds: number, reason: string): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = null, last_error = $4,
       next_attempt_at = now() + make_interval(secs => $3::float8)
     where id = $1 and attempts = $2::int and sent_at is null and failed_at is null`,
    [row.id, row.attempts, seconds, reason],
  )
}

/** Gives up on the row, unless another process has leased it in the meantime. */
export async function giveUp(db: Db, row: TakenRow, reason: string): Promise<void> {
  await db.query(
    `update internal.outbox set leased_until = null, last_error = $3, failed_at = now(),
       payload = payload - 'text' - 'html'
     where id = $1 and attempts = $2::int and sent_at is null and failed_at is null`,
    [row.id, row.attempts, reason],
  )
}

/** Gives up on rows too old to be useful, including those that waited for a mail server. */
export async function giveUpOld(db: Tx, kind: OutboxKind, seconds: number): Promise<void> {
  await db.query(
    `update internal.outbox set failed_at = now(), leased_until = null, payload = payload - 'text' - 'html',
       last_error = coalesce(last_error, 'not sent in time')
     where kind = $1 and sent_at is null and failed_at is null and (leased_until is null or leased_until <= now())
       and created_at < now() - make_interval(secs => $2::float8)`,
    [kind, seconds],
  )
}

/** Takes back a message that is still waiting, because what it says no longer holds. One that is being sent is left alone. */
export async function dropUnsent(tx: Tx, id: string | null): Promise<void> {
  await tx.query(
    `delete from internal.outbox where id = $1 and sent_at is null
       and (leased_until is null or leased_until <= now())`,
    [id],
  )
}

/** Deletes rows that were queued more than the given days ago. */
export async function purgeOutbox(db: Tx, days: number): Promise<void> {
  await db.query(
    'delete from internal.outbox where created_at < now() - make_interval(days => $1::int) and (sent_at is not null or failed_at is not null)',
    [days],
  )
}
