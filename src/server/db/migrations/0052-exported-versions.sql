-- Every text that leaves the desk is a version (docs/decisions/006): 'before_export' keeps it unless the newest version has it already.
-- 'export' remains what it was: a text that left although something grave was open, recorded each time.
alter table public.content_versions drop constraint if exists content_versions_cause_check;
alter table public.content_versions add constraint content_versions_cause_check
  check (cause in ('save', 'before_ai', 'before_export', 'import', 'restore', 'replaced', 'export'));

-- As in 0028, with that cause.
create or replace function public.save_document(
  content text, id uuid default null, title text default null, based_on timestamptz default null,
  cause text default 'save', detail text default null, same_title boolean default false, draft_key uuid default null,
  workspace_id uuid default null, client_id uuid default null
) returns public.content language plpgsql set search_path = '' as $$
declare
  target public.content;
  twin uuid;
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Please sign in to save drafts';
  end if;
  if cause is null or cause not in ('autosave', 'save', 'before_ai', 'before_export', 'import', 'restore', 'export') then
    raise invalid_parameter_value using message = format('"%s" is not a cause of saving.', cause);
  end if;
  if save_document.id is null and save_document.workspace_id is not null then
    perform internal.require_role(save_document.workspace_id, 'editor');
  end if;
  if save_document.same_title then
    select c.id into twin from public.content c
    left join public.content opened on opened.id = save_document.id
    where c.user_id = auth.uid() and c.title = internal.clean_title(save_document.title) and not c.is_generated
      and c.id is distinct from save_document.id
      and c.workspace_id = coalesce(opened.workspace_id, save_document.workspace_id,
        internal.personal_workspace(auth.uid()))
      and c.client_id is not distinct from
        (case when opened.id is null then save_document.client_id else opened.client_id end)
    order by c.updated_at desc, c.id limit 1;
  end if;
  if coalesce(twin, save_document.id) is null then
    insert into public.content as c (title, content, draft_key, workspace_id, client_id)
    values (save_document.title, coalesce(save_document.content, ''), save_document.draft_key,
      save_document.workspace_id, save_document.client_id)
    on conflict do nothing returning c.* into target;
    if target.id is null then
      select * into target from public.content c
      where c.user_id = auth.uid() and c.draft_key = save_document.draft_key;
      -- Its workspace is one that the caller has left.
      if not found then
        raise sqlstate 'PT403' using message = 'You no longer have access to this workspace.';
      end if;
      return target;
    end if;
  else
    select * into target from public.content c where c.id = coalesce(twin, save_document.id) for update;
    if not found then
      perform internal.refuse_document(coalesce(twin, save_document.id), 'This document does not exist any more.');
    end if;
    if twin is null and based_on is not null and target.updated_at <> based_on then
      raise sqlstate 'PT409' using message = 'This document was changed elsewhere.', detail = target.updated_at::text;
    end if;
    -- Where there was nothing, or the same, nothing is replaced.
    if (twin is not null or based_on is null or cause in ('import', 'restore'))
      and target.content not in ('', coalesce(save_document.content, '')) then
      perform internal.add_version(target.id, target.content,
        case when cause = 'restore' and twin is null then 'restore' else 'replaced' end, null, false);
    end if;
    update public.content c
    set content = coalesce(save_document.content, ''), title = coalesce(save_document.title, c.title)
    where c.id = target.id returning * into target;
  end if;
  if twin is not null and save_document.id is not null then
    perform internal.copy_facts(save_document.id, target.id);
  end if;
  if cause in ('save', 'before_ai', 'before_export', 'import', 'export') then
    perform internal.add_version(target.id, target.content, cause, detail, cause not in ('before_ai', 'before_export'));
  end if;
  -- Only the row that autosave made goes to the trash: a document with a title of its own stays (decision 7a).
  if twin is not null then
    delete from public.content c where c.id = save_document.id and c.title = internal.clean_title(null);
  end if;
  return target;
end
$$;
