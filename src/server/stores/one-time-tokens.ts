// Codes and links of mails and messages, stored as hashes: one per user and kind, each usable once.
import type { Tx } from '#server/db/db.ts'

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'reauthentication_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'

/** The password and metadata of a sign-up, applied when its code confirms the address. */
export interface SignUp {
  password_hash: string | null
  data: Record<string, unknown>
}

export interface OneTimeTokenRow {
  id: string
  user_id: string
  token_type: OneTimeTokenType
  /** Hash of the address and the code. */
  token_hash: string
  relates_to: string
  sign_up: SignUp | null
  /** Its age in seconds, by the database's clock. */
  age: number
}

const columns = `id, user_id, token_type, token_hash, relates_to, sign_up,
  extract(epoch from now() - created_at)::float8 as age`

export interface NewOneTimeToken {
  userId: string
  type: OneTimeTokenType
  codeHash: string
  linkHash: string
  relatesTo: string
  signUp: SignUp | null
  /** Keeps the sign-up of the code that this one replaces. */
  keepsSignUp: boolean
}

/** Replaces the user's token of this kind. */
export async function putOneTimeToken(tx: Tx, token: NewOneTimeToken): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens as t (user_id, token_type, token_hash, link_hash, relates_to, sign_up)
     values ($1, $2, $3, $4, $5, $6::jsonb)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, link_hash = excluded.link_hash, relates_to = excluded.relates_to,
       sign_up = case when $7::boolean then t.sign_up else excluded.sign_up end, created_at = now(), updated_at = now()`,
    [
      token.userId,
      token.type,
      token.codeHash,
      token.linkHash,
      token.relatesTo,
      token.signUp && JSON.stringify(token.signUp),
      token.keepsSignUp,
    ],
  )
}

/** Every code sent to the address, locked: several accounts may be changing to it at once. */
export async function findOneTimeTokens(
  tx: Tx,
  address: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow[]> {
  await lockOwners(tx, 'relates_to = $1', address)
  return tx.query<OneTimeTokenRow & Record<string, unknown>>(
    `select ${columns} from auth.one_time_tokens where relates_to = $1 and token_type = any($2::text[])
     order by id for update`,
    [address, [...types]],
  )
}

export async function findOneTimeTokenByLink(
  tx: Tx,
  linkHash: string,
  types: readonly OneTimeTokenType[],
): Promise<OneTimeTokenRow | undefined> {
  await lockOwners(tx, 'link_hash = $1', linkHash)
  const [row] = await tx.query<OneTimeTokenRow & Record<string, unknown>>(
    `select ${columns} from auth.one_time_tokens where link_hash = $1 and token_type = any($2::text[]) for update`,
    [linkHash, [...types]],
  )
  return row
}

/** Locks accounts before their codes, in the same order as sending a code, so that requests can't deadlock. */
async function lockOwners(tx: Tx, condition: string, value: string): Promise<void> {
  await tx.query(
    `select 1 as one from auth.users where id in (select user_id from auth.one_time_tokens where ${condition})
     order by id for no key update`,
    [value],
  )
}

export async function deleteOneTimeToken(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where id = $1', [id])
}

export async function deleteOneTimeTokenOf(tx: Tx, userId: string, type: OneTimeTokenType): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [userId, type])
}

export async function deleteOneTimeTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}

/** Deletes unused codes and links; none lives longer than a day (AUTH_CODE_SECONDS). */
export async function deleteOldOneTimeTokens(db: Tx): Promise<void> {
  await db.query("delete from auth.one_time_tokens where created_at < now() - interval '1 day'")
}
