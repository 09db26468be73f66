-- Live pages: which changes of rows are announced, who may hear them, and who may join a private channel (docs/decisions/059).
-- An announcement names the row and nothing else; every listener's own rights decide what of it they get to see.
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- The topic of the private channel that somebody wants to join, for policies.
create function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
-- The id in a topic such as "workspace:{id}"; null for any other kind of topic.
create function realtime.topic_id(kind text) returns uuid language sql stable set search_path = '' as $$
  select case when realtime.topic() ~ ('^' || kind || ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
    then split_part(realtime.topic(), ':', 2)::uuid end
$$;
grant execute on function realtime.topic(), realtime.topic_id(text) to anon, authenticated, service_role;

-- Its policies say who may read (select) and send (insert) on a private channel; extension is 'broadcast' or 'presence'. The table
-- itself stays empty: messages travel, they aren't stored.
create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean not null default true,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table realtime.messages enable row level security;
-- Members follow workspace:{id}, and document:{id} of the documents that they can read.
create policy members_select on realtime.messages for select to authenticated
  using (realtime.topic_id('workspace') = any((select internal.my_workspaces('viewer'))::uuid[])
    or exists (select from public.content c where c.id = realtime.topic_id('document')));
-- Members show that they are there; editors also send messages.
create policy members_presence on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (
    realtime.topic_id('workspace') = any((select internal.my_workspaces('viewer'))::uuid[])
    or exists (select from public.content c where c.id = realtime.topic_id('document'))));
create policy editors_broadcast on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and (
    realtime.topic_id('workspace') = any((select internal.my_workspaces('editor'))::uuid[])
    or exists (select from public.content c where c.id = realtime.topic_id('document')
      and c.workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))));
-- With a verified second factor nothing works until this session has shown it (decision 5b).
create policy assurance on realtime.messages as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
-- The service may do everything.
create policy service_all on realtime.messages to service_role using (true) with check (true);

-- Messages between processes that are too long for a notification: fetched by id, gone after a minute. Losing them in a crash
-- loses nothing, because the sockets are gone as well.
create unlogged table internal.realtime_payloads (
  id bigint generated always as identity primary key,
  payload text not null,
  created_at timestamptz not null default now()
);
alter table internal.realtime_payloads enable row level security;
grant select, insert, delete on internal.realtime_payloads to service_role;
-- No policy names anon or authenticated: this is the service's own.
create policy service_all on internal.realtime_payloads to service_role using (true) with check (true);

-- The policies of a table for one command ('r' select, 'a' insert) and the current role, as one expression over a row of it.
create function internal.policy_expression(relation regclass, command "char") returns text
language sql stable set search_path = '' as $$
  select case
    when not row_security_active(relation) then 'true'
    else coalesce('(' || string_agg('(' || rule || ')', ' or ') filter (where polpermissive) || ')', 'false')
      || coalesce(' and ' || string_agg('(' || rule || ')', ' and ') filter (where not polpermissive), '')
  end
  from (
    select polpermissive, coalesce(
      case when command = 'a' then pg_get_expr(coalesce(polwithcheck, polqual), polrelid) else pg_get_expr(polqual, polrelid) end,
      'true') as rule
    from pg_catalog.pg_policy
    where polrelid = relation and polcmd in (command, '*')
      and (polroles = '{0}' or (select oid from pg_catalog.pg_roles where rolname = current_user) = any(polroles))
  ) as rules
$$;

-- Who could see rows that no longer exist: judged by the table's policies on what is known of them. `items` and `callers` are lists;
-- the answer pairs their positions. Every function from here on takes on the claims it is given, so it must never be
-- callable by a client: the schema "internal" isn't exposed.
create function internal.see_deleted(relation regclass, items jsonb, callers jsonb) returns table (caller int, item int)
language plpgsql stable set search_path = '' as $$
declare
  query text := format(
    'select $2, (position - 1)::int from (select r.*, position from jsonb_array_elements($1) with ordinality as e(value, position), '
    || 'jsonb_populate_record(null::%s, value) as r) as %I where %s',
    relation, (select relname from pg_catalog.pg_class where oid = relation), internal.policy_expression(relation, 'r'));
begin
  for place in 0 .. jsonb_array_length(callers) - 1 loop
    perform set_config('request.jwt.claims', (callers -> place)::text, true);
    return query execute query using items, place;
  end loop;
end
$$;

-- What each of the requests ({claims, topic}) may do on its private channel.
create function internal.channel_access(requests jsonb)
returns table (request int, reads_broadcast boolean, reads_presence boolean, sends_broadcast boolean, sends_presence boolean)
language plpgsql stable set search_path = '' as $$
declare
  query text := format(
    'select $2, bool_or(%1$s) filter (where extension = ''broadcast''), bool_or(%1$s) filter (where extension = ''presence''), '
    || 'bool_or(%2$s) filter (where extension = ''broadcast''), bool_or(%2$s) filter (where extension = ''presence'') '
    || 'from jsonb_populate_recordset(null::realtime.messages, $1) as messages',
    internal.policy_expression('realtime.messages', 'r'), internal.policy_expression('realtime.messages', 'a'));
  topic text;
begin
  for place in 0 .. jsonb_array_length(requests) - 1 loop
    topic := requests -> place ->> 'topic';
    perform set_config('request.jwt.claims', (requests -> place -> 'claims')::text, true),
      set_config('realtime.topic', topic, true);
    return query execute query using jsonb_build_array(
      jsonb_build_object('topic', topic, 'extension', 'broadcast', 'private', true),
      jsonb_build_object('topic', topic, 'extension', 'presence', 'private', true)), place;
  end loop;
end
$$;

-- Announces every change of a table from now on: name, operation, moment, key and ids of the row. Called once for a new table; a second
-- call takes on changed columns. Makes two functions, so that nothing is put together while people save: one is the trigger,
-- the other tells which of the callers see which rows.
create function internal.watch_changes(relation regclass) returns void
language plpgsql set search_path = '' as $$
declare
  place text;
  title text;
  keys text[];
  known text[];
begin
  select n.nspname, c.relname into place, title
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = relation;
  select array_agg(a.attname::text order by a.attnum) into keys
  from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
  where i.indrelid = relation and i.indisprimary;
  if keys is null then
    raise exception 'The table % has no primary key.', relation;
  end if;
  -- What a deleted row is judged by: its ids, and whatever else its policies look at.
  select array_agg(a.attname::text order by a.attnum) into known
  from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
    and (a.attname = any(keys) or a.atttypid = 'pg_catalog.uuid'::regtype or exists (
      select from pg_catalog.pg_depend d join pg_catalog.pg_policy p on p.oid = d.objid
      where d.classid = 'pg_catalog.pg_policy'::regclass and d.refclassid = 'pg_catalog.pg_class'::regclass
        and p.polrelid = relation and d.refobjid = relation and d.refobjsubid = a.attnum));
  execute format($made$
    create or replace function internal.%1$I() returns trigger language plpgsql set search_path = '' as $body$
    declare
      note text;
    begin
      if tg_op = 'DELETE' then
        note := json_build_array(%2$L, %3$L, tg_op, now(), json_build_object(%4$s))::text;
      else
        note := json_build_array(%2$L, %3$L, tg_op, now(), json_build_object(%5$s))::text;
      end if;
      -- A notification has 8,000 bytes. Without the row listeners are told to read the table again.
      if octet_length(note) > 7900 then
        note := json_build_array(%2$L, %3$L, tg_op, now(), null)::text;
      end if;
      perform pg_notify('realtime_changes', note);
      return null;
    end
    $body$
    $made$,
    'changed_' || title, place, title,
    (select string_agg(format('%L, old.%I', name, name), ', ') from unnest(known) as name),
    (select string_agg(format('%L, new.%I', name, name), ', ') from unnest(known) as name));
  execute format($made$
    create or replace function internal.%1$I(items jsonb, callers jsonb) returns table (caller int, item int)
    language plpgsql stable set search_path = '' as $body$
    begin
      for place in 0 .. jsonb_array_length(callers) - 1 loop
        perform set_config('request.jwt.claims', (callers -> place)::text, true);
        return query select place, k.item from jsonb_to_recordset(items) as k(item int, %2$s) join %3$s t on %4$s;
      end loop;
    end
    $body$
    $made$,
    'visible_' || title,
    (select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ')
     from pg_catalog.pg_attribute a where a.attrelid = relation and a.attname = any(keys)),
    relation,
    (select string_agg(format('t.%I = k.%I', name, name), ' and ') from unnest(keys) as name));
  execute format('grant execute on function internal.%I(jsonb, jsonb) to anon, authenticated, service_role', 'visible_' || title);
  execute format('create or replace trigger note_change after insert or update or delete on %s
    for each row execute function internal.%I()', relation, 'changed_' || title);
end
$$;

-- The rows of a table that at least one of the callers sees, each read with the rights of the first who does: the columns that
-- are asked for, and which of the conditions hold (SQL over t.<column>, with values from $2). One snapshot for all of it.
create function internal.read_changed(
  relation regclass, items jsonb, selection text, conditions text, operands jsonb, callers jsonb
) returns table (item int, viewers int[], record jsonb, matches boolean[])
language plpgsql stable set search_path = '' as $$
declare
  query text := format(
    'select i.item, (select to_jsonb(r) from (select %s) as r), array[%s]::boolean[] '
    || 'from jsonb_array_elements($1) as e(value), lateral (select (value ->> ''item'')::int as item) as i, '
    || 'lateral jsonb_populate_record(null::%s, value) as k join %s t on %s',
    selection, conditions, relation, relation,
    (select string_agg(format('t.%I = k.%I', a.attname, a.attname), ' and ')
     from pg_catalog.pg_index n join pg_catalog.pg_attribute a on a.attrelid = n.indrelid and a.attnum = any(n.indkey)
     where n.indrelid = relation and n.indisprimary));
  seen record;
begin
  for seen in execute format(
    'select s.first, jsonb_agg(e.value) as items, jsonb_object_agg(s.item, s.viewers) as viewers from (
       select item, min(caller) as first, array_agg(caller) as viewers from internal.%I($1, $2) group by item
     ) as s join jsonb_array_elements($1) as e(value) on (e.value ->> ''item'')::int = s.item group by s.first',
    'visible_' || (select relname from pg_catalog.pg_class where oid = relation)) using items, callers
  loop
    perform set_config('request.jwt.claims', (callers -> seen.first)::text, true);
    for item, record, matches in execute query using seen.items, operands loop
      viewers := array(select jsonb_array_elements_text(seen.viewers -> item::text)::int);
      return next;
    end loop;
  end loop;
end
$$;
grant execute on function internal.policy_expression(regclass, "char"), internal.see_deleted(regclass, jsonb, jsonb),
  internal.channel_access(jsonb), internal.read_changed(regclass, jsonb, text, text, jsonb, jsonb)
  to anon, authenticated, service_role;

-- Every table that people reach through the data service.
select internal.watch_changes(c.oid::regclass) from pg_catalog.pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r';
