-- Search finds what the editor made of the keys: a typed apostrophe stands curly in the text, and marks around a word may
-- stand behind the end of its formatting. So a word is asked for without the marks around it, with either apostrophe.
create or replace function public.search_documents(words text)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz)
language sql stable as $$
  select c.id, c.title, c.type, c.is_generated, c.updated_at
  from public.content c
  where c.user_id = (select auth.uid())
    and search_documents.words ~ '[^\s\u00a0]'
    and not exists (
      select from (
        select word, replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') as written
        from (
          select coalesce(nullif(btrim(typed, '"''(),.;:!?…'), ''), typed) as word
          from regexp_split_to_table(
            lower(translate(left(search_documents.words, 200), '’‘“”„', '''''"""')), '[\s\u00a0]+'
          ) as typed
          where typed <> ''
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
