-- What the settings page says of a subscription, beside whether there is one.
alter table public.profiles
  add column pro_period text check (pro_period in ('monthly', 'annual')),
  -- When the running period is over and the next one is charged; null once the subscription is canceled.
  add column pro_renews_at timestamptz,
  -- The last charge did not go through, and its invoice is open.
  add column payment_failed boolean not null default false,
  -- Something was bought once. Who only looked at the payment page is a customer there, too, but has no invoices.
  add column has_invoices boolean not null default false;

-- Who bought before this was noted is not told apart any more from who only looked: nobody's invoices are hidden.
update public.profiles set has_invoices = true where stripe_customer_id is not null;
