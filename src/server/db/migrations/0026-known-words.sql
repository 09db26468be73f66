-- No text of 20,000 characters or more is counted in SQL: that takes seconds. The server counts what a request brings; the number
-- of a long document's text is stored here until the text becomes a version.
create table internal.counted_words (
  content_id uuid primary key references public.content on delete cascade,
  hash text not null,
  words integer not null
);
create index counted_words_hash_idx on internal.counted_words (hash);
alter table internal.counted_words enable row level security;
-- No policy names anon or authenticated: this is the service's own.
grant select, insert, update, delete on internal.counted_words to service_role;
create policy service_all on internal.counted_words to service_role using (true) with check (true);

create function internal.text_hash(content text) returns text language sql immutable set search_path = '' as $$
  select left(encode(sha256(convert_to(content, 'UTF8')), 'hex'), 16)
$$;

-- The words that the request's server counted for the text of this hash. Searched as text: one request may count thousands.
create function internal.words_in_request(hash text) returns integer language sql stable set search_path = '' as $$
  select substring(substr(given.counts, given.place + length(hash) + 3, 12) from '^\d+')::integer
  from (
    select counts, strpos(counts, '"' || hash || '":') as place
    from (select current_setting('request.words', true) as counts) as setting
  ) as given
  where given.place > 0
$$;

-- Runs as its owner: callers do not read the table.
create function internal.words_stored(hash text) returns integer
language sql stable security definer set search_path = '' as $$
  select c.words from internal.counted_words c where c.hash = words_stored.hash limit 1
$$;

-- As in 0020, and a long text that nobody has counted is estimated from its beginning.
create or replace function internal.words_of(content text) returns integer language plpgsql stable set search_path = '' as $$
declare
  long constant integer := 20000;
  hash text;
  known integer;
begin
  if coalesce(current_setting('request.words', true), '') = '' and length(content) < long then
    return internal.count_words(content);
  end if;
  hash := internal.text_hash(content);
  known := internal.words_in_request(hash);
  if known is null and length(content) >= long then
    known := coalesce(internal.words_stored(hash),
      (internal.count_words(left(content, long))::bigint * length(content) / long)::integer);
  end if;
  return coalesce(known, internal.count_words(content));
end
$$;
grant execute on function internal.text_hash(text), internal.words_in_request(text), internal.words_stored(text)
  to authenticated, service_role;

create function internal.store_words() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hash text := internal.text_hash(new.content);
  known integer := internal.words_in_request(hash);
begin
  if known is not null then
    insert into internal.counted_words (content_id, hash, words) values (new.id, hash, known)
    on conflict (content_id) do update set hash = excluded.hash, words = excluded.words;
  end if;
  return null;
end
$$;
create trigger store_words after insert or update of content on public.content
  for each row when (length(new.content) >= 20000) execute function internal.store_words();
