// Customers, open checkouts, messages of the payment service, and the resulting plan.
import type { PaidPlan } from '#domain/billing/derive-plan.ts'
import type { BillingPeriod } from '#domain/billing/plan.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface BillingAccount {
  user_id: string
  customer_id: string | null
}

const columns = 'user_id, customer_id'

/** The user's billing account, created if necessary; undefined if there is no such user. */
export async function openBillingAccount(db: Tx, userId: string): Promise<BillingAccount | undefined> {
  const [row] = await db.query<BillingAccount & Row>(
    `insert into internal.billing_accounts (user_id) select id from auth.users where id::text = $1 and deleted_at is null
     on conflict (user_id) do update set user_id = excluded.user_id returning ${columns}`,
    [userId],
  )
  return row
}

export async function findBillingAccount(db: Tx, userId: string): Promise<BillingAccount | undefined> {
  const [row] = await db.query<BillingAccount & Row>(
    `select ${columns} from internal.billing_accounts where user_id = $1`,
    [userId],
  )
  return row
}

export async function findCustomer(db: Tx, customerId: string): Promise<BillingAccount | undefined> {
  const [row] = await db.query<BillingAccount & Row>(
    `select ${columns} from internal.billing_accounts where customer_id = $1`,
    [customerId],
  )
  return row
}

/** Stores the user's customer id unless there is one; returns the current one. Also stored in the profile. */
export async function claimCustomer(db: Tx, userId: string, customerId: string): Promise<string> {
  const [row] = await db.query<{ customer_id: string }>(
    `with claimed as (
       update internal.billing_accounts set customer_id = coalesce(customer_id, $2) where user_id = $1 returning customer_id),
     shown as (
       update public.profiles p set stripe_customer_id = claimed.customer_id from claimed where p.user_id = $1)
     select customer_id from claimed`,
    [userId, customerId],
  )
  return row?.customer_id ?? customerId
}

/** The payment service no longer has the customer. */
export async function forgetCustomer(db: Tx, customerId: string): Promise<void> {
  await db.query(
    `with forgotten as (
       update internal.billing_accounts set customer_id = null, checkout_key = null where customer_id = $1 returning user_id)
     update public.profiles p set stripe_customer_id = null, stripe_subscription_id = null, pro_until = null,
       subscription_status = 'free', pro_period = null, pro_renews_at = null, payment_failed = false, has_invoices = false
     from forgotten where p.user_id = forgotten.user_id`,
    [customerId],
  )
}

/** Starts a read of a user's plan. */
export async function startPlanRead(db: Tx): Promise<string> {
  const [row] = await db.query<{ reading: string }>(
    "select nextval('internal.billing_readings')::text as reading",
  )
  return row?.reading ?? '0'
}

/** Stores the plan from a read, unless a later read has already been stored. */
export async function writePlan(tx: Tx, userId: string, reading: string, plan: PaidPlan): Promise<void> {
  const [account] = await tx.query<{ customer_id: string | null }>(
    `update internal.billing_accounts set reading = $2::bigint, read_at = now(),
       checkout_key = case when $3::boolean then null else checkout_key end
     where user_id = $1 and reading < $2::bigint returning customer_id`,
    [userId, reading, plan.status === 'pro'],
  )
  if (!account) return
  // Free users can delete their profile; paying creates a new one.
  await tx.query(
    `insert into public.profiles as p (user_id, created_at, stripe_customer_id, subscription_status, stripe_subscription_id,
       pro_until, pro_period, pro_renews_at, payment_failed, has_invoices)
     select id, created_at, $2, $3, $4, $5::text::timestamptz, $6, $7::text::timestamptz, $8::boolean, $9::boolean
     from auth.users where id = $1 and ($3 = 'pro' or exists (select from public.profiles where user_id = $1))
     on conflict (user_id) do update set stripe_customer_id = excluded.stripe_customer_id,
       subscription_status = excluded.subscription_status, stripe_subscription_id = excluded.stripe_subscription_id,
       pro_until = excluded.pro_until, pro_period = excluded.pro_period, pro_renews_at = excluded.pro_renews_at,
       payment_failed = excluded.payment_failed, has_invoices = excluded.has_invoices`,
    [
      userId,
      account.customer_id,
      plan.status,
      plan.subscriptionId,
      plan.proUntil,
      plan.period,
      plan.renewsAt,
      plan.paymentFailed,
      plan.hasInvoices,
    ],
  )
}

/** Customers whose plan may have changed unnoticed and wasn't read for an hour, oldest first. */
export async function listStalePlans(
  db: Tx,
  limit: number,
): Promise<(BillingAccount & { customer_id: string })[]> {
  return db.query<BillingAccount & { customer_id: string } & Row>(
    `select b.user_id, b.customer_id from internal.billing_accounts b left join public.profiles p using (user_id)
     where b.customer_id is not null and (b.read_at is null or b.read_at < now() - interval '1 hour')
       and (p.subscription_status = 'pro' or p.stripe_subscription_id is not null
         or (b.checkout_key is not null and b.checkout_at > now() - interval '2 days'))
     order by b.read_at nulls first limit $1::int`,
    [limit],
  )
}

/** A failed read goes to the end of the queue. */
export async function postponePlanRead(db: Tx, userId: string): Promise<void> {
  await db.query('update internal.billing_accounts set read_at = now() where user_id = $1', [userId])
}

export interface CheckoutAttempt {
  key: string
  period: BillingPeriod
  checkoutId: string | null
  /** When its page expires, in seconds since 1970. */
  expiresAt: number
}

const pageHours = 12
const expiresAt = `extract(epoch from checkout_at + interval '${pageHours} hours')::float8`

/** A page counts as open until it has certainly expired, so that there is never a second one. One that was not stored was never shown. */
const isCurrent = `coalesce(checkout_key is not null and checkout_at > now()
  - (case when checkout_id is null then interval '1 hour' else interval '${pageHours + 1} hours' end), false)`

/** The user's payment page, or the attempt to create one. */
export async function findAttempt(db: Tx, userId: string): Promise<CheckoutAttempt | undefined> {
  const [row] = await db.query<CheckoutAttempt & Row>(
    `select checkout_key as key, checkout_period as period, checkout_id as "checkoutId", floor(${expiresAt}) as "expiresAt"
     from internal.billing_accounts where user_id = $1 and ${isCurrent}`,
    [userId],
  )
  return row
}

/** Replaces the given attempt; undefined if another request has replaced it or stored its page. */
export async function replaceAttempt(
  db: Tx,
  userId: string,
  period: BillingPeriod,
  old: CheckoutAttempt | undefined,
): Promise<CheckoutAttempt | undefined> {
  const [row] = await db.query<{ key: string; expiresAt: number }>(
    `update internal.billing_accounts
     set checkout_key = gen_random_uuid(), checkout_period = $2, checkout_id = null, checkout_at = now()
     where user_id = $1 and (case when $3::uuid is null then not ${isCurrent}
       else checkout_key = $3::uuid and checkout_id is not distinct from $4 end)
     returning checkout_key as key, floor(${expiresAt}) as "expiresAt"`,
    [userId, period, old?.key ?? null, old?.checkoutId ?? null],
  )
  return row && { ...row, period, checkoutId: null }
}

/** Stores the page of an attempt; false if another attempt has replaced it. */
export async function recordCheckout(
  db: Tx,
  userId: string,
  key: string,
  checkoutId: string,
): Promise<boolean> {
  const rows = await db.query(
    'update internal.billing_accounts set checkout_id = $3 where user_id = $1 and checkout_key = $2::uuid returning 1 as one',
    [userId, key, checkoutId],
  )
  return rows.length > 0
}

export async function isEventHandled(db: Tx, id: string): Promise<boolean> {
  const rows = await db.query('select 1 as one from internal.billing_events where id = $1', [id])
  return rows.length > 0
}

export async function recordEvent(tx: Tx, id: string, type: string): Promise<void> {
  await tx.query(
    'insert into internal.billing_events (id, type) values ($1, $2) on conflict (id) do nothing',
    [id, type],
  )
}

/** The payment service resends events for up to three days. */
export async function purgeBillingEvents(db: Tx): Promise<void> {
  await db.query("delete from internal.billing_events where handled_at < now() - interval '60 days'")
}
