// What the local mailbox shows: rows of the outbox that still have their text.

import type { Row, Tx } from '#server/db/db.ts'
import type { OutboxKind } from './outbox.ts'

export interface StoredMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

const columns = `id, payload ->> 'to' as "to", payload ->> 'text' as text,
  coalesce(payload ->> 'subject', 'Text message') as subject, coalesce(payload ->> 'html', '') as html,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at`

/** Newest first; all of them, or those to one address or number. */
export async function listStoredMails(
  db: Tx,
  kinds: readonly OutboxKind[],
  limit: number,
  to: string | null,
): Promise<StoredMail[]> {
  return db.query<StoredMail & Row>(
    `select ${columns} from internal.outbox where kind = any($1::text[]) and payload ? 'text'
       and ($3::text is null or payload ->> 'to' = $3::text)
     order by created_at desc, id limit $2::int`,
    [kinds, limit, to],
  )
}

export async function findStoredMail(
  db: Tx,
  kinds: readonly OutboxKind[],
  id: string,
): Promise<StoredMail | undefined> {
  const [mail] = await db.query<StoredMail & Row>(
    `select ${columns} from internal.outbox where kind = any($1::text[]) and payload ? 'text' and id::text = $2`,
    [kinds, id],
  )
  return mail
}
