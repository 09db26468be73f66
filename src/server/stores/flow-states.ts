// Sign-ins in progress: at a provider, or between a mailed link and its PKCE code.
import type { Tx } from '#server/db/db.ts'

export interface FlowState {
  id: string
  user_id: string | null
  code_challenge: string | null
  code_challenge_method: string | null
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  authentication_method: string
  provider_code_verifier: string | null
  provider_nonce: string | null
  redirect_to: string | null
  linking_target: string | null
  /** The session that requested the link; the flow is deleted with it. */
  linking_session: string | null
  browser_hash: string | null
  /** Seconds since it started, or since its code was issued. */
  age: number
}

export interface NewFlowState {
  userId?: string
  providerType: string
  method: string
  challenge?: { challenge: string; method: string } | undefined
  providerCodeVerifier?: string
  providerNonce?: string
  redirectTo?: string
  linkingTarget?: string | undefined
  linkingSession?: string | undefined
  browserHash?: string
}

export async function insertFlowState(tx: Tx, flow: NewFlowState): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.flow_state (user_id, provider_type, authentication_method, code_challenge, code_challenge_method,
       provider_code_verifier, provider_nonce, redirect_to, linking_target, linking_session, browser_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      flow.userId ?? null,
      flow.providerType,
      flow.method,
      flow.challenge?.challenge ?? null,
      flow.challenge?.method ?? null,
      flow.providerCodeVerifier ?? null,
      flow.providerNonce ?? null,
      flow.redirectTo ?? null,
      flow.linkingTarget ?? null,
      flow.linkingSession ?? null,
      flow.browserHash ?? null,
    ],
  )
  return row?.id ?? ''
}

const columns = `*, extract(epoch from now() - coalesce(auth_code_issued_at, created_at))::float8 as age`

/** Deletes and returns the flow: a provider returns a state only once. */
export async function takeFlowState(tx: Tx, id: string): Promise<FlowState | undefined> {
  const [row] = await tx.query<FlowState & Record<string, unknown>>(
    `delete from auth.flow_state where id = $1 returning ${columns}`,
    [id],
  )
  return row
}

/** Issues a code for the user's newest flow of this kind. */
export async function issueAuthCode(tx: Tx, userId: string, method: string): Promise<string | undefined> {
  const [row] = await tx.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code = gen_random_uuid()::text, auth_code_issued_at = now(), updated_at = now()
     where id = (select id from auth.flow_state where user_id = $1 and authentication_method = $2 and auth_code is null
       order by created_at desc limit 1)
     returning auth_code`,
    [userId, method],
  )
  return row?.auth_code
}

/** Stores the flow again after the provider's callback, until its code is exchanged. */
export async function insertIssuedFlowState(
  tx: Tx,
  flow: FlowState,
  userId: string,
  tokens: { accessToken: string; refreshToken: string | undefined },
): Promise<string> {
  const [row] = await tx.query<{ auth_code: string }>(
    `insert into auth.flow_state (user_id, provider_type, authentication_method, code_challenge, code_challenge_method,
       provider_access_token, provider_refresh_token, auth_code, auth_code_issued_at)
     values ($1, $2, 'oauth', $3, $4, $5, $6, gen_random_uuid()::text, now()) returning auth_code`,
    [
      userId,
      flow.provider_type,
      flow.code_challenge,
      flow.code_challenge_method,
      tokens.accessToken,
      tokens.refreshToken ?? null,
    ],
  )
  return row?.auth_code ?? ''
}

/** The flow of a code, locked. */
export async function findFlowStateByCode(tx: Tx, code: string): Promise<FlowState | undefined> {
  const [row] = await tx.query<FlowState & Record<string, unknown>>(
    `select ${columns} from auth.flow_state where auth_code = $1 for update`,
    [code],
  )
  return row
}

export async function deleteFlowState(tx: Tx, id: string): Promise<void> {
  await tx.query('delete from auth.flow_state where id = $1', [id])
}

/** Deletes unfinished flows. */
export async function deleteOldFlowStates(db: Tx): Promise<void> {
  await db.query("delete from auth.flow_state where created_at < now() - interval '1 day'")
}
