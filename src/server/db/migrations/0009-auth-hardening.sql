-- Links, sign-ups, browsers and secrets of the auth service, each bound to whom they belong to (docs/decisions/011).

-- A link carries a random token of its own, kept as a hash beside the hash of the code; one use ends both. What was on its way
-- when this arrived is void: it would have lived an hour at most.
delete from auth.one_time_tokens;
alter table auth.one_time_tokens
  add column link_hash text not null,
  -- The sign-up that the code belongs to (hash of its password, what was said of oneself): applied when the code proves the
  -- address. Null for a code that belongs to none, such as a recovery.
  add column sign_up jsonb;
create unique index one_time_tokens_link_hash_idx on auth.one_time_tokens (link_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
drop index auth.one_time_tokens_token_hash_idx;

-- The browser that began a sign-in at a provider: the hash of what its cookie says.
alter table auth.flow_state add column browser_hash text;
