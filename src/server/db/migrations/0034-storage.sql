-- Files (docs/decisions/058). Table, column and function names follow Supabase's, so that policies can be moved in and out. A row is
-- the truth: its version names the bytes, which never change. New bytes have a new version, and bytes whose version no row names are
-- deleted.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key check (char_length(id) between 1 and 100),
  name text not null unique,
  owner uuid references auth.users on delete set null,
  owner_id text generated always as (owner::text) stored,
  public boolean not null default false,
  -- In bytes; null means the server's own limit.
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index buckets_owner_idx on storage.buckets (owner);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  -- By its bytes, so that a listing is sorted and searched by the index in every database.
  name text collate "C" not null check (octet_length(name) between 1 and 1024),
  owner uuid references auth.users on delete set null,
  owner_id text generated always as (owner::text) stored,
  -- size, mimetype, cacheControl and so on, as the server found them.
  metadata jsonb not null,
  -- What the uploader said about the file.
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now()
);
create unique index objects_name_key on storage.objects (bucket_id, name);
create index objects_owner_idx on storage.objects (owner);

create trigger touch_row before update on storage.buckets for each row execute function internal.touch_row();
create trigger touch_row before update on storage.objects for each row execute function internal.touch_row();

-- The folders of a name, its last part, and what follows the last period, for policies.
create function storage.foldername(name text) returns text[] language sql immutable set search_path = '' as $$
  select (string_to_array(foldername.name, '/'))[1:cardinality(string_to_array(foldername.name, '/')) - 1]
$$;
create function storage.filename(name text) returns text language sql immutable set search_path = '' as $$
  select (string_to_array(filename.name, '/'))[cardinality(string_to_array(filename.name, '/'))]
$$;
create function storage.extension(name text) returns text language sql immutable set search_path = '' as $$
  select reverse(split_part(reverse(storage.filename(extension.name)), '.', 1))
$$;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

-- Versions that no row names anymore. The server deletes their bytes, then the row here.
create table internal.dropped_files (
  version text primary key,
  dropped_at timestamptz not null default now()
);
-- The bytes of each workspace's files.
create table internal.workspace_files (
  workspace_id uuid primary key references public.workspaces on delete cascade,
  bytes bigint not null default 0
);
alter table internal.dropped_files enable row level security;
alter table internal.workspace_files enable row level security;

-- Only the storage API changes rows: whoever could set a version could read the bytes of somebody else's file.
create function internal.guard_storage() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role')
    and coalesce(current_setting('storage.served', true), '') <> 'yes' then
    raise insufficient_privilege using message = 'Files are changed through the storage API.';
  end if;
  return null;
end
$$;
create trigger guard_storage before insert or update or delete on storage.buckets
  for each statement execute function internal.guard_storage();
create trigger guard_storage before insert or update or delete on storage.objects
  for each statement execute function internal.guard_storage();

-- A workspace's files are counted with the row, and refused when they are too many. The files of the product are in the bucket media,
-- each in the folder of its workspace. Runs as its owner: nobody counts by any other way.
create function internal.count_files(workspaces text[], sizes bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant bigint := nullif(current_setting('storage.workspace_bytes', true), '')::bigint;
  change record;
  used bigint;
begin
  -- In one order, so that two who move files between the same workspaces wait for each other.
  for change in
    select w.id, sum(c.size)::bigint as size
    from unnest(workspaces, sizes) as c(workspace, size) join public.workspaces w on w.id::text = c.workspace
    group by w.id having sum(c.size) <> 0 order by w.id
  loop
    insert into internal.workspace_files as f (workspace_id, bytes) values (change.id, greatest(change.size, 0))
    on conflict (workspace_id) do update set bytes = greatest(f.bytes + change.size, 0) returning bytes into used;
    if change.size > 0 and used > allowed then
      raise sqlstate 'PT413' using message = 'This workspace has no room for more files.';
    end if;
  end loop;
end
$$;

create function internal.follow_file() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_moved boolean;
begin
  perform internal.count_files(
    array[case when tg_op <> 'INSERT' and old.bucket_id = 'media' then old.path_tokens[1] end,
      case when tg_op <> 'DELETE' and new.bucket_id = 'media' then new.path_tokens[1] end],
    array[case when tg_op <> 'INSERT' then -(old.metadata ->> 'size')::bigint end,
      case when tg_op <> 'DELETE' then (new.metadata ->> 'size')::bigint end]);
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.version <> old.version) then
    insert into internal.dropped_files (version) values (old.version) on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' then
    is_moved := (new.bucket_id, new.path_tokens[1]) is distinct from (old.bucket_id, old.path_tokens[1]);
    if is_moved and exists (select from public.assets a where a.object_id = new.id) then
      raise sqlstate 'PT409' using message = 'A picture or file of a kit stays in its workspace.';
    end if;
  end if;
  return null;
end
$$;
create trigger follow_file after insert or update or delete on storage.objects
  for each row execute function internal.follow_file();

-- A workspace's files go with it, and so do those of an account.
create function internal.drop_workspace_files() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.bucket_id = 'media' and starts_with(o.name, old.id::text || '/');
  return null;
end
$$;
create trigger drop_workspace_files after delete on public.workspaces
  for each row execute function internal.drop_workspace_files();

-- Pictures and files of releases and media kits. A document's HTML names an asset by its id, never by an address.
create table public.assets (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces on delete cascade,
  object_id uuid not null unique references storage.objects on delete cascade,
  -- Whose kit it is in. No foreign key to the document: an asset outlives its document's time in the trash.
  client_id uuid,
  content_id uuid,
  kind text not null default 'picture' check (kind in ('picture', 'logo', 'portrait', 'product', 'file')),
  file_name text not null check (char_length(file_name) between 1 and 255),
  caption text not null default '' check (char_length(caption) <= 2000),
  alt text not null default '' check (char_length(alt) <= 1000),
  credit text not null default '' check (char_length(credit) <= 300),
  rights text not null default '' check (char_length(rights) <= 1000),
  width integer check (width > 0),
  height integer check (height > 0),
  user_id uuid default auth.uid() references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (client_id, workspace_id) references public.clients (id, workspace_id) on delete set null (client_id)
);
create index assets_workspace_idx on public.assets (workspace_id, created_at desc, id);
create index assets_client_idx on public.assets (client_id) where client_id is not null;
create index assets_content_idx on public.assets (content_id) where content_id is not null;
create index assets_user_idx on public.assets (user_id);
create trigger touch_row before update on public.assets for each row execute function internal.touch_row();

-- A file that a document, a version, the trash or a review still shows is not deleted, except with its whole workspace.
create function internal.guard_used_asset() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  word constant text := old.id::text;
begin
  if exists (select from public.workspaces w where w.id = old.workspace_id) and (
    exists (select from public.content c where c.workspace_id = old.workspace_id and strpos(c.content, word) > 0)
    or exists (select from public.content_versions v join public.content c on c.id = v.content_id
      where c.workspace_id = old.workspace_id and strpos(v.content, word) > 0)
    or exists (select from public.trash t where t.workspace_id = old.workspace_id and strpos(t.content, word) > 0)
    or exists (select from public.trash_versions v join public.trash t on t.id = v.trash_id
      where t.workspace_id = old.workspace_id and strpos(v.content, word) > 0)
    or exists (select from public.reviews r where r.workspace_id = old.workspace_id and strpos(r.content, word) > 0)
  ) then
    raise sqlstate 'PT409' using message = 'This file is used in a document or one of its versions.';
  end if;
  return old;
end
$$;
create trigger guard_used_asset before delete on public.assets
  for each row execute function internal.guard_used_asset();

-- The file goes with its asset.
create function internal.drop_asset_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.id = old.object_id;
  return null;
end
$$;
create trigger drop_asset_file after delete on public.assets for each row execute function internal.drop_asset_file();

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table public.assets enable row level security;

grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
grant select, delete on public.assets to authenticated;
grant insert (workspace_id, object_id, client_id, content_id, kind, file_name, caption, alt, credit, rights, width, height)
  on public.assets to authenticated;
grant update (client_id, content_id, kind, file_name, caption, alt, credit, rights) on public.assets to authenticated;
grant select, insert, update, delete on public.assets, internal.dropped_files, internal.workspace_files to service_role;

insert into storage.buckets (id, name) values ('media', 'media');

-- Members read the files of their workspaces.
create policy media_select on storage.objects for select to authenticated
  using (bucket_id = 'media' and path_tokens[1] = any((select internal.my_workspaces('viewer')::text[])::text[]));
-- Editors add them, in the folder of the workspace.
create policy media_insert on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and cardinality(path_tokens) > 1
    and path_tokens[1] = any((select internal.my_workspaces('editor')::text[])::text[]));
-- Editors replace and move them, from and to workspaces of theirs.
create policy media_update on storage.objects for update to authenticated
  using (bucket_id = 'media' and path_tokens[1] = any((select internal.my_workspaces('editor')::text[])::text[]))
  with check (bucket_id = 'media' and cardinality(path_tokens) > 1
    and path_tokens[1] = any((select internal.my_workspaces('editor')::text[])::text[]));
-- Editors delete them.
create policy media_delete on storage.objects for delete to authenticated
  using (bucket_id = 'media' and path_tokens[1] = any((select internal.my_workspaces('editor')::text[])::text[]));

-- Members see the assets of their workspaces.
create policy members_select on public.assets for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Editors add them, for files of the same workspace.
create policy editors_insert on public.assets for insert to authenticated
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]) and exists (
    select from storage.objects o
    where o.id = object_id and o.bucket_id = 'media' and o.path_tokens[1] = workspace_id::text));
-- Editors describe and delete them.
create policy editors_update on public.assets for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
create policy editors_delete on public.assets for delete to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));

do $$
declare
  relation text;
begin
  foreach relation in array array['storage.buckets', 'storage.objects', 'public.assets'] loop
    -- With a verified second factor nothing works until this session has shown it (decision 5b).
    execute format('create policy assurance on %s as restrictive to authenticated
      using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()))', relation);
    -- The service may do everything.
    execute format('create policy service_all on %s to service_role using (true) with check (true)', relation);
  end loop;
  foreach relation in array array['internal.dropped_files', 'internal.workspace_files'] loop
    execute format('create policy service_all on %s to service_role using (true) with check (true)', relation);
  end loop;
end
$$;
