// Schemas of what we read from Stripe's responses. A response of another shape is a failure like any other.
import { z } from 'zod'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import { type Checkout, PaymentsError, type Subscription } from './payments.ts'

/** An id that Stripe may have expanded into the object. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const list = <Item>(item: z.ZodType<Item>) => z.object({ data: z.array(item) })

/** Only for the settings page, so another shape is ignored. */
const price = z
  .object({ recurring: z.object({ interval: z.string(), interval_count: z.number().nullish() }) })
  .nullish()
  .catch(null)

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at: z.number().nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  latest_invoice: reference.nullish(),
  items: list(z.object({ current_period_end: z.number().nullish(), price })).nullish(),
})

const toTime = (seconds: number | null | undefined) =>
  seconds ? new Date(seconds * 1000).toISOString() : null

function readSubscription(answer: z.infer<typeof subscription>): Subscription {
  const periodEnd = Math.max(0, ...(answer.items?.data ?? []).map((item) => item.current_period_end ?? 0))
  const end = answer.cancel_at ?? (answer.cancel_at_period_end ? periodEnd : null)
  return {
    id: answer.id,
    status: answer.status,
    endsAt: toTime(end),
    periodEnd: toTime(periodEnd),
    period: readPeriodOf(answer),
    invoiceId: answer.latest_invoice ?? null,
  }
}

/** How often it is billed, if it is one of the two ways that are sold. */
function readPeriodOf({ items }: z.infer<typeof subscription>): BillingPeriod | null {
  const [item] = items?.data ?? []
  const { interval, interval_count: count } = item?.price?.recurring ?? {}
  if ((count ?? 1) !== 1) return null
  if (interval === 'month') return 'monthly'
  return interval === 'year' ? 'annual' : null
}

const checkout = z.object({
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']),
  url: z.string().nullish(),
})

const shapes = {
  id: z.object({ id: z.string().min(1) }).transform(({ id }) => id),
  checkout: checkout.transform((answer): Checkout => ({ ...answer, url: answer.url ?? null })),
  subscriptions: list(subscription.transform(readSubscription)).transform(({ data }) => data),
  end: subscription.transform((answer) => (answer.cancel_at_period_end ? 'period' : 'date')),
  invoices: list(z.object({ invoice: reference })).transform(({ data }) => data.map((item) => item.invoice)),
  payments: list(z.object({ payment: z.object({ payment_intent: reference.nullish() }) })).transform(
    ({ data }) => data.flatMap(({ payment }) => payment.payment_intent ?? []),
  ),
  page: z.object({ url: z.url() }).transform(({ url }) => url),
}

export function readAnswer<Name extends keyof typeof shapes>(
  name: Name,
  answer: unknown,
): z.infer<(typeof shapes)[Name]> {
  const result = shapes[name].safeParse(answer)
  if (result.success) return result.data as z.infer<(typeof shapes)[Name]>
  throw new PaymentsError('failed', `Stripe sent an unexpected response instead of ${name}.`, {
    cause: result.error,
  })
}
