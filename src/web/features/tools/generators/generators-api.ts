// API calls of the generator pages.
import type { GenerateSpecializedContentRequest, VisitorAllowanceAnswer } from '#contract/functions.ts'
import type { UsageProfile } from '#domain/billing/usage.ts'
import { call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { type AiAnswer, streamFunction } from '#web/lib/api/function-stream.ts'
import { getSupabase } from '#web/lib/supabase.ts'

/** The user's counters; undefined if there is no profile. */
export async function readUsage(userId: string): Promise<UsageProfile | undefined> {
  const supabase = await getSupabase()
  const profile = await call(
    supabase
      .from('profiles')
      .select('subscription_status, last_use_date, daily_uses')
      .eq('user_id', userId)
      .maybeSingle<UsageProfile>(),
  )
  return profile ?? undefined
}

/** What visitors from this network have left this hour. */
export function readVisitorAllowance(): Promise<VisitorAllowanceAnswer> {
  return callFunction('visitor-allowance')
}

export function generateSpecializedContent(
  request: GenerateSpecializedContentRequest,
  listening: { signal: AbortSignal; onDelta: (delta: string) => void },
): Promise<AiAnswer> {
  return streamFunction('generate-specialized-content', request, listening)
}
