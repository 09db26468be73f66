-- Clients of a workspace with their kits: the facts, names and texts that belong to one client and never reach another's releases.

-- A list of short texts: no blanks, none too long, not too many.
create function internal.is_short_list(items text[], most integer, longest integer) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(items) <= most
    and not exists (select from unnest(items) as item where item is null or char_length(item) not between 1 and longest)
$$;
grant execute on function internal.is_short_list(text[], integer, integer) to authenticated, service_role;

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  -- Other spellings of the name.
  other_names text[] not null default '{}' check (internal.is_short_list(other_names, 50, 120)),
  color text not null default '#5C564C' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  style text not null default 'ap' check (style in ('ap', 'british')),
  -- The wire profile of the newsroom check; null means any wire.
  wire text check (char_length(wire) <= 60),
  -- The city that new datelines begin with.
  city text check (char_length(city) <= 120),
  product_names text[] not null default '{}' check (internal.is_short_list(product_names, 200, 120)),
  never_say text[] not null default '{}' check (internal.is_short_list(never_say, 200, 120)),
  -- Why not, by word.
  never_say_reasons jsonb not null default '{}'
    check (jsonb_typeof(never_say_reasons) = 'object' and octet_length(never_say_reasons::text) <= 50000),
  -- Archiving hides a client and never deletes anything.
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- For documents, which name both: a client of another workspace cannot be theirs.
  unique (id, workspace_id)
);
create index clients_list_idx on public.clients (workspace_id, name, id);

-- Boilerplates.
create table public.client_texts (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients on delete cascade,
  label text not null check (char_length(btrim(label)) between 1 and 120),
  text text not null check (octet_length(text) <= 50000),
  approved_by text check (char_length(approved_by) <= 120),
  approved_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index client_texts_client_idx on public.client_texts (client_id, label, id);

-- Spokespeople and media contacts.
create table public.client_people (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.clients on delete cascade,
  kind text not null check (kind in ('spokesperson', 'contact')),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  title text not null default '' check (char_length(title) <= 200),
  -- Whether quotes may be attributed to them.
  quotable boolean not null default true,
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index client_people_client_idx on public.client_people (client_id, kind, name, id);

-- updated_at is ours alone and strictly rises.
create function internal.touch_row() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;
create trigger touch_row before update on public.clients for each row execute function internal.touch_row();
create trigger touch_row before update on public.client_texts for each row execute function internal.touch_row();
create trigger touch_row before update on public.client_people for each row execute function internal.touch_row();

alter table public.clients enable row level security;
alter table public.client_texts enable row level security;
alter table public.client_people enable row level security;

-- A client is archived and never deleted, and stays in its workspace.
grant select on public.clients to authenticated;
grant insert (workspace_id, name, other_names, color, style, wire, city, product_names, never_say, never_say_reasons, archived_at)
  on public.clients to authenticated;
grant update (name, other_names, color, style, wire, city, product_names, never_say, never_say_reasons, archived_at)
  on public.clients to authenticated;
grant select, delete on public.client_texts, public.client_people to authenticated;
grant insert (client_id, label, text, approved_by, approved_on), update (label, text, approved_by, approved_on)
  on public.client_texts to authenticated;
grant insert (client_id, kind, name, title, quotable, email, phone), update (kind, name, title, quotable, email, phone)
  on public.client_people to authenticated;
grant select, insert, update, delete on public.clients, public.client_texts, public.client_people to service_role;

-- Members see the clients of their workspaces.
create policy members_select on public.clients for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Editors add them.
create policy editors_insert on public.clients for insert to authenticated
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
-- Editors change and archive them.
create policy editors_update on public.clients for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));

do $$
declare
  relation text;
begin
  foreach relation in array array['public.client_texts', 'public.client_people'] loop
    -- Who sees a client sees its kit.
    execute format('create policy members_select on %s for select to authenticated
      using (exists (select from public.clients c where c.id = client_id))', relation);
    -- Editors write and delete what is in the kit.
    execute format('create policy editors_insert on %s for insert to authenticated
      with check (exists (select from public.clients c where c.id = client_id
        and c.workspace_id = any((select internal.my_workspaces(''editor''))::uuid[])))', relation);
    execute format('create policy editors_update on %s for update to authenticated
      using (exists (select from public.clients c where c.id = client_id
        and c.workspace_id = any((select internal.my_workspaces(''editor''))::uuid[])))', relation);
    execute format('create policy editors_delete on %s for delete to authenticated
      using (exists (select from public.clients c where c.id = client_id
        and c.workspace_id = any((select internal.my_workspaces(''editor''))::uuid[])))', relation);
  end loop;
  foreach relation in array array['public.clients', 'public.client_texts', 'public.client_people'] loop
    -- With a verified second factor nothing works until this session has shown it (decision 5b).
    execute format('create policy assurance on %s as restrictive to authenticated
      using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()))', relation);
    -- The service may do everything.
    execute format('create policy service_all on %s to service_role using (true) with check (true)', relation);
  end loop;
end
$$;
