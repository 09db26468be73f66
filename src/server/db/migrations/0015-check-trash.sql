-- What a writer ignored in a document goes into the trash with it and comes back with it.
alter table public.trash add column ignored jsonb;

-- As in 0004, with what the newsroom check was told.
create or replace function internal.keep_in_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id) then
    insert into public.trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at, ignored)
    values (old.id, old.user_id, old.title, old.content, old.type, old.is_draft, old.is_generated,
      old.created_at, old.updated_at,
      (select i.ignored from public.check_ignored i where i.content_id = old.id));
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at)
    select id, content_id, version, content, cause, detail, created_at
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;

-- As in 0006, with what the newsroom check was told.
create or replace function public.restore_document(id uuid) returns public.content
language plpgsql security definer set search_path = '' as $$
declare
  kept public.trash;
  target public.content;
begin
  select * into kept from public.trash t
  where t.id = restore_document.id and t.user_id = auth.uid() and auth.meets_assurance() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This document is not in the trash any more.';
  end if;
  insert into public.content (id, user_id, title, content, type, is_draft, is_generated, created_at)
  values (kept.id, kept.user_id, kept.title, kept.content, kept.type, kept.is_draft, kept.is_generated, kept.created_at)
  returning * into target;
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;
