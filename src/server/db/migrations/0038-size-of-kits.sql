-- A kit is read whole for every release and every export, so it has a size: 200 boilerplates, 500 people. The client's row is the
-- lock, so that the limit holds.
create function internal.guard_kit_size() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  there integer;
  most constant integer := tg_argv[0]::integer;
begin
  perform from public.clients c where c.id = new.client_id for no key update;
  execute format('select count(*) from (select from public.%I where client_id = $1 limit $2) as found', tg_table_name)
    into there using new.client_id, most;
  if there >= most then
    raise sqlstate 'PT409' using message = format('This kit already has %s of these.', most);
  end if;
  return new;
end
$$;
create trigger guard_kit_size before insert on public.client_texts
  for each row execute function internal.guard_kit_size(200);
create trigger guard_kit_size before insert on public.client_people
  for each row execute function internal.guard_kit_size(500);
