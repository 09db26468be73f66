// Accounts that were sent to the CRM, once each.
import type { Row, Tx } from '#server/db/db.ts'
import { queueContact } from './outbox.ts'

export interface AccountContact {
  email: string
  name: string
}

/** The account's confirmed address and name; undefined without a confirmed address. */
export async function findAccountContact(db: Tx, userId: string): Promise<AccountContact | undefined> {
  const [row] = await db.query<AccountContact & Row>(
    `select email, coalesce(raw_user_meta_data ->> 'full_name', '') as name from auth.users
     where id = $1 and email <> '' and email_confirmed_at is not null`,
    [userId],
  )
  return row
}

/** Queues the contact unless that was done before for this account. */
export async function queueContactOnce(tx: Tx, userId: string, contact: AccountContact): Promise<void> {
  const rows = await tx.query(
    'insert into internal.crm_contacts (user_id) values ($1) on conflict do nothing returning 1 as one',
    [userId],
  )
  if (rows.length > 0) await queueContact(tx, contact, userId)
}

export interface ListedContact extends AccountContact {
  id: string
  queued_at: string
}

/** For the local list, newest first. */
export async function listContacts(db: Tx, limit: number): Promise<ListedContact[]> {
  return db.query<ListedContact & Row>(
    `select id, payload ->> 'email' as email, payload ->> 'name' as name,
       to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as queued_at
     from internal.outbox where kind = 'crm' order by created_at desc, id limit $1::int`,
    [limit],
  )
}
