-- Media kits of clients and documents (docs/decisions/064). A file of a kit is {workspace}/kit/{asset id} in the bucket media; its asset says
-- what it is. A deleted one can be restored for a day.
alter table public.assets
  -- Where the file is, its type by content and its size: those of the stored file, kept by triggers.
  add column path text,
  add column mime_type text,
  add column bytes bigint,
  add column deleted_at timestamptz;
update public.assets a set path = o.name, mime_type = o.metadata ->> 'mimetype', bytes = (o.metadata ->> 'size')::bigint
from storage.objects o where o.id = a.object_id;
update public.assets set file_name = 'file'
where file_name ~ '[[:cntrl:]/\\\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]' or file_name in ('.', '..');
-- A name for a disk: no folders, nothing invisible that turns the direction of writing around.
alter table public.assets add constraint assets_file_name_plain check (
  file_name !~ '[[:cntrl:]/\\\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]' and file_name not in ('.', '..'));
create index assets_deleted_idx on public.assets (deleted_at) where deleted_at is not null;

-- The id is the file's name, so whoever uploads chooses it.
grant insert (id), update (deleted_at) on public.assets to authenticated;

-- What is known of the file comes with the asset. A kit is shown and zipped whole, so it has a size; the client or document is the lock.
create function internal.fill_asset() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500;
begin
  select o.name, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint into new.path, new.mime_type, new.bytes
  from storage.objects o where o.id = new.object_id;
  if new.bytes = 0 then
    raise sqlstate 'PT422' using message = 'This file is empty.';
  end if;
  perform from public.clients c where c.id = new.client_id for no key update;
  perform from public.content c where c.id = new.content_id for no key update;
  if (select count(*) from public.assets a where a.client_id = new.client_id and a.deleted_at is null) >= most
    or (select count(*) from public.assets a where a.content_id = new.content_id and a.deleted_at is null) >= most then
    raise sqlstate 'PT409' using message = format('This kit already has %s files.', most);
  end if;
  return new;
end
$$;
create trigger fill_asset before insert on public.assets for each row execute function internal.fill_asset();

-- The moment of deletion is the server's.
create function internal.date_deletion() returns trigger language plpgsql set search_path = '' as $$
begin
  new.deleted_at := case when new.deleted_at is not null then coalesce(old.deleted_at, now()) end;
  return new;
end
$$;
create trigger date_deletion before update of deleted_at on public.assets
  for each row execute function internal.date_deletion();

-- A deleted file gets another name, so that no signed address serves it anymore. Restored, it gets its name back.
create function internal.rename_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects o
  set name = format('%s/%s/%s', new.workspace_id, case when new.deleted_at is null then 'kit' else 'deleted' end, new.id)
  where o.id = new.object_id;
  return null;
end
$$;
create trigger rename_deleted after update of deleted_at on public.assets
  for each row when ((new.deleted_at is null) <> (old.deleted_at is null)) execute function internal.rename_deleted();

-- Deletes the deleted files of a workspace, or of all where none is named, after the given days. A file that something still uses
-- stays, and is in its kit again.
create function internal.purge_deleted_assets(workspace uuid, days integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone record;
  deleted integer := 0;
begin
  for gone in
    select a.id from public.assets a
    where a.deleted_at <= now() - make_interval(days => days) and (workspace is null or a.workspace_id = workspace)
    order by a.id
  loop
    begin
      delete from public.assets a where a.id = gone.id;
      deleted := deleted + 1;
    exception when sqlstate 'PT409' then
      update public.assets a set deleted_at = null where a.id = gone.id;
    end;
  end loop;
  return deleted;
end
$$;
revoke execute on function internal.purge_deleted_assets(uuid, integer) from public;

-- As in 0034, but deleted files make room for new ones, and a workspace is found by its key.
create or replace function internal.count_files(workspaces text[], sizes bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant bigint := nullif(current_setting('storage.workspace_bytes', true), '')::bigint;
  change record;
  used bigint;
begin
  -- In one order, so that two who move files between the same workspaces wait for each other.
  for change in
    select w.id, sum(c.size)::bigint as size
    from unnest(workspaces, sizes) as c(workspace, size)
    join public.workspaces w on w.id = case
      when c.workspace ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then c.workspace::uuid end
    group by w.id having sum(c.size) <> 0 order by w.id
  loop
    insert into internal.workspace_files as f (workspace_id, bytes) values (change.id, greatest(change.size, 0))
    on conflict (workspace_id) do update set bytes = greatest(f.bytes + change.size, 0) returning bytes into used;
    if change.size > 0 and used > allowed then
      perform internal.purge_deleted_assets(change.id, 0);
      select f.bytes into used from internal.workspace_files f where f.workspace_id = change.id;
      if used > allowed then
        raise sqlstate 'PT413' using message = 'This workspace has no room for more files.';
      end if;
    end if;
  end loop;
end
$$;

-- As in 0034, but only the product's own bucket is counted, an asset knows where its file is, and a file may go where its asset is.
create or replace function internal.follow_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op <> 'INSERT' and old.bucket_id = 'media') or (tg_op <> 'DELETE' and new.bucket_id = 'media') then
    perform internal.count_files(
      array[case when tg_op <> 'INSERT' and old.bucket_id = 'media' then old.path_tokens[1] end,
        case when tg_op <> 'DELETE' and new.bucket_id = 'media' then new.path_tokens[1] end],
      array[case when tg_op <> 'INSERT' then -(old.metadata ->> 'size')::bigint end,
        case when tg_op <> 'DELETE' then (new.metadata ->> 'size')::bigint end]);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.version <> old.version) then
    insert into internal.dropped_files (version) values (old.version) on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and (new.bucket_id, new.name, new.version) is distinct from (old.bucket_id, old.name, old.version) then
    if exists (select from public.assets a where a.object_id = new.id
      and (new.bucket_id <> 'media' or a.workspace_id::text <> new.path_tokens[1])) then
      raise sqlstate 'PT409' using message = 'A picture or file of a kit stays in its workspace.';
    end if;
    update public.assets a
    set path = new.name, mime_type = new.metadata ->> 'mimetype', bytes = (new.metadata ->> 'size')::bigint
    where a.object_id = new.id and (a.path, a.mime_type, a.bytes)
      is distinct from (new.name, new.metadata ->> 'mimetype', (new.metadata ->> 'size')::bigint);
  end if;
  return null;
end
$$;

-- The kit of a document moves with it.
create function internal.move_assets() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.assets a set workspace_id = new.workspace_id, client_id = null
  where a.content_id = new.id and a.workspace_id = old.workspace_id;
  update storage.objects o set name = new.workspace_id || substr(o.name, 37)
  from public.assets a
  where a.content_id = new.id and o.id = a.object_id and o.path_tokens[1] = old.workspace_id::text;
  return null;
end
$$;
create trigger move_assets after update of workspace_id on public.content
  for each row when (new.workspace_id is distinct from old.workspace_id) execute function internal.move_assets();

-- Housekeeping: deleted files after the given days; kits of documents that are neither there nor in the trash; and files whose page was
-- closed before it could say what they are.
create function internal.purge_assets(days integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  update public.assets a set deleted_at = now()
  where a.deleted_at is null and a.content_id is not null and a.client_id is null
    and a.updated_at < now() - make_interval(days => days)
    and not exists (select from public.content c where c.id = a.content_id)
    and not exists (select from public.trash t where t.id = a.content_id);
  delete from storage.objects o
  where o.bucket_id = 'media' and o.path_tokens[2] in ('kit', 'deleted')
    and o.updated_at < now() - make_interval(days => days)
    and not exists (select from public.assets a where a.object_id = o.id);
  return internal.purge_deleted_assets(null, days);
end
$$;
revoke execute on function internal.purge_assets(integer) from public;
