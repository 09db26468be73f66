-- The comments of an imported Word file are kept with the version that the import made: author, date, passage and words.
alter table public.content_versions
  add column comments jsonb check (jsonb_typeof(comments) = 'array' and octet_length(comments::text) <= 3000000),
  add column comment_count integer generated always as
    (case when jsonb_typeof(comments) = 'array' then jsonb_array_length(comments) else 0 end) stored;
alter table public.trash_versions add column comments jsonb;

-- Puts the comments of a file beside the newest version that an import made. Runs as its owner, because versions are never
-- changed by their users, so it checks the caller like the policies do.
create function public.keep_import_comments(id uuid, comments jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not auth.meets_assurance() or not exists (
    select from public.content c where c.id = keep_import_comments.id and c.workspace_id = any(internal.my_workspaces('editor'))
  ) then
    raise sqlstate 'PT404' using message = 'This document does not exist any more.';
  end if;
  update public.content_versions v set comments = keep_import_comments.comments
  where v.id = (select n.id from public.content_versions n
    where n.content_id = keep_import_comments.id and n.cause = 'import' order by n.version desc limit 1);
end
$$;
revoke execute on function public.keep_import_comments(uuid, jsonb) from public;
grant execute on function public.keep_import_comments(uuid, jsonb) to authenticated, service_role;

-- As in 0028, with the comments.
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
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at, words, facts, comments)
    select id, content_id, version, content, cause, detail, created_at, words, facts, comments
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;

-- As in 0028, with the comments.
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
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at, words, facts, comments)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at, v.words, v.facts, v.comments
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  perform internal.put_facts_back(target.id, kept.facts);
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;
