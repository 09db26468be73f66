-- By which address owners know the members they invited: two people can have the same name. Members see each other by name alone
-- (member_names).
create view public.member_addresses with (security_barrier) as
  select m.workspace_id, m.user_id, u.email
  from public.workspace_members m join auth.users u on u.id = m.user_id
  where (select auth.meets_assurance()) and coalesce(u.email, '') <> ''
    and m.workspace_id = any((select internal.my_workspaces('owner'))::uuid[]);
grant select on public.member_addresses to authenticated, service_role;
