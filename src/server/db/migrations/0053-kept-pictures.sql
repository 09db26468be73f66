-- A picture of a release never changes and never moves, whoever asks and by whichever way: versions show what was approved. A policy
-- (0039) says so to the storage API; this says it to functions that run with more rights, too.
create function internal.guard_picture() returns trigger language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'A picture of a release can’t be changed or moved.';
end
$$;
create trigger guard_picture before update on storage.objects for each row
  when (internal.is_picture(old.bucket_id, old.path_tokens)
    and (new.bucket_id, new.name, new.version) is distinct from (old.bucket_id, old.name, old.version))
  execute function internal.guard_picture();

-- A kit's document is in its workspace, or in its trash.
create function internal.require_kit_document(workspace uuid, document uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if document is not null
    and not exists (select from public.content c where c.id = document and c.workspace_id = workspace)
    and not exists (select from public.trash t where t.id = document and t.workspace_id = workspace) then
    raise sqlstate 'PT404' using message = 'This workspace has no such document.';
  end if;
end
$$;
revoke execute on function internal.require_kit_document(uuid, uuid) from public;

-- As in 0040, but an asset is for its own file alone: through one for another file, that file could be renamed and deleted. And its
-- document is checked before it is locked.
create or replace function internal.fill_asset() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500;
begin
  select o.name, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint into new.path, new.mime_type, new.bytes
  from storage.objects o where o.id = new.object_id and o.bucket_id = 'media';
  if new.path is distinct from format('%s/kit/%s', new.workspace_id, new.id) then
    raise insufficient_privilege using message = 'A file of a kit is named after its asset.';
  end if;
  if new.bytes = 0 then
    raise sqlstate 'PT422' using message = 'This file is empty.';
  end if;
  perform internal.require_kit_document(new.workspace_id, new.content_id);
  perform from public.clients c where c.id = new.client_id for no key update;
  perform from public.content c where c.id = new.content_id for no key update;
  if (select count(*) from public.assets a where a.client_id = new.client_id and a.deleted_at is null) >= most
    or (select count(*) from public.assets a where a.content_id = new.content_id and a.deleted_at is null) >= most then
    raise sqlstate 'PT409' using message = format('This kit already has %s files.', most);
  end if;
  return new;
end
$$;

create function internal.guard_kit_document() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform internal.require_kit_document(new.workspace_id, new.content_id);
  return new;
end
$$;
create trigger guard_kit_document before update of content_id on public.assets for each row
  when (new.content_id is distinct from old.content_id) execute function internal.guard_kit_document();
