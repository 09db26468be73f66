-- Search finds what is said about pictures: caption, credit, rights and alt text.

-- The text with the words of its pictures, which are in attributes, as paragraphs.
create function internal.with_picture_words(content text) returns text
language sql immutable set search_path = '' as $$
  select case when strpos(content, '<figure data-picture="') = 0 then content
    else regexp_replace(content,
      '<figure data-picture="[^"]*"(?: data-credit="([^"]*)")?(?: data-rights="([^"]*)")?><img alt="([^"]*)"[^>]*>(?:<figcaption>([^<]*)</figcaption>)?</figure>',
      '<p>\4</p><p>\1</p><p>\2</p><p>\3</p>', 'g') end
$$;
grant execute on function internal.with_picture_words(text) to authenticated, service_role;

-- As in 0044, with the words of the pictures.
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
      select internal.with_picture_words(c.content) into body from public.content c where c.id = found.id;
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
