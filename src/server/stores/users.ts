// Accounts with their identities and factors, as JSON that PostgreSQL writes, so that timestamps keep their exact form.
import type { Tx } from '#server/db/db.ts'

export interface UserRow {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  email_change: string
  email_change_sent_at: string | null
  email_change_confirm_status: number
  last_sign_in_at: string | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  created_at: string
  updated_at: string
  phone: string | null
  phone_confirmed_at: string | null
  phone_change: string
  phone_change_sent_at: string | null
  confirmed_at: string | null
  banned_until: string | null
  reauthentication_sent_at: string | null
  is_sso_user: boolean
  deleted_at: string | null
  is_anonymous: boolean
  /** Signed up more than once with different passwords, and not confirmed yet. */
  signup_contested: boolean
}

export interface IdentityRow {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
  email: string | null
}

export interface FactorRow {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'verified' | 'unverified'
  created_at: string
  updated_at: string
  secret: string | null
  phone: string | null
  last_challenged_at: string | null
}

export interface Account {
  user: UserRow
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** What an account can be found by; email addresses are stored in lowercase. */
export type AccountKey = { id: string } | { email: string } | { phone: string }

/** An account as one JSON value, for a statement that calls auth.users u. */
export const accountJson = `json_build_object(
    'user', to_json(u),
    'identities', coalesce((select json_agg(i order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]'),
    'factors', coalesce((select json_agg(f order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id), '[]')
  )`

const selectAccount = `select ${accountJson} as account from auth.users u`

export async function findAccount(tx: Tx, key: AccountKey): Promise<Account | undefined> {
  const [condition, value] = matching(key)
  const [row] = await tx.query<{ account: Account }>(`${selectAccount} where ${condition}`, [value])
  return row?.account
}

/** The account with its row locked until the transaction ends, so that concurrent requests see each other's timestamps. */
export async function lockAccount(tx: Tx, key: AccountKey): Promise<Account | undefined> {
  const [condition, value] = matching(key)
  // Lock first, then read, so that the result is what the lock protects.
  await tx.query(`select 1 as one from auth.users u where ${condition} for no key update`, [value])
  return findAccount(tx, key)
}

function matching(key: AccountKey): [condition: string, value: string] {
  const [[column, value] = ['id', '']] = Object.entries(key)
  const name = column === 'email' ? 'email' : column === 'phone' ? 'phone' : 'id'
  return [`u.${name} = $1 and u.deleted_at is null and not u.is_sso_user`, value]
}

/** Newest first. */
export async function listAccounts(tx: Tx, limit: number, offset: number): Promise<Account[]> {
  const rows = await tx.query<{ account: Account }>(
    `${selectAccount} where u.deleted_at is null order by u.created_at desc, u.id limit $1 offset $2`,
    [limit, offset],
  )
  return rows.map((row) => row.account)
}

export async function countAccounts(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ total: number }>(
    'select count(*)::float8 as total from auth.users where deleted_at is null',
  )
  return row?.total ?? 0
}

/** The account after a change in the same transaction; it must exist. */
export async function reloadAccount(tx: Tx, id: string): Promise<Account> {
  const account = await findAccount(tx, { id })
  if (!account) throw new Error('The account disappeared during its own transaction.')
  return account
}

export interface NewUser {
  /** Given by the caller for imported accounts. */
  id?: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  appMetadata: Record<string, unknown>
  userMetadata: Record<string, unknown>
  isAnonymous?: boolean
}

/** Creates an account. Of two concurrent requests for one address, the second gets a unique violation (23505). */
export async function insertUser(tx: Tx, user: NewUser): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.users (email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_anonymous, id)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, coalesce($7::uuid, gen_random_uuid())) returning id`,
    [
      user.email,
      user.phone,
      user.passwordHash,
      JSON.stringify(user.appMetadata),
      JSON.stringify(user.userMetadata),
      user.isAnonymous ?? false,
      user.id ?? null,
    ],
  )
  if (!row) throw new Error('The new account has no ID.')
  return row.id
}

/** Columns of auth.users that the service changes one by one. */
export type UserChange = Partial<
  Record<
    | 'email'
    | 'phone'
    | 'encrypted_password'
    | 'email_change'
    | 'phone_change'
    | 'banned_until'
    | 'role'
    | 'aud'
    | 'email_confirmed_at'
    | 'phone_confirmed_at'
    | 'invited_at'
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'email_change_sent_at'
    | 'phone_change_sent_at'
    | 'reauthentication_sent_at'
    | 'last_sign_in_at'
    | 'deleted_at',
    string | null
  >
> & { email_change_confirm_status?: number; is_anonymous?: boolean; signup_contested?: boolean }

/** Sets the given columns; the value 'now' means the database's clock. */
export async function updateUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  const entries = Object.entries(change)
  const sets = entries.map(
    ([column], index) => `${column} = $${index + 2}${column.endsWith('_at') ? '::text::timestamptz' : ''}`,
  )
  await tx.query(`update auth.users set ${[...sets, 'updated_at = now()'].join(', ')} where id = $1`, [
    id,
    ...entries.map(([, value]) => value ?? null),
  ])
}

/** Merges into the metadata by key; null removes a key. Returns the size in bytes. */
export async function mergeMetadata(
  tx: Tx,
  id: string,
  which: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Record<string, unknown>,
): Promise<number> {
  const [row] = await tx.query<{ bytes: number }>(
    `update auth.users set updated_at = now(), ${which} = coalesce((
       select jsonb_object_agg(key, value) from jsonb_each(${which} || $2::jsonb) where value <> 'null'), '{}')
     where id = $1 returning octet_length(${which}::text) as bytes`,
    [id, JSON.stringify(changes)],
  )
  return row?.bytes ?? 0
}

/** Clears the metadata set by the user; the service's own stays. */
export async function clearUserMetadata(tx: Tx, id: string): Promise<void> {
  await tx.query("update auth.users set raw_user_meta_data = '{}' where id = $1", [id])
}

/** Clears all metadata, of the user and of the service. */
export async function clearMetadata(tx: Tx, id: string): Promise<void> {
  await tx.query("update auth.users set raw_user_meta_data = '{}', raw_app_meta_data = '{}' where id = $1", [
    id,
  ])
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  // Before the row is locked: others who leave the same workspace lock that first, too.
  await tx.query('select internal.hand_over($1)', [id])
  await tx.query('delete from auth.users where id = $1', [id])
}
