-- Who may do what. Row-level security is the last judge; grants say which columns.
alter table public.profiles enable row level security;
alter table public.content enable row level security;
alter table public.content_versions enable row level security;
alter table public.trash enable row level security;
alter table public.trash_versions enable row level security;

-- Profiles: users read their own and touch only the two counter columns; nobody raises their own plan.
grant select, delete on public.profiles to authenticated;
grant update (daily_uses, last_use_date) on public.profiles to authenticated;
-- Documents: users write their own. user_id and updated_at are accepted because clients send them; the policy
-- and the trigger decide their values. The id is ours to choose: nobody can take the place of a document that lies
-- in somebody's trash.
grant select, delete on public.content to authenticated;
grant insert (user_id, title, content, type, is_draft, is_generated, updated_at) on public.content to authenticated;
grant update (user_id, title, content, type, is_draft, is_generated, updated_at) on public.content to authenticated;
-- Versions: written once, read for ever; they go with their document.
grant select on public.content_versions to authenticated;
grant insert (content_id, version, content, cause, detail) on public.content_versions to authenticated;
-- Trash: read and emptied by its owner, filled by a trigger alone.
grant select, delete on public.trash to authenticated;
grant select on public.trash_versions to authenticated;
grant select, insert, update, delete on public.profiles, public.content, public.content_versions, public.trash,
  public.trash_versions to service_role;

-- A user sees their own profile.
create policy own_select on public.profiles for select to authenticated using (user_id = (select auth.uid()));
-- A user counts their own uses.
create policy own_update on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- A user deletes their own profile unless a subscription still runs (decision 5).
create policy own_delete on public.profiles for delete to authenticated
  using (user_id = (select auth.uid()) and subscription_status <> 'pro' and stripe_subscription_id is null);

-- A user reads, writes and deletes their own documents.
create policy own_all on public.content to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- A user reads the versions of their own documents, and adds to them.
create policy own_select on public.content_versions for select to authenticated
  using (exists (select from public.content where id = content_id and user_id = (select auth.uid())));
create policy own_insert on public.content_versions for insert to authenticated
  with check (exists (select from public.content where id = content_id and user_id = (select auth.uid())));

-- A user reads and empties their own trash.
create policy own_all on public.trash to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_select on public.trash_versions for select to authenticated
  using (exists (select from public.trash where id = trash_id and user_id = (select auth.uid())));

-- With a verified second factor nothing works until this session has shown it (decision 5b). Restrictive: it
-- narrows every policy above.
create policy assurance on public.profiles as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.content as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.content_versions as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.trash as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.trash_versions as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));

-- The service may do everything.
create policy service_all on public.profiles to service_role using (true) with check (true);
create policy service_all on public.content to service_role using (true) with check (true);
create policy service_all on public.content_versions to service_role using (true) with check (true);
create policy service_all on public.trash to service_role using (true) with check (true);
create policy service_all on public.trash_versions to service_role using (true) with check (true);
