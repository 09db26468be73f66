-- A client's name is used once in a workspace, whatever its capitals and spaces: menus, file names and the newsroom check know
-- clients by it. Archived clients count, since their documents still show the name (docs/decisions/068).
create function internal.client_key(name text) returns text language sql immutable set search_path = '' as $$
  select lower(btrim(regexp_replace(name, '[[:space:]\u00a0]+', ' ', 'g')))
$$;
grant execute on function internal.client_key(text) to authenticated, service_role;

-- Of clients that share a name, the oldest active one keeps it. The others get a number, and keep the name as another spelling.
do $$
declare
  twin record;
  number integer;
  numbered text;
begin
  for twin in
    select d.* from (
      select c.id, c.workspace_id, btrim(c.name) as name, row_number() over (
        partition by c.workspace_id, internal.client_key(c.name)
        order by c.archived_at is not null, c.created_at, c.id) as place
      from public.clients c) as d
    where d.place > 1
    order by d.workspace_id, d.place, d.id
  loop
    number := 1;
    loop
      number := number + 1;
      numbered := left(twin.name, 110) || ' (' || number || ')';
      exit when not exists (select from public.clients c where c.workspace_id = twin.workspace_id
        and internal.client_key(c.name) = internal.client_key(numbered));
    end loop;
    update public.clients c set name = numbered,
      other_names = case when cardinality(c.other_names) < 50 and not twin.name = any(c.other_names)
        then c.other_names || twin.name else c.other_names end
    where c.id = twin.id;
  end loop;
end
$$;

create unique index clients_name_idx on public.clients (workspace_id, internal.client_key(name));

-- Tells the user which client has the name. It reads as the caller, so it tells nothing about clients they can't see; the index
-- judges two requests at once.
create function internal.name_client() returns trigger language plpgsql set search_path = '' as $$
declare
  twin record;
begin
  select c.name, c.archived_at is not null as is_archived into twin from public.clients c
  where c.workspace_id = new.workspace_id and internal.client_key(c.name) = internal.client_key(new.name) and c.id <> new.id;
  if found then
    raise sqlstate 'PT409' using message = case when twin.is_archived
      then 'You already have an archived client named “' || twin.name || '”. Restore it, or choose another name.'
      else 'You already have a client named “' || twin.name || '”. Choose another name, such as one with the city or division.' end;
  end if;
  return new;
end
$$;
create trigger name_client before insert or update of name on public.clients
  for each row execute function internal.name_client();
