// visitor-allowance: how many generations visitors of the caller's network have left, and the bucket they are counted in.
import type { VisitorAllowanceAnswer } from '#contract/functions.ts'
import { countTokens, networkOf, type TokenBucket } from '#server/stores/rate-limits.ts'
import type { Call, User } from './function.ts'

const hour = 3600

export async function visitorAllowance(call: Call<void, User | undefined>): Promise<Response> {
  const bucket = visitorBucket(call)
  const remaining = await countTokens(call.deps.db, bucket)
  const answer: VisitorAllowanceAnswer = { limit: bucket.size, remaining }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

export function visitorBucket({ deps, address }: Pick<Call<unknown>, 'deps' | 'address'>): TokenBucket {
  return { key: `generate:${networkOf(address)}`, size: deps.config.ai.visitorHourly, seconds: hour }
}
