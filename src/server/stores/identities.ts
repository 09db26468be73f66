// The ways to sign in to an account: email, phone, providers.
import type { Tx } from '#server/db/db.ts'

export interface NewIdentity {
  userId: string
  provider: string
  /** The person's id at the provider; for email and phone the user's id. */
  providerId: string
  data: Record<string, unknown>
}

export async function insertIdentity(
  tx: Tx,
  { userId, provider, providerId, data }: NewIdentity,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4::jsonb, now())`,
    [userId, provider, providerId, JSON.stringify({ ...data, sub: providerId })],
  )
}

/** Merges new data (a confirmed address, a changed name) into the identity of that provider; false if there is none. */
export async function updateIdentity(
  tx: Tx,
  userId: string,
  provider: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const rows = await tx.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = now()
     where user_id = $1 and provider = $2 returning 1 as one`,
    [userId, provider, JSON.stringify(data)],
  )
  return rows.length > 0
}

export async function markIdentityUsed(tx: Tx, userId: string, provider: string): Promise<void> {
  await tx.query(
    'update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = $1 and provider = $2',
    [userId, provider],
  )
}

export async function findIdentityOwner(
  tx: Tx,
  provider: string,
  providerId: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  )
  return row?.user_id
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.identities where id = $1', [id])
}

/** Updates app_metadata.provider and .providers from the identities. */
export async function syncProviders(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `update auth.users u set raw_app_meta_data = u.raw_app_meta_data || (
       select jsonb_build_object('provider', coalesce(u.raw_app_meta_data ->> 'provider', min(i.provider)),
         'providers', coalesce(jsonb_agg(i.provider order by i.created_at), '[]'))
       from auth.identities i where i.user_id = u.id)
     where u.id = $1`,
    [userId],
  )
}
