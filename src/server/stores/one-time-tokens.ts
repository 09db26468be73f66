// Codes and links in mails and messages, kept as hashes: one per user and kind, each good once.
import type { Tx } from '#server/db/db.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'

export interface OneTimeTokenRow {
  id: string
  user_id: string
  token_type: OneTimeTokenType
  token_hash: string
  relates_to: string
  failures: number
  /** Seconds since it was made, by the database's clock. */
  age: number
}

const columns = `id, user_id, token_type, token_hash, relates_to, failures,
  extract(epoch from now() - created_at)::float8 as age`

/** Replaces what the user had of this kind. */
export async function putOneTimeToken(
  tx: Tx,
  userId: string,
  type: OneTimeTokenType,
  hash: string,
  relatesTo: string,
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now(), failures = 0`,
    [userId, type, hash, relatesTo],
  )
}

export async function findOneTimeTokens(
  tx: Tx,
  userId: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow[]> {
  return tx.query<OneTimeTokenRow & Record<string, unknown>>(
    `select ${columns} from auth.one_time_tokens where user_id = $1 and token_type = any($2::text[]) for update`,
    [userId, [...types]],
  )
}

export async function findOneTimeTokenByHash(
  tx: Tx,
  hash: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await tx.query<OneTimeTokenRow & Record<string, unknown>>(
    `select ${columns} from auth.one_time_tokens where token_hash = $1 and token_type = any($2::text[]) for update`,
    [hash, [...types]],
  )
  return row
}

export async function countFailure(tx: Tx, id: string): Promise<void> {
  await tx.query(
    'update auth.one_time_tokens set failures = failures + 1, updated_at = now() where id = $1',
    [id],
  )
}

export async function deleteOneTimeToken(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where id = $1', [id])
}

export async function deleteOneTimeTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}

/** Whose code was sent to an address that is not (yet) the account's own. */
export async function findOneTimeTokenOwner(
  tx: Tx,
  address: string,
  types: readonly OneTimeTokenType[],
): Promise<string | undefined> {
  const [row] = await tx.query<{ user_id: string }>(
    'select user_id from auth.one_time_tokens where relates_to = $1 and token_type = any($2::text[])',
    [address, [...types]],
  )
  return row?.user_id
}
