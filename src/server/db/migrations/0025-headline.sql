-- Lists show the headline of a document that has no title yet (decision 35) without reading its text: the database stores it with
-- the row. It is the first heading that has text, if that is of the first level, as domain/formats/release-parts.ts reads it; only
-- the beginning of a text is searched.
create function internal.headline_of(content text) returns text language sql immutable set search_path = '' as $$
  select case when heading.level = '1' then left(heading.words, 300) end
  from (
    select found.matched[1] as level, found.place,
      btrim(regexp_replace(internal.plain_text(found.matched[2]), '\s+', ' ', 'g')) as words
    from regexp_matches(left(content, 20000), '<h([1-6])[^>]*>((?:[^<]|<(?!/h[1-6]>))*)</h[1-6]>', 'g')
      with ordinality as found(matched, place)
  ) as heading
  where heading.words <> ''
  order by heading.place
  limit 1
$$;
grant execute on function internal.headline_of(text) to authenticated, service_role;

alter table public.content
  add column headline text generated always as (internal.headline_of(content)) stored;

-- As in 0024, with the headline.
drop function public.search_documents(text, uuid);
create function public.search_documents(words text, workspace_id uuid default null)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz,
  user_id uuid, client_id uuid, status text, embargo_until timestamptz, embargo_zone text, labels text[], headline text)
language sql stable as $$
  select c.id, c.title, c.type, c.is_generated, c.updated_at,
    c.user_id, c.client_id, c.status, c.embargo_until, c.embargo_zone, c.labels, c.headline
  from public.content c
  where ((search_documents.workspace_id is null and c.user_id = (select auth.uid()))
      or (search_documents.workspace_id is not null and c.workspace_id = search_documents.workspace_id))
    and left(search_documents.words, 200) ~ '[^\s\u00a0]'
    and not exists (
      select from (
        select word, replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') as written
        from (
          select coalesce(nullif(btrim(typed, '"''(),.;:!?…'), ''), typed) as word
          from regexp_split_to_table(
            lower(translate(left(search_documents.words, 200), '’‘“”„', '''''"""')), '[\s\u00a0]+'
          ) with ordinality as split(typed, place)
          where typed <> ''
          group by 1
          order by min(place)
          limit 20
        ) as bare
      ) as asked
      where strpos(translate(lower(c.title), '’‘', ''''''), word) = 0 and not (
        (strpos(lower(c.content), written) > 0 or strpos(lower(c.content), translate(written, '''', '’')) > 0)
        and lower(c.content) ~ (
          '(?:^|>)[^<]*'
          || replace(regexp_replace(written, '([^[:alnum:]\u0080-\uffff])', '\\\1', 'g'), '\''', '[''’‘]')
        )
      )
    )
  order by c.updated_at desc, c.id
$$;
grant execute on function public.search_documents(text, uuid) to authenticated, service_role;
