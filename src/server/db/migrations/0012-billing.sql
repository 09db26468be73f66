-- Money: whose customer somebody is at the payment service, and what was heard from there (docs/decisions/017).

-- Numbers the readings of a plan: of two that overlap, the one begun later is the one that counts.
create sequence internal.billing_readings;

create table internal.billing_accounts (
  user_id uuid primary key references auth.users on delete cascade,
  customer_id text unique,
  -- The newest reading whose outcome stands in the profile.
  reading bigint not null default 0,
  read_at timestamptz,
  -- The one payment page that may be open: its idempotency key, and its id once the payment service has told it.
  checkout_key uuid,
  checkout_period text,
  checkout_id text,
  checkout_at timestamptz
);
create index billing_accounts_read_at_idx on internal.billing_accounts (read_at) where customer_id is not null;

-- Messages of the payment service that were handled. They say nothing about anybody.
create table internal.billing_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null default now()
);
create index billing_events_handled_at_idx on internal.billing_events (handled_at);

-- The payment service's own books, where its local stand-in serves.
create table internal.local_checkouts (
  id text primary key,
  key uuid not null unique,
  user_id uuid not null references auth.users on delete cascade,
  customer_id text not null,
  period text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now()
);
create index local_checkouts_user_id_idx on internal.local_checkouts (user_id);
create table internal.local_subscriptions (
  id text primary key,
  user_id uuid not null references auth.users on delete cascade,
  customer_id text not null,
  period text not null,
  status text not null default 'active' check (status in ('active', 'past_due', 'canceled')),
  period_end timestamptz not null,
  ends boolean not null default false,
  payments integer not null default 1,
  created_at timestamptz not null default now()
);
create index local_subscriptions_customer_id_idx on internal.local_subscriptions (customer_id);
create index local_subscriptions_user_id_idx on internal.local_subscriptions (user_id);

-- Who was told to the customer database: once each.
create table internal.crm_contacts (
  user_id uuid primary key references auth.users on delete cascade,
  queued_at timestamptz not null default now()
);

-- Messages of the contact form and contacts for the customer database wait beside mails: never given up, and for a month.
alter table internal.outbox drop constraint outbox_kind_check;
alter table internal.outbox add constraint outbox_kind_check check (kind in ('mail', 'sms', 'contact', 'crm'));
create index outbox_user_id_idx on internal.outbox (user_id);

do $$
declare
  relation text;
begin
  foreach relation in array array['internal.billing_accounts', 'internal.billing_events', 'internal.local_checkouts',
    'internal.local_subscriptions', 'internal.crm_contacts'] loop
    -- No policy names anon or authenticated: people reach all of this through functions alone.
    execute format('alter table %s enable row level security', relation);
    execute format('grant select, insert, update, delete on %s to service_role', relation);
    execute format('create policy service_all on %s to service_role using (true) with check (true)', relation);
  end loop;
end
$$;
