-- Sessions, identities, one-time codes, second factors. Names follow GoTrue's, so that accounts can be moved in and out.

-- A session's refresh token is signed with the session's own key over a counter: nothing that could be replayed is stored.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  factor_id uuid references auth.mfa_factors on delete set null,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip text,
  tag text,
  refresh_token_hmac_key text not null,
  refresh_token_counter bigint not null default 0
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at);
create index sessions_not_after_idx on auth.sessions (not_after);

-- How a session proved who it is: newest first in the token's amr.
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  unique (session_id, authentication_method)
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

-- Codes and links in mails and messages: only their hash is kept, one per user and kind, used once.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (token_type in ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token')),
  token_hash text not null check (token_hash <> ''),
  relates_to text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Wrong codes tried against it: a code of six digits must not be guessed at leisure.
  failures integer not null default 0,
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens using hash (token_hash);

-- A sign-in on its way: to a provider and back, or from a link to a code exchanged with PKCE.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code text unique,
  code_challenge_method text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  -- What the provider's answer is checked against, and where the browser goes afterwards.
  provider_code_verifier text,
  provider_nonce text,
  redirect_to text,
  linking_target uuid references auth.users on delete cascade
);
create index flow_state_created_at_idx on auth.flow_state (created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address text not null,
  otp_code text
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

-- Ten codes for the day the phone is lost: shown once, kept hashed, each good once.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  unique (user_id, code_hash)
);

-- Token buckets per address and per account, in the database so that they hold across processes.
create unlogged table auth.rate_limits (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null default now()
);

-- Mail and messages to send, written in the transaction of what caused them (mail/deliver.ts).
create table internal.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('mail', 'sms')),
  user_id uuid references auth.users on delete cascade,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index outbox_due_idx on internal.outbox (next_attempt_at) where sent_at is null and failed_at is null;

do $$
declare
  relation text;
begin
  foreach relation in array array['auth.sessions', 'auth.mfa_amr_claims', 'auth.identities', 'auth.one_time_tokens',
    'auth.flow_state', 'auth.mfa_challenges', 'auth.mfa_recovery_codes', 'auth.rate_limits', 'internal.outbox'] loop
    -- No policy names anon or authenticated: people reach all of this through /auth/v1 alone.
    execute format('alter table %s enable row level security', relation);
    execute format('grant select, insert, update, delete on %s to service_role', relation);
    execute format('create policy service_all on %s to service_role using (true) with check (true)', relation);
  end loop;
end
$$;
