// The calls of two-step sign-in in the settings. Each throws a CallError when the service refuses.
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { getSupabase } from '#web/lib/supabase.ts'

export interface Enrollment {
  factorId: string
  /** An image of what the app scans. */
  qrCode: string
  /** The same as text, for whoever cannot scan. */
  secret: string
}

const factorName = 'Authenticator app'

export async function enroll(): Promise<Enrollment> {
  const { auth } = await getSupabase()
  const { all } = await call(auth.mfa.listFactors())
  // What an earlier, abandoned set-up left behind would hold the name.
  for (const { id, status } of all)
    if (status === 'unverified') await call(auth.mfa.unenroll({ factorId: id }))
  const { id, totp } = await call(
    auth.mfa.enroll({ factorType: 'totp', friendlyName: factorName, issuer: 'Presswright' }),
  )
  return { factorId: id, qrCode: encodeSvg(totp.qr_code), secret: totp.secret }
}

/** The client hands the drawing over unescaped, and an address ends at the first # of its colours. */
function encodeSvg(address: string): string {
  return `data:image/svg+xml,${encodeURIComponent(address.slice(address.indexOf(',') + 1))}`
}

/** Proves the new factor and answers the recovery codes, which nobody will ever see again. */
export async function confirm(factorId: string, code: string): Promise<string[]> {
  const { auth } = await getSupabase()
  const answer = await call(auth.mfa.challengeAndVerify({ factorId, code }))
  // The client has stored the whole answer as the session, codes included: a fresh one takes its place.
  const { error } = await auth.refreshSession()
  if (error !== null) console.error(error)
  return (answer as { recovery_codes?: string[] }).recovery_codes ?? []
}

/** A new set in place of the old one, which may be lost. */
export async function renewRecoveryCodes(): Promise<string[]> {
  const [{ auth }, { supabaseUrl, supabaseKey }] = await Promise.all([getSupabase(), loadAppConfig()])
  const { session } = await call(auth.getSession())
  const response = await fetch(`${supabaseUrl}/auth/v1/factors/recovery-codes/regenerate`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${session?.access_token ?? supabaseKey}`,
      'x-supabase-api-version': '2024-01-01',
    },
  })
  const answer = (await response.json()) as { codes: string[]; code?: string; message: string }
  if (!response.ok) throw new CallError(answer, response.status)
  return answer.codes
}

export async function remove(factorId: string): Promise<void> {
  const { auth } = await getSupabase()
  await call(auth.mfa.unenroll({ factorId }))
  // The session still names the factor until it is renewed.
  await call(auth.refreshSession())
}
