-- Who the caller is, for every statement of the data service and of live pages, at less cost (docs/performance.md). PostgreSQL can merge these
-- expressions into the statement that calls them. They need no "set search_path", which would prevent that: their names were resolved here.
create or replace function auth.jwt() returns jsonb language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
create or replace function auth.uid() returns uuid language sql stable return nullif(auth.jwt() ->> 'sub', '')::uuid;
create or replace function auth.role() returns text language sql stable return coalesce(auth.jwt() ->> 'role', 'anon');
create or replace function auth.email() returns text language sql stable return auth.jwt() ->> 'email';

-- As in 0018. A token that doesn't say how its session was confirmed counts as not confirmed.
create or replace function auth.meets_assurance() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := nullif(claims ->> 'sub', '')::uuid;
begin
  if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    return true;
  end if;
  return coalesce(claims ->> 'aal' = 'aal2', false) and exists (
    select from auth.sessions s
    where s.user_id = person and s.aal = 'aal2'
      and s.id = case when claims ->> 'session_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then (claims ->> 'session_id')::uuid end);
end
$$;

-- Replaced by one function per table, below.
drop function if exists internal.read_changed(regclass, jsonb, text, text, jsonb, jsonb);

-- Makes the function that reads changed rows of a table for many callers (texts of claims), each judged by the table's policies as
-- themselves. It returns rows of two kinds: a caller (by position) and the items they see; an item and its row, read with the rights of
-- the first who sees it. All in one snapshot. Columns that the role may not read are null.
create or replace function internal.make_visible(relation regclass) returns void
language plpgsql set search_path = '' as $$
declare
  title constant text := (select relname from pg_catalog.pg_class where oid = relation);
  keys constant text[] := array(
    select a.attname::text from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = relation and i.indisprimary order by a.attnum);
  -- The keys of the items as a table k, from one array for each column.
  source constant text := format('unnest(places, %s) as k(item, %s) join %s t on %s',
    (select string_agg(format('keys_%s', place), ', ' order by place) from generate_subscripts(keys, 1) as place),
    (select string_agg(format('%I', name), ', ' order by place) from unnest(keys) with ordinality as k(name, place)),
    relation,
    (select string_agg(format('t.%I = k.%I', name, name), ' and ') from unnest(keys) as name));
  reading text;
begin
  -- The whole row where the role may read it, else what it may read of it.
  select string_agg(format(
    'when %L then return query select null::int, null::int[], k.item, %s from %s where k.item = any(fresh);',
    role, coalesce(parts, 't'), source), ' ' order by role)
  into reading
  from unnest(array['anon', 'authenticated', 'service_role']) as role, lateral (
    select case when not has_table_privilege(role, relation, 'select') then 'row(' || string_agg(
      case when has_column_privilege(role, relation, a.attnum, 'select') then format('t.%I', a.attname) else 'null' end,
      ', ' order by a.attnum) || ')::' || relation end as parts
    from pg_catalog.pg_attribute a where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
  ) as columns
  where has_any_column_privilege(role, relation, 'select');
  execute format('drop function if exists internal.%I(jsonb, jsonb)', 'visible_' || title);
  -- What nobody may read, nobody can follow.
  if reading is null then
    return;
  end if;
  execute format($made$
    create or replace function internal.%1$I(items jsonb, callers text[])
    returns table (caller int, sees int[], item int, value %2$s)
    language plpgsql stable set search_path = '' as $body$
    declare
      places int[];
      %3$s
      claims text;
      known int[] := '{}';
      fresh int[];
    begin
      select array_agg(k.item), %4$s into places, %5$s from jsonb_to_recordset(items) as k(item int, %6$s);
      caller := 0;
      foreach claims in array callers loop
        claims := set_config('request.jwt.claims', claims, true);
        if cardinality(places) = 1 then
          sees := array(select places[1] from %2$s t where %9$s);
        else
          sees := array(select k.item from %7$s);
        end if;
        if cardinality(sees) > 0 then
          return next;
          if not sees <@ known then
            fresh := array(select unnest(sees) except select unnest(known));
            known := known || fresh;
            case current_user %8$s end case;
          end if;
        end if;
        caller := caller + 1;
      end loop;
    end
    $body$
    $made$,
    'visible_' || title, relation,
    (select string_agg(format('keys_%s %s[];', place, format_type(a.atttypid, a.atttypmod)), ' ' order by place)
     from unnest(keys) with ordinality as k(name, place)
     join pg_catalog.pg_attribute a on a.attrelid = relation and a.attname = k.name),
    (select string_agg(format('array_agg(k.%I)', name), ', ' order by place) from unnest(keys) with ordinality as k(name, place)),
    (select string_agg(format('keys_%s', place), ', ' order by place) from generate_subscripts(keys, 1) as place),
    (select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
     from pg_catalog.pg_attribute a where a.attrelid = relation and a.attname = any(keys)),
    source, reading,
    (select string_agg(format('t.%I = keys_%s[1]', name, place), ' and ' order by place) from unnest(keys) with ordinality as k(name, place)));
  execute format('grant execute on function internal.%I(jsonb, text[]) to anon, authenticated, service_role', 'visible_' || title);
end
$$;

-- Announces every change of a table from now on: name, operation, moment, key and ids of the row. Called once for a new table; a second
-- call takes on changed columns. Makes two functions, so that nothing is put together while people save: the trigger's, and the one
-- above that reads changed rows.
create or replace function internal.watch_changes(relation regclass) returns void
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
  perform internal.make_visible(relation);
  execute format('create or replace trigger note_change after insert or update or delete on %s
    for each row execute function internal.%I()', relation, 'changed_' || title);
end
$$;

-- Every table that announces its changes.
select internal.make_visible(g.tgrelid::regclass) from pg_catalog.pg_trigger g where g.tgname = 'note_change';
