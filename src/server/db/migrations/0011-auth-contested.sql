-- Factors, sign-ups and text messages that others began for an account (docs/decisions/011).

-- A factor that was begun and never shown must not stand beside a verified one: whoever began it may not be the owner.
delete from auth.mfa_factors f
where f.status = 'unverified'
  and exists (select from auth.mfa_factors v where v.user_id = f.user_id and v.status = 'verified');

-- Someone signed up with another password before the address was proven: whose password is the owner's, nobody can tell, so the
-- first proof keeps none.
alter table auth.users add column signup_contested boolean not null default false;

-- When a factor's code last went to a number for an account. Not with the factor: a factor can be begun anew at will.
create table auth.mfa_phone_sends (
  user_id uuid not null references auth.users on delete cascade,
  phone text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, phone)
);
-- No policy names anon or authenticated: people reach all of this through /auth/v1 alone.
alter table auth.mfa_phone_sends enable row level security;
grant select, insert, update, delete on auth.mfa_phone_sends to service_role;
create policy service_all on auth.mfa_phone_sends to service_role using (true) with check (true);

-- Wrong tries are counted per address and network in auth.rate_limits: a stranger's must not end the owner's code.
alter table auth.one_time_tokens drop column failures;
