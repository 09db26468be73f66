// Checkouts and subscriptions of the local payment stand-in.
import type { BillingPeriod } from '#domain/billing/plan.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface LocalCheckout {
  id: string
  user_id: string
  customer_id: string
  period: BillingPeriod
  status: 'open' | 'complete' | 'expired'
  success_url: string
  cancel_url: string
}

export interface LocalSubscription {
  id: string
  user_id: string
  customer_id: string
  period: BillingPeriod
  status: 'active' | 'past_due' | 'canceled'
  /** ISO time. */
  period_end: string
  /** Whether it ends with the current period. */
  ends: boolean
  /** Number of payments. */
  payments: number
}

const subscriptionColumns = `id, user_id, customer_id, period, status, ends, payments,
  to_char(period_end at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as period_end`
const length = "(case period when 'annual' then interval '1 year' else interval '1 month' end)"

const isOpen = "(status = 'open' and created_at > now() - interval '12 hours')"
const checkoutColumns = `id, user_id, customer_id, period, success_url, cancel_url,
  case when status = 'open' and not ${isOpen} then 'expired' else status end as status`

/** Creates a payment page; the same key returns the same page. */
export async function putLocalCheckout(
  db: Tx,
  checkout: Omit<LocalCheckout, 'status'> & { key: string },
): Promise<LocalCheckout> {
  const { id, key, user_id, customer_id, period, success_url, cancel_url } = checkout
  const [row] = await db.query<LocalCheckout & Row>(
    `insert into internal.local_checkouts (id, key, user_id, customer_id, period, success_url, cancel_url)
     values ($1, $2::uuid, $3, $4, $5, $6, $7) on conflict (key) do update set key = excluded.key
     returning ${checkoutColumns}`,
    [id, key, user_id, customer_id, period, success_url, cancel_url],
  )
  if (!row) throw new Error('The local checkout was not saved.')
  return row
}

export async function findLocalCheckout(db: Tx, id: string): Promise<LocalCheckout | undefined> {
  const [row] = await db.query<LocalCheckout & Row>(
    `select ${checkoutColumns} from internal.local_checkouts where id = $1`,
    [id],
  )
  return row
}

/** Closes an open page; undefined if it was no longer open. */
export async function closeLocalCheckout(
  db: Tx,
  id: string,
  status: 'complete' | 'expired',
): Promise<LocalCheckout | undefined> {
  const [row] = await db.query<LocalCheckout & Row>(
    `update internal.local_checkouts set status = $2 where id = $1 and ${isOpen} returning ${checkoutColumns}`,
    [id, status],
  )
  return row
}

export async function insertLocalSubscription(
  tx: Tx,
  id: string,
  { user_id, customer_id, period }: LocalCheckout,
): Promise<void> {
  await tx.query(
    `insert into internal.local_subscriptions (id, user_id, customer_id, period, period_end)
     select $1, $2, $3, p.period, now() + ${length} from (values ($4)) as p (period)`,
    [id, user_id, customer_id, period],
  )
}

/** The customer's subscriptions, newest first, after applying renewals and expirations. */
export async function listLocalSubscriptions(db: Tx, customerId: string): Promise<LocalSubscription[]> {
  await db.query(
    `update internal.local_subscriptions set status = case when ends then 'canceled' else status end,
       payments = payments + (case when ends then 0 else 1 end),
       period_end = case when ends then period_end else now() + ${length} end
     where customer_id = $1 and status <> 'canceled' and period_end <= now()`,
    [customerId],
  )
  return db.query<LocalSubscription & Row>(
    `select ${subscriptionColumns} from internal.local_subscriptions where customer_id = $1
     order by created_at desc, id`,
    [customerId],
  )
}

/** Sets whether it ends with its period. One that has ended stays ended. */
export async function setLocalEnd(db: Tx, id: string, ends: boolean): Promise<void> {
  await db.query(
    "update internal.local_subscriptions set ends = $2::boolean where id = $1 and status <> 'canceled'",
    [id, ends],
  )
}

export async function setLocalStatus(db: Tx, id: string, status: LocalSubscription['status']): Promise<void> {
  await db.query(
    "update internal.local_subscriptions set status = $2 where id = $1 and status <> 'canceled'",
    [id, status],
  )
}

/** Skips ahead to the end of the period. */
export async function endLocalPeriod(db: Tx, id: string): Promise<void> {
  await db.query('update internal.local_subscriptions set period_end = now() where id = $1', [id])
}
