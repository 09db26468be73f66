-- Search looks for the first twenty different words: each costs a reading of every document, and a hundred words, or one
-- word a hundred times, held the database for seconds.
create or replace function public.search_documents(words text)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz)
language sql stable as $$
  select c.id, c.title, c.type, c.is_generated, c.updated_at
  from public.content c
  where c.user_id = (select auth.uid())
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
