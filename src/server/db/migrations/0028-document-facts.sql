-- What is kept with a document besides its text: the notes it was written from, what a person decided about them, the words it must
-- never say, whether its text may leave this server, and what has left it (docs/decisions/052).
create table public.document_facts (
  content_id uuid primary key references public.content on delete cascade,
  -- The notes, the sheet's values that a person typed, and the texts of uploads (domain/brief/document-brief.ts).
  brief jsonb not null default '{}' check (jsonb_typeof(brief) = 'object' and octet_length(brief::text) <= 1500000),
  -- Classes that a person gave to lines, by their words.
  kinds jsonb not null default '{}' check (jsonb_typeof(kinds) = 'object' and octet_length(kinds::text) <= 500000),
  never_say text[] not null default '{}' check (internal.is_short_list(never_say, 500, 200)),
  -- No model sees the text: the built-in writer serves.
  keep_on_server boolean not null default false,
  updated_at timestamptz not null default now()
);
create trigger touch_row before update on public.document_facts for each row execute function internal.touch_row();

-- A client's documents stay on this server.
alter table public.clients add column keep_on_server boolean not null default false;
grant insert (keep_on_server), update (keep_on_server) on public.clients to authenticated;

-- Each time text went to a model: written by the server alone, and never changed.
create table public.model_calls (
  id uuid primary key default gen_random_uuid(),
  -- Null until a document that was not saved yet is saved.
  content_id uuid references public.content on delete cascade,
  draft_key uuid,
  user_id uuid references auth.users on delete set null,
  called_at timestamptz not null default clock_timestamp(),
  action text not null check (action in ('generate', 'rewrite', 'analyze')),
  model text not null check (char_length(model) between 1 and 200),
  host text not null check (char_length(host) between 1 and 260),
  characters integer not null check (characters >= 0),
  -- The newest version at that time.
  version integer,
  check (content_id is not null or draft_key is not null)
);
create index model_calls_document_idx on public.model_calls (content_id, called_at desc, id);
create index model_calls_user_idx on public.model_calls (user_id);
create index model_calls_draft_idx on public.model_calls (user_id, draft_key) where content_id is null;

-- A version carries the sheet as it was when the version was made.
alter table public.content_versions add column facts jsonb;
alter table public.trash_versions add column facts jsonb;
-- The sheet of a deleted document, and what had left.
alter table public.trash add column facts jsonb;

create function internal.facts_of(document uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('brief', f.brief, 'kinds', f.kinds, 'never_say', f.never_say)
  from public.document_facts f where f.content_id = document
$$;
create function internal.set_version_facts() returns trigger language plpgsql set search_path = '' as $$
begin
  new.facts := internal.facts_of(new.content_id);
  return new;
end
$$;
create trigger set_version_facts before insert on public.content_versions
  for each row when (new.facts is null) execute function internal.set_version_facts();
grant execute on function internal.facts_of(uuid) to authenticated, service_role;

-- What the trash keeps of a document's facts; null when there are none.
create function internal.facts_to_keep(document uuid) returns jsonb language sql stable set search_path = '' as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object(
    'facts', (select to_jsonb(f) from public.document_facts f where f.content_id = document),
    'calls', (select jsonb_agg(to_jsonb(m) order by m.called_at) from public.model_calls m where m.content_id = document))),
    '{}'::jsonb)
$$;
create function internal.put_facts_back(document uuid, kept jsonb) returns void language sql set search_path = '' as $$
  insert into public.document_facts (content_id, brief, kinds, never_say, keep_on_server)
  select document, f.brief, f.kinds, f.never_say, f.keep_on_server
  from jsonb_populate_record(null::public.document_facts, kept -> 'facts') as f where kept -> 'facts' is not null;
  insert into public.model_calls (id, content_id, draft_key, user_id, called_at, action, model, host, characters, version)
  select m.id, document, m.draft_key, (select u.id from auth.users u where u.id = m.user_id), m.called_at, m.action, m.model,
    m.host, m.characters, m.version
  from jsonb_populate_recordset(null::public.model_calls, coalesce(kept -> 'calls', '[]')) as m;
$$;

-- One document's text was saved as another's: the sheet goes along, and so does what had left. Words that must not be said and
-- "Keep on this server" hold on both sides. Runs as its owner, because only the server writes model_calls, so it checks the caller.
create function internal.copy_facts(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.content c where c.id in (source, target)
    and c.workspace_id = any(internal.my_workspaces('editor'))) < 2 or not auth.meets_assurance() then
    return;
  end if;
  insert into public.document_facts as f (content_id, brief, kinds, never_say, keep_on_server)
  select target, s.brief, s.kinds, s.never_say, s.keep_on_server from public.document_facts s where s.content_id = source
  on conflict (content_id) do update set brief = excluded.brief, kinds = excluded.kinds,
    never_say = array(select distinct word from unnest(f.never_say || excluded.never_say) as word order by word limit 500),
    keep_on_server = f.keep_on_server or excluded.keep_on_server;
  insert into public.model_calls (content_id, user_id, called_at, action, model, host, characters)
  select target, m.user_id, m.called_at, m.action, m.model, m.host, m.characters
  from public.model_calls m where m.content_id = source;
end
$$;
grant execute on function internal.copy_facts(uuid, uuid) to authenticated, service_role;

-- A document that was written with a model before its first save takes over what was recorded under its key.
create function internal.adopt_model_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.model_calls m set content_id = new.id
  where m.user_id = new.user_id and m.draft_key = new.draft_key and m.content_id is null;
  return null;
end
$$;
create trigger adopt_model_calls after insert on public.content
  for each row when (new.draft_key is not null) execute function internal.adopt_model_calls();
-- What was never saved goes with its account.
create function internal.forget_unsaved_calls() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.model_calls m where m.user_id = old.id and m.content_id is null;
  return old;
end
$$;
create trigger forget_unsaved_calls before delete on auth.users
  for each row execute function internal.forget_unsaved_calls();

alter table public.document_facts enable row level security;
alter table public.model_calls enable row level security;
grant select, delete on public.document_facts to authenticated;
grant insert (content_id, brief, kinds, never_say, keep_on_server), update (content_id, brief, kinds, never_say, keep_on_server)
  on public.document_facts to authenticated;
grant select on public.model_calls to authenticated;
grant select, insert, update, delete on public.document_facts, public.model_calls to service_role;

-- Who reads a document reads its facts.
create policy members_select on public.document_facts for select to authenticated
  using (exists (select from public.content c where c.id = content_id));
-- Editors write them.
create policy editors_insert on public.document_facts for insert to authenticated
  with check (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
create policy editors_update on public.document_facts for update to authenticated
  using (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])))
  with check (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
create policy editors_delete on public.document_facts for delete to authenticated
  using (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
-- Who reads a document sees what left; before it is saved, whoever asked does.
create policy members_select on public.model_calls for select to authenticated
  using (exists (select from public.content c where c.id = content_id)
    or (content_id is null and user_id = (select auth.uid())));

-- With a verified second factor nothing works until this session has shown it (decision 5b).
create policy assurance on public.document_facts as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.model_calls as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
-- The service may do everything.
create policy service_all on public.document_facts to service_role using (true) with check (true);
create policy service_all on public.model_calls to service_role using (true) with check (true);

-- A text that was exported although something grave was open is kept as a version that says so (decision 32).
alter table public.content_versions drop constraint content_versions_cause_check;
alter table public.content_versions add constraint content_versions_cause_check
  check (cause in ('save', 'before_ai', 'import', 'restore', 'replaced', 'export'));

-- As in 0024, with the facts.
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
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at, words, facts)
    select id, content_id, version, content, cause, detail, created_at, words, facts
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;

-- As in 0024, with the facts.
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
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at, words, facts)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at, v.words, v.facts
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  perform internal.put_facts_back(target.id, kept.facts);
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;

-- As in 0024, with one cause more: 'export' makes a version of the text saved. Text saved over another document takes its facts along.
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
  if cause is null or cause not in ('autosave', 'save', 'before_ai', 'import', 'restore', 'export') then
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
  if cause in ('save', 'before_ai', 'import', 'export') then
    perform internal.add_version(target.id, target.content, cause, detail, cause <> 'before_ai');
  end if;
  -- Only the row that autosave made goes to the trash: a document with a title of its own stays (decision 7a).
  if twin is not null then
    delete from public.content c where c.id = save_document.id and c.title = internal.clean_title(null);
  end if;
  return target;
end
$$;

-- As in 0025, with the facts: a copy of a document that stays on this server stays here as well.
create or replace function public.duplicate_document(id uuid, draft_key uuid default null) returns public.content
language plpgsql set search_path = '' as $$
declare
  original public.content;
  made public.content;
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Please sign in to save drafts';
  end if;
  select * into original from public.content c where c.id = duplicate_document.id;
  if not found then
    perform internal.refuse_document(duplicate_document.id, 'This document does not exist any more.');
  end if;
  perform internal.require_role(original.workspace_id, 'editor');
  insert into public.content as c (title, content, type, is_draft, is_generated, workspace_id, client_id, labels, draft_key)
  values (
    case when original.title = internal.clean_title(null) then original.title else left(original.title, 293) || ' (copy)' end,
    original.content, original.type, original.is_draft, original.is_generated, original.workspace_id, original.client_id,
    original.labels, duplicate_document.draft_key)
  on conflict do nothing returning c.* into made;
  if made.id is null then
    select * into made from public.content c
    where c.user_id = auth.uid() and c.draft_key = duplicate_document.draft_key;
    if not found then
      raise sqlstate 'PT403' using message = 'You no longer have access to this workspace.';
    end if;
    return made;
  end if;
  insert into public.check_ignored (content_id, ignored)
  select made.id, i.ignored from public.check_ignored i where i.content_id = original.id;
  insert into public.document_facts (content_id, brief, kinds, never_say, keep_on_server)
  select made.id, f.brief, f.kinds, f.never_say, f.keep_on_server
  from public.document_facts f where f.content_id = original.id;
  return made;
end
$$;
