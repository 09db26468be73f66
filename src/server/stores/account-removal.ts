// Deletes an account and everything that identifies its owner, step by step in one transaction.
import type { Tx } from '#server/db/db.ts'

/** Locks the account and fails if nothing can be written. */
export async function lockAccount(db: Tx, userId: string): Promise<void> {
  await db.query('select 1 as one from auth.users where id = $1 for update', [userId])
}

/**
 * Personal documents with their versions, and the trash. Shared documents are handed to the other members first, so that what is left
 * belongs to the user alone.
 */
export async function deleteContentOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('select internal.hand_over($1)', [userId])
  await tx.query('delete from public.content where user_id = $1', [userId])
  // After the documents, because deleting them puts copies in the trash.
  await tx.query('delete from public.trash where user_id = $1', [userId])
}

export async function deleteProfileOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from public.profiles where user_id = $1', [userId])
}

/**
 * What identifies the user outside their row, before the row is deleted: mails without an account to or from a confirmed address of
 * theirs, invitations to it, and rate limits. Unconfirmed addresses don't count, and a contact message belongs to its sender.
 */
export async function deleteTracesOf(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `with addresses as (
       select lower(email) as address from auth.users where id = $1 and email_confirmed_at is not null
       union select email from auth.identities where user_id = $1 and identity_data ->> 'email_verified' = 'true'
       union select '+' || phone from auth.users where id = $1 and phone_confirmed_at is not null),
     invited as (delete from public.invitations i using addresses a where i.email = lower(a.address))
     delete from internal.outbox o using addresses a
     where o.user_id is null and a.address <> ''
       and a.address = lower(o.payload ->> (case o.kind when 'contact' then 'replyTo' else 'to' end))`,
    [userId],
  )
  await tx.query('delete from auth.rate_limits where strpos(key, $1) > 0', [userId])
}

/** Whether the profile says that the user is being charged. */
export async function hasSubscription(db: Tx, userId: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 as one from public.profiles where user_id = $1 and stripe_subscription_id is not null',
    [userId],
  )
  return rows.length > 0
}
