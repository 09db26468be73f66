-- How many bytes the files of a workspace have, and how many it may have (null: any number), for its members. Without a workspace: the
-- caller's own.
create function public.storage_use(workspace_id uuid default null) returns table (used bigint, allowed bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  target constant uuid := coalesce(storage_use.workspace_id, internal.personal_workspace(auth.uid()));
begin
  perform internal.require_role(target, 'viewer');
  return query select coalesce((select f.bytes from internal.workspace_files f where f.workspace_id = target), 0),
    nullif(current_setting('storage.workspace_bytes', true), '')::bigint;
end
$$;
revoke execute on function public.storage_use(uuid) from public;
grant execute on function public.storage_use(uuid) to authenticated, service_role;
