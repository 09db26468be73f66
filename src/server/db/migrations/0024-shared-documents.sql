-- Documents belong to a workspace: editors write, viewers read, former members nothing. content.user_id stays the author. For
-- a person alone nothing changes: their documents are in their personal workspace, which is where new ones go by default.
alter table public.content
  add column workspace_id uuid references public.workspaces on delete cascade,
  add column client_id uuid,
  add column status text not null default 'draft' check (status in ('draft', 'in_review', 'approved', 'sent')),
  add column embargo_until timestamptz,
  -- The time zone the embargo was given in, by its IANA name.
  add column embargo_zone text check (embargo_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  add column labels text[] not null default '{}' check (internal.is_short_list(labels, 20, 60));
alter table public.trash
  add column workspace_id uuid references public.workspaces on delete cascade,
  add column client_id uuid,
  add column status text not null default 'draft',
  add column embargo_until timestamptz,
  add column embargo_zone text,
  add column labels text[] not null default '{}';

-- Moves what has no workspace yet into the personal one of its author. Moving twice changes nothing.
create function internal.move_into_personal_workspaces() returns void language sql set search_path = '' as $$
  update public.content c set workspace_id = w.id from public.workspaces w
  where c.workspace_id is null and w.personal_of = c.user_id;
  update public.trash t set workspace_id = w.id from public.workspaces w
  where t.workspace_id is null and w.personal_of = t.user_id;
$$;
-- Moving is no edit: updated_at stays.
alter table public.content disable trigger touch_content;
select internal.move_into_personal_workspaces();
alter table public.content enable trigger touch_content;
alter table public.content alter column workspace_id set not null;
alter table public.trash alter column workspace_id set not null;

-- A document's client is one of its own workspace.
alter table public.content add constraint content_client_fkey foreign key (client_id, workspace_id)
  references public.clients (id, workspace_id) on delete set null (client_id);
-- The sidebar of a workspace: newest first, all of it or one client's.
create index content_workspace_idx on public.content (workspace_id, updated_at desc, id);
create index content_client_idx on public.content (client_id, updated_at desc, id) where client_id is not null;
create index trash_workspace_idx on public.trash (workspace_id, deleted_at desc, id);

-- As in 0004, and: a new document goes into its author's personal workspace unless another is named; the author stays the
-- author, also when a colleague's client sends its own id; a document that moves leaves its client behind.
create or replace function internal.touch_content() returns trigger language plpgsql set search_path = '' as $$
begin
  new.title := internal.clean_title(new.title);
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    new.workspace_id := coalesce(new.workspace_id, internal.personal_workspace(new.user_id));
    return new;
  end if;
  if new.user_id is distinct from old.user_id then
    if current_user <> 'authenticated' then
      -- The author's account is going and the document stays: that is no edit.
      new.updated_at := old.updated_at;
      return new;
    end if;
    if new.user_id is distinct from auth.uid() then
      raise insufficient_privilege using message = 'The author of a document stays its author.';
    end if;
    new.user_id := old.user_id;
  end if;
  if new.workspace_id is distinct from old.workspace_id then
    if current_user = 'authenticated' and not old.workspace_id = any(internal.my_workspaces('owner')) then
      raise insufficient_privilege using message = 'Only an owner can move a document out of a workspace.';
    end if;
    if new.client_id is not distinct from old.client_id then
      new.client_id := null;
    end if;
  end if;
  new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- As in 0020, with the workspace and what else a document has now. Nothing is kept while its account or its workspace goes.
create or replace function internal.keep_in_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id)
    and exists (select from public.workspaces where id = old.workspace_id) then
    insert into public.trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at, ignored,
      workspace_id, client_id, status, embargo_until, embargo_zone, labels)
    values (old.id, old.user_id, old.title, old.content, old.type, old.is_draft, old.is_generated,
      old.created_at, old.updated_at,
      (select i.ignored from public.check_ignored i where i.content_id = old.id),
      old.workspace_id, old.client_id, old.status, old.embargo_until, old.embargo_zone, old.labels);
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at, words)
    select id, content_id, version, content, cause, detail, created_at, words
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;

-- A shared workspace is deleted when it is empty: no document may go for everybody at once, without a trash.
create function internal.guard_full_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null and old.personal_of is null and (
    exists (select from public.content c where c.workspace_id = old.id)
    or exists (select from public.trash t where t.workspace_id = old.id)
  ) then
    raise sqlstate 'PT409' using message = 'Move or delete the documents of this workspace first, and empty its trash.';
  end if;
  return old;
end
$$;
create trigger guard_full_workspace before delete on public.workspaces
  for each row execute function internal.guard_full_workspace();

-- Before an account goes, what it shares goes to the others: its documents to an owner who stays, else to the editor, else to
-- the viewer who has been there longest, who becomes the owner. A workspace without anyone left goes with its documents. The
-- workspaces are locked in one order, so that two owners who leave at once go one after the other. Whoever leaves in the same
-- statement inherits nothing.
create function internal.hand_over(leaving uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  workspace uuid;
  heir uuid;
begin
  for workspace in
    select w.id from public.workspaces w
    where w.personal_of is distinct from leaving and (
      exists (select from public.workspace_members m where m.workspace_id = w.id and m.user_id = leaving)
      or w.id in (select c.workspace_id from public.content c where c.user_id = leaving)
      or w.id in (select t.workspace_id from public.trash t where t.user_id = leaving)
      or w.id in (select c.workspace_id from public.check_ignored i join public.content c on c.id = i.content_id
        where i.user_id = leaving))
    order by w.id for update
  loop
    select m.user_id into heir from public.workspace_members m join auth.users u on u.id = m.user_id
    where m.workspace_id = workspace and m.user_id <> leaving
    order by m.role = 'owner' desc, m.role = 'editor' desc, m.joined_at, m.user_id limit 1;
    if heir is null then
      delete from public.workspaces w where w.id = workspace;
      continue;
    end if;
    if exists (select from public.workspace_members m where m.workspace_id = workspace and m.user_id = leaving) then
      update public.workspace_members m set role = 'owner'
      where m.workspace_id = workspace and m.user_id = heir and m.role <> 'owner' and not exists (
        select from public.workspace_members o join auth.users u on u.id = o.user_id
        where o.workspace_id = workspace and o.role = 'owner' and o.user_id <> leaving);
    end if;
    update public.content c set user_id = heir, draft_key = null where c.workspace_id = workspace and c.user_id = leaving;
    update public.trash t set user_id = heir where t.workspace_id = workspace and t.user_id = leaving;
    update public.check_ignored i set user_id = heir
    from public.content c where c.id = i.content_id and c.workspace_id = workspace and i.user_id = leaving;
  end loop;
end
$$;
create function internal.leave_everything() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform internal.hand_over(old.id);
  delete from public.workspaces w where w.personal_of = old.id;
  return old;
end
$$;
create trigger leave_everything before delete on auth.users
  for each row execute function internal.leave_everything();

grant insert (workspace_id, client_id, status, embargo_until, embargo_zone, labels) on public.content to authenticated;
grant update (workspace_id, client_id, status, embargo_until, embargo_zone, labels) on public.content to authenticated;

-- Whether the request may delete in shared workspaces: it names its documents by id, or it is no delete of the data service.
-- "All documents of this user" means the personal ones (decision 36).
create function internal.deletes_by_key() returns boolean language sql stable set search_path = '' as $$
  select coalesce(current_setting('request.delete_by', true), '') in ('', 'key')
$$;
grant execute on function internal.deletes_by_key() to authenticated, service_role;

drop policy own_all on public.content;
-- Members read the documents of their workspaces.
create policy members_select on public.content for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Editors add documents, as their author.
create policy editors_insert on public.content for insert to authenticated
  with check (user_id = (select auth.uid()) and workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
-- Editors change them.
create policy editors_update on public.content for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
-- Editors delete them; in a shared workspace by id alone.
create policy editors_delete on public.content for delete to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[])
    and ((select internal.deletes_by_key()) or workspace_id = (select internal.personal_workspace(auth.uid()))));

drop policy own_select on public.content_versions;
drop policy own_insert on public.content_versions;
-- Who reads a document reads its versions.
create policy members_select on public.content_versions for select to authenticated
  using (exists (select from public.content c where c.id = content_id));
-- Editors add to them.
create policy editors_insert on public.content_versions for insert to authenticated
  with check (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));

drop policy own_all on public.trash;
drop policy own_select on public.trash_versions;
-- Members see what was deleted from their workspaces.
create policy members_select on public.trash for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Editors delete it for good.
create policy editors_delete on public.trash for delete to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
-- Who sees a deleted document sees its versions.
create policy members_select on public.trash_versions for select to authenticated
  using (exists (select from public.trash t where t.id = trash_id));

drop policy own_all on public.check_ignored;
-- Who reads a document sees which issues are ignored in it.
create policy members_select on public.check_ignored for select to authenticated
  using (exists (select from public.content c where c.id = content_id));
-- Editors ignore issues, in their own name.
create policy editors_insert on public.check_ignored for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
create policy editors_update on public.check_ignored for update to authenticated
  using (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])))
  with check (user_id = (select auth.uid()) and exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
create policy editors_delete on public.check_ignored for delete to authenticated
  using (exists (select from public.content c where c.id = content_id
    and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));

-- Says why a document cannot be changed: its workspace's reason to viewers and former members; to everybody else there is none.
create function internal.refuse_document(document uuid, missing text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  place uuid := coalesce(
    (select c.workspace_id from public.content c where c.id = document),
    (select t.workspace_id from public.trash t where t.id = document));
begin
  if place = any(internal.my_workspaces('viewer')) or exists (
    select from internal.former_members f where f.workspace_id = place and f.user_id = auth.uid()
  ) then
    perform internal.require_role(place, 'editor');
  end if;
  raise sqlstate 'PT404' using message = missing;
end
$$;
grant execute on function internal.refuse_document(uuid, text) to authenticated, service_role;

-- As in 0008, with two parameters more, for a new document:
--   workspace_id  where it goes; null means the caller's personal workspace
--   client_id     whose it is
-- "The same title" is looked for among the caller's documents of the same workspace and client (decision 6). Viewers and former
-- members are told why they cannot save.
drop function public.save_document(text, uuid, text, timestamptz, text, text, boolean, uuid);
create function public.save_document(
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
  if cause is null or cause not in ('autosave', 'save', 'before_ai', 'import', 'restore') then
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
grant execute on function public.save_document(text, uuid, text, timestamptz, text, text, boolean, uuid, uuid, uuid)
  to authenticated, service_role;

-- As in 0020, for editors of the workspace. Runs as its owner, so it checks the caller like the policies do. A client that is
-- gone is left out.
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
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at, words)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at, v.words
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;

-- As in 0019, and in a workspace: its documents instead of the caller's own. The two cases are kept apart so that each has
-- its index.
drop function public.search_documents(text);
create function public.search_documents(words text, workspace_id uuid default null)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz,
  user_id uuid, client_id uuid, status text, embargo_until timestamptz, embargo_zone text, labels text[])
language sql stable as $$
  select c.id, c.title, c.type, c.is_generated, c.updated_at,
    c.user_id, c.client_id, c.status, c.embargo_until, c.embargo_zone, c.labels
  from public.content c
  where ((search_documents.workspace_id is null and c.user_id = (select auth.uid()))
      or (search_documents.workspace_id is not null and c.workspace_id = search_documents.workspace_id))
    and left(search_documents.words, 200) ~ '[^\s\u00a0]'
    and not exists (
      select from (
        select word, replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') as written
        from (
          select coalesce(nullif(btrim(typed, '"''(),.;:!?…'), ''), typed) as word
          from regexp_split_to_table(
            lower(translate(left(search_documents.words, 200), '’‘“”„', '''''"""')), '[\s\u00a0]+'
          ) with ordinality as split(typed, place)
          where typed <> ''
          group by 1
          order by min(place)
          limit 20
        ) as bare
      ) as asked
      where strpos(translate(lower(c.title), '’‘', ''''''), word) = 0 and not (
        (strpos(lower(c.content), written) > 0 or strpos(lower(c.content), translate(written, '''', '’')) > 0)
        and lower(c.content) ~ (
          '(?:^|>)[^<]*'
          || replace(regexp_replace(written, '([^[:alnum:]\u0080-\uffff])', '\\\1', 'g'), '\''', '[''’‘]')
        )
      )
    )
  order by c.updated_at desc, c.id
$$;
grant execute on function public.search_documents(text, uuid) to authenticated, service_role;
