-- Workspaces: who works together, and as what. Every account has a personal workspace that nobody else joins; a person alone
-- never notices it. Owners manage members, editors write, viewers read.
create table public.workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 80),
  -- The one person of a personal workspace; null for a shared one.
  personal_of uuid unique references auth.users on delete cascade,
  created_at timestamptz not null default now()
);

create table public.workspace_members (
  workspace_id uuid not null references public.workspaces on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
-- Asked by every request: the workspaces of one person, with the role.
create index workspace_members_user_idx on public.workspace_members (user_id, workspace_id, role);

-- One open invitation for an address and workspace. The link and the code are kept as hashes.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces on delete cascade,
  email text not null check (char_length(email) <= 320),
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash text not null unique,
  code_hash text not null,
  invited_by uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references auth.users on delete cascade
);
create unique index invitations_open_key on public.invitations (workspace_id, email) where accepted_at is null;
create index invitations_email_idx on public.invitations (email) where accepted_at is null;
create index invitations_invited_by_idx on public.invitations (invited_by);
create index invitations_accepted_by_idx on public.invitations (accepted_by);

-- Who was a member once: they are told so, while a stranger learns nothing.
create table internal.former_members (
  workspace_id uuid not null references public.workspaces on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  left_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index former_members_user_idx on internal.former_members (user_id);

-- The caller's workspaces in which they are at least what is needed: 'viewer', 'editor' or 'owner'. Runs as its owner, because
-- the policies of workspace_members ask it themselves.
create function internal.my_workspaces(needed text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(m.workspace_id), '{}') from public.workspace_members m
  where m.user_id = auth.uid() and (needed = 'viewer' or m.role = 'owner' or m.role = needed)
$$;
create function internal.personal_workspace(person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select w.id from public.workspaces w where w.personal_of = person
$$;

-- Lets a caller pass who is at least what is needed in the workspace; tells everybody else why not. Somebody who was never
-- a member is told the same about a workspace that exists and one that doesn't.
create function internal.require_role(workspace uuid, needed text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not auth.meets_assurance() then
    raise insufficient_privilege using message = 'Please confirm your second factor first.';
  end if;
  if workspace = any(internal.my_workspaces(needed)) then
    return;
  end if;
  if workspace = any(internal.my_workspaces('viewer')) then
    raise sqlstate 'PT403' using message = case needed
      when 'owner' then 'Only an owner of this workspace can do this.'
      else 'You can view this workspace, but you can''t change it.' end;
  end if;
  if exists (select from internal.former_members f where f.workspace_id = workspace and f.user_id = auth.uid()) then
    raise sqlstate 'PT403' using message = 'You no longer have access to this workspace.';
  end if;
  raise sqlstate 'PT404' using message = 'This workspace does not exist.';
end
$$;

-- The caller's role in a workspace, or the reason why there is none.
create function public.my_role(workspace_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform internal.require_role(my_role.workspace_id, 'viewer');
  return (select m.role from public.workspace_members m
    where m.workspace_id = my_role.workspace_id and m.user_id = auth.uid());
end
$$;

-- Every new account gets its personal workspace, whichever path made it.
create function internal.create_personal_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform internal.give_personal_workspace(new.id);
  return new;
end
$$;
create function internal.give_personal_workspace(person uuid) returns void
language sql set search_path = '' as $$
  insert into public.workspaces (name, personal_of) values ('Personal', person) on conflict (personal_of) do nothing;
  insert into public.workspace_members (workspace_id, user_id, role)
  select w.id, person, 'owner' from public.workspaces w where w.personal_of = person on conflict do nothing;
$$;
create trigger create_personal_workspace after insert on auth.users
  for each row execute function internal.create_personal_workspace();
-- Accounts from before. Giving twice changes nothing.
select internal.give_personal_workspace(u.id) from auth.users u;

-- A shared workspace, its maker the first owner.
create function public.create_workspace(name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  cleaned text := btrim(regexp_replace(coalesce(create_workspace.name, ''), '[[:cntrl:][:space:]\u00a0]+', ' ', 'g'));
  made uuid;
begin
  if auth.uid() is null or not auth.meets_assurance() then
    raise insufficient_privilege using message = 'Please sign in first.';
  end if;
  if char_length(cleaned) not between 1 and 80 then
    raise sqlstate 'PT400' using message = 'Give the workspace a name of up to 80 characters.';
  end if;
  -- One at a time for each person, so that the limit holds.
  perform from auth.users u where u.id = auth.uid() for no key update;
  if (select count(*) from public.workspace_members m where m.user_id = auth.uid() and m.role = 'owner') > 50 then
    raise sqlstate 'PT409' using message = 'You own 50 workspaces already.';
  end if;
  insert into public.workspaces (name) values (cleaned) returning id into made;
  insert into public.workspace_members (workspace_id, user_id, role) values (made, auth.uid(), 'owner');
  return made;
end
$$;

-- A workspace always has an owner. The workspace's row is the lock: two owners who leave, or demote each other, go one after
-- the other. Runs as its owner to see every member.
create function internal.guard_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.workspaces w where w.id = old.workspace_id for update;
  -- Without the workspace its members go as well.
  if found and old.role = 'owner' and (tg_op = 'DELETE' or new.role <> 'owner') and not exists (
    select from public.workspace_members m
    where m.workspace_id = old.workspace_id and m.role = 'owner' and m.user_id <> old.user_id
  ) then
    raise sqlstate 'PT409' using message = 'A workspace needs an owner. Make someone else an owner first.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger guard_last_owner before update or delete on public.workspace_members
  for each row execute function internal.guard_last_owner();

-- Remembers who left. Invitations of somebody who is not an owner any more are void: otherwise a removed owner could come
-- back through one.
create function internal.note_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from internal.former_members f where f.workspace_id = new.workspace_id and f.user_id = new.user_id;
    return null;
  end if;
  if tg_op = 'DELETE' or new.role <> 'owner' then
    delete from public.invitations i
    where i.workspace_id = old.workspace_id and i.invited_by = old.user_id and i.accepted_at is null;
  end if;
  if tg_op = 'DELETE' then
    insert into internal.former_members (workspace_id, user_id)
    select w.id, u.id from public.workspaces w, auth.users u
    where w.id = old.workspace_id and u.id = old.user_id on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger note_membership after insert or update or delete on public.workspace_members
  for each row execute function internal.note_membership();

-- Who may see whom: the people of one's own workspaces, by name alone. Who has none is named by the part of the address
-- before the @. Former members keep their name beside what they wrote.
create view public.member_names with (security_barrier) as
  select u.id as user_id,
    coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), split_part(u.email, '@', 1), '') as name
  from auth.users u
  where (select auth.meets_assurance()) and u.id in (
    select m.user_id from public.workspace_members m
    where m.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[])
    union all
    select f.user_id from internal.former_members f
    where f.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));

alter table public.workspaces enable row level security;
alter table public.workspace_members enable row level security;
alter table public.invitations enable row level security;
alter table internal.former_members enable row level security;

grant select, delete on public.workspaces, public.workspace_members to authenticated;
grant update (name) on public.workspaces to authenticated;
grant update (role) on public.workspace_members to authenticated;
-- Everything but the hashes. Invitations are written by functions alone.
grant select (id, workspace_id, email, role, invited_by, created_at, expires_at, accepted_at, accepted_by), delete
  on public.invitations to authenticated;
grant select on public.member_names to authenticated, service_role;
grant select, insert, update, delete on public.workspaces, public.workspace_members, public.invitations,
  internal.former_members to service_role;
grant execute on function internal.my_workspaces(text), internal.personal_workspace(uuid),
  internal.require_role(uuid, text), public.my_role(uuid), public.create_workspace(text) to authenticated, service_role;

-- Members see their workspaces.
create policy members_select on public.workspaces for select to authenticated
  using (id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Owners rename them.
create policy owners_update on public.workspaces for update to authenticated
  using (id = any((select internal.my_workspaces('owner'))::uuid[]))
  with check (id = any((select internal.my_workspaces('owner'))::uuid[]));
-- Owners delete shared ones; a trigger (0024) says that no document may be in them.
create policy owners_delete on public.workspaces for delete to authenticated
  using (personal_of is null and id = any((select internal.my_workspaces('owner'))::uuid[]));

-- Members see each other.
create policy members_select on public.workspace_members for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
-- Owners change roles.
create policy owners_update on public.workspace_members for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('owner'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('owner'))::uuid[]));
-- Owners remove members, and everybody may leave.
create policy owners_delete on public.workspace_members for delete to authenticated
  using (user_id = (select auth.uid()) or workspace_id = any((select internal.my_workspaces('owner'))::uuid[]));

-- Owners see the invitations to their workspaces.
create policy owners_select on public.invitations for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('owner'))::uuid[]));
-- Owners take them back.
create policy owners_delete on public.invitations for delete to authenticated
  using (workspace_id = any((select internal.my_workspaces('owner'))::uuid[]));

-- With a verified second factor nothing works until this session has shown it (decision 5b).
create policy assurance on public.workspaces as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.workspace_members as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.invitations as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));

-- The service may do everything. Nobody else reaches former_members.
create policy service_all on public.workspaces to service_role using (true) with check (true);
create policy service_all on public.workspace_members to service_role using (true) with check (true);
create policy service_all on public.invitations to service_role using (true) with check (true);
create policy service_all on internal.former_members to service_role using (true) with check (true);
