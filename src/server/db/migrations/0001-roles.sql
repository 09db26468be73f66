-- The three roles a request can run as. Roles belong to the whole cluster, so another database or a process
-- starting at the same moment may have made them already; and a managed PostgreSQL gives us no superuser.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- made by somebody else in the meantime
    end;
    begin
      execute format('grant %I to current_user', wanted);
    exception when insufficient_privilege then
      if not pg_has_role(current_user, wanted, 'member') then
        raise exception 'The database user % may not switch to the role %. Let an administrator run: grant % to %;',
          current_user, wanted, wanted, current_user;
      end if;
    end;
  end loop;
end
$$;

-- Nothing is open by default: every grant is written out. (Default privileges of one schema cannot take away
-- what the global ones give, hence without "in schema".)
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers of our own that no client may call by name: this schema is never exposed.
-- (the schema itself is made by the migrator, which keeps its list there)
grant usage on schema internal to anon, authenticated, service_role;
