-- What the AI functions cost: one row per user, day, function and model, added up.
create table public.token_use (
  user_id uuid not null references auth.users on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  function text not null,
  model text not null,
  calls integer not null default 0,
  -- Calls whose tokens the provider did not tell (it failed or was stopped): counted from the length of the text.
  estimated_calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (user_id, day, function, model)
);
alter table public.token_use enable row level security;
grant select on public.token_use to authenticated;
grant select, insert, update, delete on public.token_use to service_role;

-- A user sees their own use, and nobody writes it but the service.
create policy own_select on public.token_use for select to authenticated using (user_id = (select auth.uid()));
-- With a verified second factor nothing is shown until this session has shown it (decision 5b).
create policy assurance on public.token_use as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
-- The service may do everything.
create policy service_all on public.token_use to service_role using (true) with check (true);
