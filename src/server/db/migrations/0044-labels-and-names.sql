-- What lists show of a document besides its text: labels that can be found and listed, the headline of a deleted document, and the
-- names of its people.

-- As in 0041, and a word may also be one of the labels. Those aren't in the text, so they need no excerpt.
create or replace function public.search_documents(words text, workspace_id uuid default null)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz,
  user_id uuid, client_id uuid, status text, embargo_until timestamptz, embargo_zone text, labels text[], headline text,
  excerpt text)
language plpgsql stable as $$
#variable_conflict use_column
declare
  unread bigint := 25000000;
  shown integer := 50;
  asked text[];
  missing text[];
  found record;
  named text;
  body text;
begin
  select array_agg(word order by place) into asked from (
    select coalesce(nullif(btrim(typed, '"''(),.;:!?…'), ''), typed) as word, min(split.place) as place
    from regexp_split_to_table(
      lower(translate(left(search_documents.words, 200), '’‘“”„', '''''"""')), '[\s\u00a0]+'
    ) with ordinality as split(typed, place)
    where typed <> ''
    group by 1
    order by 2
    limit 20
  ) as bare;
  if asked is null then
    return;
  end if;
  for found in
    select c.id, c.title, c.type, c.is_generated, c.updated_at, c.user_id, c.client_id, c.status, c.embargo_until,
      c.embargo_zone, c.labels, c.headline
    from public.content c
    where (search_documents.workspace_id is null and c.user_id = (select auth.uid()))
      or (search_documents.workspace_id is not null and c.workspace_id = search_documents.workspace_id)
    order by c.updated_at desc, c.id
  loop
    excerpt := null;
    named := translate(lower(found.title || ' ' || array_to_string(found.labels, ' ')), '’‘', '''''');
    select array_agg(word order by place) into missing from unnest(asked) with ordinality as a(word, place)
    where strpos(named, word) = 0;
    if missing is not null and unread > 0 then
      select c.content into body from public.content c where c.id = found.id;
      unread := unread - octet_length(body);
      if internal.holds_words(lower(body), missing) then
        if shown > 0 then
          shown := shown - 1;
          excerpt := internal.excerpt_of(body, missing);
        end if;
        missing := null;
      end if;
    end if;
    if missing is null then
      id := found.id; title := found.title; type := found.type; is_generated := found.is_generated;
      updated_at := found.updated_at; user_id := found.user_id; client_id := found.client_id; status := found.status;
      embargo_until := found.embargo_until; embargo_zone := found.embargo_zone; labels := found.labels;
      headline := found.headline;
      return next;
    end if;
  end loop;
end
$$;
grant execute on function public.search_documents(text, uuid) to authenticated, service_role;

-- The labels in use among the caller's own documents, or in a workspace they see, for the menu that filters by them.
create function public.document_labels(workspace_id uuid default null) returns table (label text)
language sql stable as $$
  select distinct u.label
  from public.content c cross join unnest(c.labels) as u(label)
  where c.labels <> '{}' and ((document_labels.workspace_id is null and c.user_id = (select auth.uid()))
    or (document_labels.workspace_id is not null and c.workspace_id = document_labels.workspace_id))
  order by 1
$$;
grant execute on function public.document_labels(uuid) to authenticated, service_role;

-- The trash shows a document under the name it had in the list.
alter table public.trash
  add column headline text generated always as (internal.headline_of(content)) stored;

-- How a person is named to others: by their own name on one line, else by the part of the address before the @. Without
-- characters that change the reading direction, and short enough for a mail's subject.
create function internal.shown_name(metadata jsonb, email text) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    nullif(btrim(regexp_replace(metadata ->> 'full_name',
      '[[:cntrl:][:space:]\u00a0\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g')), ''),
    split_part(email, '@', 1), ''), 80)
$$;
grant execute on function internal.shown_name(jsonb, text) to authenticated, service_role;

-- As in 0022.
create or replace view public.member_names with (security_barrier) as
  select u.id as user_id, internal.shown_name(u.raw_user_meta_data, u.email) as name
  from auth.users u
  where (select auth.meets_assurance()) and u.id in (
    select m.user_id from public.workspace_members m
    where m.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[])
    union all
    select f.user_id from internal.former_members f
    where f.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));

-- As in 0032.
create or replace function internal.sign_comment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewer_id is null then
    select internal.shown_name(u.raw_user_meta_data, u.email) into new.author from auth.users u where u.id = new.user_id;
    new.author := coalesce(new.author, '');
    select c.workspace_id into new.workspace_id from public.content c where c.id = new.content_id;
  end if;
  if new.parent_id is not null and not exists (
    select from public.comments p where p.id = new.parent_id and p.content_id = new.content_id and p.parent_id is null) then
    raise invalid_parameter_value using message = 'A reply belongs to a comment of the same document.';
  end if;
  return new;
end
$$;
