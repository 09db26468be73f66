-- What a writer tells the newsroom check: settings with the account, ignored findings with the document. Beside the document
-- and not in it, because ignoring a finding is no change of the text.
create table public.check_settings (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 20000)
);

create table public.check_ignored (
  content_id uuid primary key references public.content on delete cascade,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  ignored jsonb not null default '{}' check (jsonb_typeof(ignored) = 'object' and octet_length(ignored::text) <= 100000)
);
create index check_ignored_user_idx on public.check_ignored (user_id);

alter table public.check_settings enable row level security;
alter table public.check_ignored enable row level security;

grant select, delete on public.check_settings, public.check_ignored to authenticated;
grant insert (user_id, settings), update (user_id, settings) on public.check_settings to authenticated;
grant insert (content_id, user_id, ignored), update (content_id, user_id, ignored) on public.check_ignored to authenticated;
grant select, insert, update, delete on public.check_settings, public.check_ignored to service_role;

-- A user reads and writes their own settings.
create policy own_all on public.check_settings to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- A user reads and writes what is ignored in their own documents.
create policy own_all on public.check_ignored to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.content c where c.id = content_id and c.user_id = (select auth.uid()))
  );

-- With a verified second factor nothing works until this session has shown it (decision 5b).
create policy assurance on public.check_settings as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.check_ignored as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));

-- The service may do everything.
create policy service_all on public.check_settings to service_role using (true) with check (true);
create policy service_all on public.check_ignored to service_role using (true) with check (true);
