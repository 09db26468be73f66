-- Saving, restoring and emptying as single transactions (decisions 6 to 10a).

-- Adds the next version unless it would repeat the newest one word for word and `always` is not asked for.
-- The caller holds the document's row lock, so the number cannot be taken twice.
create function internal.add_version(document_id uuid, body text, cause text, detail text, always boolean)
returns void language sql set search_path = '' as $$
  insert into public.content_versions (content_id, version, content, cause, detail)
  select document_id, coalesce(newest.version, 0) + 1, body, add_version.cause, add_version.detail
  from (select 1) as one
  left join lateral (
    select v.version, v.content from public.content_versions v
    where v.content_id = document_id order by v.version desc limit 1
  ) as newest on true
  where always or newest.content is distinct from body
$$;

-- Saves a document as its caller and answers its row.
--   id          the open document; null makes a new one
--   title       null keeps the title it has
--   based_on    the updated_at the text was edited from; null means: overwrite what is there
--   cause       autosave (no version), save, before_ai, import, restore: what makes the version
--   same_title  from the dialog: update the newest other document of that title instead (decision 6)
-- A row that moved on answers 409 and changes nothing; text that is replaced unseen is kept as a version first.
create function public.save_document(
  content text, id uuid default null, title text default null, based_on timestamptz default null,
  cause text default 'save', detail text default null, same_title boolean default false
) returns public.content language plpgsql set search_path = '' as $$
declare
  target public.content;
  twin uuid;
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Please sign in to save drafts';
  end if;
  if cause is null or cause not in ('autosave', 'save', 'before_ai', 'import', 'restore') then
    raise invalid_parameter_value using message = format('"%s" is not a cause of saving.', cause);
  end if;
  if save_document.same_title then
    select c.id into twin from public.content c
    where c.user_id = auth.uid() and c.title = internal.clean_title(save_document.title) and not c.is_generated
      and c.id is distinct from save_document.id
    order by c.updated_at desc, c.id limit 1;
  end if;
  if coalesce(twin, save_document.id) is null then
    insert into public.content (title, content) values (save_document.title, coalesce(save_document.content, ''))
    returning * into target;
  else
    select * into target from public.content c where c.id = coalesce(twin, save_document.id) for update;
    if not found then
      raise sqlstate 'PT404' using message = 'This document does not exist any more.';
    end if;
    if twin is null and based_on is not null and target.updated_at <> based_on then
      raise sqlstate 'PT409' using message = 'This document was changed elsewhere.', detail = target.updated_at::text;
    end if;
    if twin is not null or based_on is null or cause in ('import', 'restore') then
      perform internal.add_version(target.id, target.content,
        case when cause = 'restore' and twin is null then 'restore' else 'replaced' end, null, false);
    end if;
    update public.content c
    set content = coalesce(save_document.content, ''), title = coalesce(save_document.title, c.title)
    where c.id = target.id returning * into target;
  end if;
  if cause in ('save', 'before_ai', 'import') then
    perform internal.add_version(target.id, target.content, cause, detail, cause <> 'before_ai');
  end if;
  -- Only the row that autosave made goes to the trash: a document with a title of its own stays (decision 7a).
  if twin is not null then
    delete from public.content c where c.id = save_document.id and c.title = internal.clean_title(null);
  end if;
  return target;
end
$$;

-- Puts a document back from the trash with its versions, as it was. Runs as its owner because people may not
-- write version times themselves, so it checks the caller like the policies do.
create function public.restore_document(id uuid) returns public.content
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
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;

-- Empties what has lain in the trash for longer than the given days. For the service alone.
create function public.purge_trash(days integer) returns integer language sql set search_path = '' as $$
  with gone as (delete from public.trash where deleted_at < now() - make_interval(days => purge_trash.days) returning 1)
  select count(*)::integer from gone
$$;

grant execute on function internal.add_version(uuid, text, text, text, boolean) to authenticated, service_role;
grant execute on function public.save_document(text, uuid, text, timestamptz, text, text, boolean)
  to authenticated, service_role;
grant execute on function public.restore_document(uuid) to authenticated, service_role;
grant execute on function public.purge_trash(integer) to service_role;
