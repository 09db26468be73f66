-- When old things were last looked for, and until when nothing may be deleted for good. By the database's time alone. One row.
create table internal.housekeeping (
  is_only boolean primary key default true check (is_only),
  last_run_at timestamptz not null,
  deletes_from timestamptz not null
);
alter table internal.housekeeping enable row level security;
-- No policy names anon or authenticated: this is the service's own.
grant select, insert, update, delete on internal.housekeeping to service_role;
create policy service_all on internal.housekeeping to service_role using (true) with check (true);
