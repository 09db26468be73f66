-- Pictures of releases (docs/decisions/063). A picture is a file {workspace}/pictures/{id} in the bucket media, and a document's HTML names
-- it by that id. Documents of one workspace share their pictures: a copy, a version and a restored text name the same file.

-- Two rows may have the same bytes: a document that moves takes its pictures along, and those who stay keep theirs. Bytes are deleted when
-- no row names them (stores/dropped-files.ts).
alter table storage.objects drop constraint objects_version_key;
create index objects_version_idx on storage.objects (version);

create function internal.is_picture(bucket_id text, path_tokens text[]) returns boolean
language sql immutable set search_path = '' as $$
  select is_picture.bucket_id = 'media' and is_picture.path_tokens[2] = 'pictures'
$$;
grant execute on function internal.is_picture(text, text[]) to anon, authenticated, service_role;

-- A picture has an id for a name and is of a kind that every browser shows. Permission is asked before the type is known.
create policy pictures_insert on storage.objects as restrictive for insert to authenticated
  with check (not internal.is_picture(bucket_id, path_tokens) or (
    cardinality(path_tokens) = 3
    and path_tokens[3] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and metadata ->> 'mimetype' in
      ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/octet-stream')));
-- A picture never changes and never moves: versions show what was approved.
create policy pictures_update on storage.objects as restrictive for update to authenticated
  using (not internal.is_picture(bucket_id, path_tokens))
  with check (not internal.is_picture(bucket_id, path_tokens));

-- The ids of the pictures in a text.
create function internal.pictures_of(html text) returns setof text language sql immutable set search_path = '' as $$
  select found[1] from regexp_matches(html, 'data-picture="([0-9a-f-]{36})"', 'g') as found
$$;
revoke execute on function internal.pictures_of(text) from public;

-- Whether a document, a version, the trash or a review of the workspace shows the picture.
create function internal.is_picture_used(workspace uuid, picture text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.content c where c.workspace_id = workspace and strpos(c.content, picture) > 0)
    or exists (select from public.content_versions v join public.content c on c.id = v.content_id
      where c.workspace_id = workspace and strpos(v.content, picture) > 0)
    or exists (select from public.trash t where t.workspace_id = workspace and strpos(t.content, picture) > 0)
    or exists (select from public.trash_versions v join public.trash t on t.id = v.trash_id
      where t.workspace_id = workspace and strpos(v.content, picture) > 0)
    or exists (select from public.reviews r where r.workspace_id = workspace and strpos(r.content, picture) > 0)
$$;
revoke execute on function internal.is_picture_used(uuid, text) from public;

-- A picture that is used is not deleted, except with its whole workspace.
create function internal.guard_used_picture() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if internal.is_picture(old.bucket_id, old.path_tokens)
    and exists (select from public.workspaces w where w.id::text = old.path_tokens[1])
    and internal.is_picture_used(old.path_tokens[1]::uuid, old.path_tokens[3]) then
    raise sqlstate 'PT409' using message = 'This picture is used in a document or one of its versions.';
  end if;
  return old;
end
$$;
create trigger guard_used_picture before delete on storage.objects
  for each row when (old.bucket_id = 'media') execute function internal.guard_used_picture();

-- The pictures of a document that moves to another workspace are there as well.
create function internal.copy_pictures() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.objects (bucket_id, name, owner, metadata, user_metadata, version)
  select o.bucket_id, new.workspace_id || '/pictures/' || used.id, o.owner, o.metadata, o.user_metadata, o.version
  from (
    select internal.pictures_of(new.content) as id
    union select internal.pictures_of(v.content) from public.content_versions v where v.content_id = new.id
  ) as used
  join storage.objects o on o.bucket_id = 'media' and o.name = old.workspace_id || '/pictures/' || used.id
  on conflict (bucket_id, name) do nothing;
  return null;
end
$$;
create trigger copy_pictures after update of workspace_id on public.content
  for each row when (new.workspace_id is distinct from old.workspace_id) execute function internal.copy_pictures();

-- Pictures that nothing uses, since when. Somebody may undo: they are deleted after some days.
create table internal.unused_pictures (
  object_id uuid primary key references storage.objects on delete cascade,
  since timestamptz not null default now()
);
alter table internal.unused_pictures enable row level security;
grant select, insert, update, delete on internal.unused_pictures to service_role;
create policy service_all on internal.unused_pictures to service_role using (true) with check (true);

-- Notes the pictures that nothing uses and deletes those that nothing has used for the given days. Returns how many it deleted.
create function internal.sweep_pictures(days integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  mark constant text := 'data-picture="';
  used constant text[] := array(
    select text.workspace_id || '/pictures/' || internal.pictures_of(text.html)
    from (
      select c.workspace_id, c.content as html from public.content c
      union all select c.workspace_id, v.content from public.content_versions v join public.content c on c.id = v.content_id
      union all select t.workspace_id, t.content from public.trash t
      union all select t.workspace_id, v.content from public.trash_versions v join public.trash t on t.id = v.trash_id
      union all select r.workspace_id, r.content from public.reviews r
    ) as text
    where strpos(text.html, mark) > 0);
  deleted integer;
begin
  delete from internal.unused_pictures n using storage.objects o where o.id = n.object_id and o.name = any(used);
  delete from storage.objects o using internal.unused_pictures n
  where n.object_id = o.id and n.since < now() - make_interval(days => days);
  get diagnostics deleted = row_count;
  insert into internal.unused_pictures (object_id)
  select o.id from storage.objects o
  where internal.is_picture(o.bucket_id, o.path_tokens) and o.name <> all(used)
  on conflict do nothing;
  return deleted;
end
$$;
revoke execute on function internal.sweep_pictures(integer) from public;
