// API calls of two-step sign-in in the settings. Each throws a CallError on failure.
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { getSupabase } from '#web/lib/supabase.ts'

export interface Enrollment {
  factorId: string
  /** The QR code as an image. */
  qrCode: string
  /** The same as text, for typing it in. */
  secret: string
}

const factorName = 'Authenticator app'

export async function enroll(): Promise<Enrollment> {
  const { auth } = await getSupabase()
  const { all } = await call(auth.mfa.listFactors())
  // An earlier, abandoned setup would block the name.
  for (const { id, status } of all)
    if (status === 'unverified') await call(auth.mfa.unenroll({ factorId: id }))
  const { id, totp } = await call(
    auth.mfa.enroll({ factorType: 'totp', friendlyName: factorName, issuer: 'Presswright' }),
  )
  return { factorId: id, qrCode: encodeSvg(totp.qr_code), secret: totp.secret }
}

/** The client returns the SVG unescaped, and a URL ends at the first # of its colors. */
function encodeSvg(address: string): string {
  return `data:image/svg+xml,${encodeURIComponent(address.slice(address.indexOf(',') + 1))}`
}

/** Confirms the new factor and returns the recovery codes, which can't be read again. */
export async function confirm(factorId: string, code: string): Promise<string[]> {
  const { auth } = await getSupabase()
  const answer = await call(auth.mfa.challengeAndVerify({ factorId, code }))
  // The client has stored the response with the codes as the session: replace it with a new one.
  const { error } = await auth.refreshSession()
  if (error !== null) console.error(error)
  return (answer as { recovery_codes?: string[] }).recovery_codes ?? []
}

/** Replaces the recovery codes. */
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
  // The session lists the factor until it is refreshed.
  await call(auth.refreshSession())
}
