// Mail and messages waiting to be sent, written in the transaction of what caused them.
import type { Tx } from '#server/db/db.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Answers go here instead of to the sender. */
  replyTo?: string
}

export interface OutgoingSms {
  to: string
  text: string
}

/** What goes out about an account goes with the account when it is deleted. */
export async function queueMail(tx: Tx, mail: OutgoingMail, userId: string | null): Promise<void> {
  await tx.query("insert into internal.outbox (kind, user_id, payload) values ('mail', $1, $2::jsonb)", [
    userId,
    JSON.stringify(mail),
  ])
}

export async function queueSms(tx: Tx, sms: OutgoingSms, userId: string | null): Promise<void> {
  await tx.query("insert into internal.outbox (kind, user_id, payload) values ('sms', $1, $2::jsonb)", [
    userId,
    JSON.stringify(sms),
  ])
}
