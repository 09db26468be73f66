-- In a shared workspace, people read who saved a text: in the question after a conflict, and in the version history.

-- Who saved the text that a document has now. Not a column of the document: changing it would count as an edit.
create table internal.last_savers (
  content_id uuid primary key references public.content on delete cascade,
  user_id uuid not null references auth.users on delete cascade
);
create index last_savers_user_idx on internal.last_savers (user_id);
alter table internal.last_savers enable row level security;
grant select, insert, update, delete on internal.last_savers to service_role;
create policy service_all on internal.last_savers to service_role using (true) with check (true);

create function internal.note_saver() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into internal.last_savers (content_id, user_id)
  select new.id, u.id from auth.users u where u.id = auth.uid()
  on conflict (content_id) do update set user_id = excluded.user_id;
  return null;
end
$$;
create trigger note_saver after insert or update of content, title on public.content
  for each row execute function internal.note_saver();

-- Whose text a version is. One that was kept because another text replaced it belongs to whoever saved it.
alter table public.content_versions add column saved_by uuid references auth.users on delete set null;
create index content_versions_saved_by_idx on public.content_versions (saved_by);
create function internal.note_version_saver() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Versions that come back from the trash are older than this transaction.
  if new.created_at = now() then
    new.saved_by := case when new.cause in ('replaced', 'restore')
      then (select s.user_id from internal.last_savers s where s.content_id = new.content_id)
      else (select u.id from auth.users u where u.id = auth.uid()) end;
  end if;
  return new;
end
$$;
create trigger note_version_saver before insert on public.content_versions
  for each row execute function internal.note_version_saver();

-- Who saved a document last, and whose its versions are, for members of its workspace. Texts from before this migration are nobody's.
create function public.last_saver(document uuid) returns table (name text, is_me boolean)
language sql stable security definer set search_path = '' as $$
  select n.name, s.user_id = auth.uid()
  from internal.last_savers s join public.content c on c.id = s.content_id join public.member_names n on n.user_id = s.user_id
  where c.id = document and c.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[])
    and (select auth.meets_assurance())
$$;
create function public.version_savers(document uuid) returns table (version integer, name text, is_me boolean)
language sql stable security definer set search_path = '' as $$
  select v.version, n.name, v.saved_by = auth.uid()
  from public.content_versions v join public.content c on c.id = v.content_id join public.member_names n on n.user_id = v.saved_by
  where c.id = document and c.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[])
    and (select auth.meets_assurance())
  order by v.version
$$;
revoke execute on function public.last_saver(uuid), public.version_savers(uuid) from public, anon;
grant execute on function public.last_saver(uuid), public.version_savers(uuid) to authenticated, service_role;
