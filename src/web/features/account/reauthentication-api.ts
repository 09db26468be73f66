// API calls for changes that need a recent sign-in. Each throws a CallError.
import { CallError, call } from '#web/lib/api/call.ts'
import { getSupabase } from '#web/lib/supabase.ts'

/** A code by email or text message, or the second factor if there is one. */
export type ReauthenticationMethod =
  | { kind: 'sent'; to: string }
  | { kind: 'app'; factorId: string }
  | { kind: 'phone'; factorId: string; challengeId: string }

export const isReauthenticationNeeded = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'reauthentication_needed'

/** Sends a code if needed, and returns what to ask for. */
export async function beginReauthentication(): Promise<ReauthenticationMethod> {
  const { auth } = await getSupabase()
  const { user } = await call(auth.getUser())
  const verified = user.factors?.filter(({ status }) => status === 'verified') ?? []
  const factor = verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0]
  if (factor === undefined) {
    await sendCode(auth)
    return { kind: 'sent', to: user.email || user.phone || '' }
  }
  if (factor.factor_type !== 'phone') return { kind: 'app', factorId: factor.id }
  const { id } = await call(auth.mfa.challenge({ factorId: factor.id, channel: 'sms' }))
  return { kind: 'phone', factorId: factor.id, challengeId: id }
}

/** A code sent a moment ago still works. */
async function sendCode(auth: Awaited<ReturnType<typeof getSupabase>>['auth']): Promise<void> {
  try {
    await call(auth.reauthenticate())
  } catch (error) {
    if (!(error instanceof CallError && error.status === 429 && error.code !== 'over_request_rate_limit'))
      throw error
  }
}

export async function finishReauthentication(way: ReauthenticationMethod, code: string): Promise<void> {
  const { auth } = await getSupabase()
  if (way.kind === 'sent') await call(auth.updateUser({ nonce: code }))
  else if (way.kind === 'phone')
    await call(auth.mfa.verify({ factorId: way.factorId, challengeId: way.challengeId, code }))
  else await call(auth.mfa.challengeAndVerify({ factorId: way.factorId, code }))
}
