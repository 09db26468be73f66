-- Search results show where the words were found.

-- The words around the first of the words that the text has outside of its tags, on one line; null if there is none. Only the
-- part around each word is read as text, so a long document costs no more than a short one.
create function internal.excerpt_of(content text, words text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  body text := translate(lower(content), '’‘', '''''');
  word text;
  place integer;
  part text;
begin
  foreach word in array words loop
    place := strpos(body, replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'));
    continue when place = 0;
    part := substr(content, greatest(place - 200, 1), 600);
    if place > 200 then
      part := regexp_replace(part, '^[^<>]*>', '');
    end if;
    part := regexp_replace(internal.plain_text(regexp_replace(part, '<[^>]*$', '')), '\s+', ' ', 'g');
    place := strpos(translate(lower(part), '’‘', ''''''), word);
    continue when place = 0;
    if place > 30 then
      part := '…' || regexp_replace(substr(part, place - 25), '^\S*\s+', '');
    end if;
    return btrim(left(part, 160));
  end loop;
  return null;
end
$$;
grant execute on function internal.excerpt_of(text, text[]) to authenticated, service_role;

-- As in 0027, with an excerpt for the first 50 documents whose title lacks some of the words.
drop function public.search_documents(text, uuid);
create function public.search_documents(words text, workspace_id uuid default null)
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
    select array_agg(word order by place) into missing from unnest(asked) with ordinality as a(word, place)
    where strpos(translate(lower(found.title), '’‘', ''''''), word) = 0;
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
