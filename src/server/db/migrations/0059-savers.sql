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

-- As in 0030, with whose the versions are.
alter table public.trash_versions add column saved_by uuid references auth.users on delete set null;
create index trash_versions_saved_by_idx on public.trash_versions (saved_by);
create or replace function internal.keep_in_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id)
    and exists (select from public.workspaces where id = old.workspace_id) then
    insert into public.trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at, ignored,
      workspace_id, client_id, status, embargo_until, embargo_zone, labels, facts)
    values (old.id, old.user_id, old.title, old.content, old.type, old.is_draft, old.is_generated,
      old.created_at, old.updated_at,
      (select i.ignored from public.check_ignored i where i.content_id = old.id),
      old.workspace_id, old.client_id, old.status, old.embargo_until, old.embargo_zone, old.labels,
      internal.facts_to_keep(old.id));
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at, words, facts, comments,
      saved_by)
    select id, content_id, version, content, cause, detail, created_at, words, facts, comments, saved_by
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;
create or replace function public.restore_document(id uuid) returns public.content
language plpgsql security definer set search_path = '' as $$
declare
  kept public.trash;
  target public.content;
begin
  select * into kept from public.trash t
  where t.id = restore_document.id and t.workspace_id = any(internal.my_workspaces('editor')) and auth.meets_assurance()
  for update;
  if not found then
    if auth.meets_assurance() then
      perform internal.refuse_document(restore_document.id, 'This document is not in the trash any more.');
    end if;
    raise sqlstate 'PT404' using message = 'This document is not in the trash any more.';
  end if;
  insert into public.content (id, user_id, title, content, type, is_draft, is_generated, created_at,
    workspace_id, client_id, status, embargo_until, embargo_zone, labels)
  values (kept.id, kept.user_id, kept.title, kept.content, kept.type, kept.is_draft, kept.is_generated, kept.created_at,
    kept.workspace_id,
    (select c.id from public.clients c where c.id = kept.client_id and c.workspace_id = kept.workspace_id),
    kept.status, kept.embargo_until, kept.embargo_zone, kept.labels)
  returning * into target;
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at, words, facts, comments,
    saved_by)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at, v.words, v.facts, v.comments, v.saved_by
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  perform internal.put_facts_back(target.id, kept.facts);
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;

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

-- Listeners are told of rows with the columns that the tables have now (0047).
select internal.watch_changes(g.tgrelid::regclass) from pg_catalog.pg_trigger g
where g.tgname = 'note_change' and g.tgrelid in ('public.content_versions'::regclass, 'public.trash_versions'::regclass);
