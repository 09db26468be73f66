-- What the editor's lists and its saving need: words of a version, a key that makes a first save repeatable, and search.

-- The text of HTML as a reader sees it: blocks apart, tags gone, the five entities and the hard space decoded.
create function internal.plain_text(html text) returns text language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(html, '</?(?:p|h[1-6]|li|ul|ol|blockquote|hr|br|div|td|th|tr)\M[^>]*>', ' ', 'gi'),
      '<[^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;

-- Words between white space that hold a letter or a digit.
create function internal.count_words(html text) returns integer language sql immutable set search_path = '' as $$
  select regexp_count(internal.plain_text(html), '[^\s\u00a0]*[[:alnum:]\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufaff][^\s\u00a0]*')::integer
$$;
grant execute on function internal.plain_text(text), internal.count_words(text) to authenticated, service_role;

alter table public.content_versions
  add column words integer not null generated always as (internal.count_words(content)) stored;
alter table public.trash_versions
  add column words integer not null generated always as (internal.count_words(content)) stored;

-- Chosen by the client for a document that has no id yet. A first save whose answer was lost is sent again with the same
-- key and finds its row instead of making a second one.
alter table public.content add column draft_key uuid;
create unique index content_draft_key_idx on public.content (user_id, draft_key);
-- A user names the key of their own new documents, once.
grant insert (draft_key) on public.content to authenticated;

-- As in 0006, with one parameter more:
--   draft_key   for a new document: if a row of this key is there already it is answered as it is, and nothing changes;
--               the caller compares its text
drop function public.save_document(text, uuid, text, timestamptz, text, text, boolean);
create function public.save_document(
  content text, id uuid default null, title text default null, based_on timestamptz default null,
  cause text default 'save', detail text default null, same_title boolean default false, draft_key uuid default null
) returns public.content language plpgsql set search_path = '' as $$
declare
  target public.content;
  twin uuid;
begin
  if auth.uid() is null then
    raise insufficient_privilege using message = 'Please sign in to save drafts';
  end if;
  if cause is null or cause not in ('autosave', 'save', 'before_ai', 'import', 'restore') then
    raise invalid_parameter_value using message = format('"%s" is not a cause of saving.', cause);
  end if;
  if save_document.same_title then
    select c.id into twin from public.content c
    where c.user_id = auth.uid() and c.title = internal.clean_title(save_document.title) and not c.is_generated
      and c.id is distinct from save_document.id
    order by c.updated_at desc, c.id limit 1;
  end if;
  if coalesce(twin, save_document.id) is null then
    insert into public.content as c (title, content, draft_key)
    values (save_document.title, coalesce(save_document.content, ''), save_document.draft_key)
    on conflict do nothing returning c.* into target;
    if target.id is null then
      select * into strict target from public.content c
      where c.user_id = auth.uid() and c.draft_key = save_document.draft_key;
      return target;
    end if;
  else
    select * into target from public.content c where c.id = coalesce(twin, save_document.id) for update;
    if not found then
      raise sqlstate 'PT404' using message = 'This document does not exist any more.';
    end if;
    if twin is null and based_on is not null and target.updated_at <> based_on then
      raise sqlstate 'PT409' using message = 'This document was changed elsewhere.', detail = target.updated_at::text;
    end if;
    -- Where there was nothing, or the same, nothing is replaced.
    if (twin is not null or based_on is null or cause in ('import', 'restore'))
      and target.content not in ('', coalesce(save_document.content, '')) then
      perform internal.add_version(target.id, target.content,
        case when cause = 'restore' and twin is null then 'restore' else 'replaced' end, null, false);
    end if;
    update public.content c
    set content = coalesce(save_document.content, ''), title = coalesce(save_document.title, c.title)
    where c.id = target.id returning * into target;
  end if;
  if cause in ('save', 'before_ai', 'import') then
    perform internal.add_version(target.id, target.content, cause, detail, cause <> 'before_ai');
  end if;
  -- Only the row that autosave made goes to the trash: a document with a title of its own stays (decision 7a).
  if twin is not null then
    delete from public.content c where c.id = save_document.id and c.title = internal.clean_title(null);
  end if;
  return target;
end
$$;
grant execute on function public.save_document(text, uuid, text, timestamptz, text, text, boolean, uuid)
  to authenticated, service_role;

-- The caller's documents whose title and text together hold every word asked for, newest first (decision 10c). A word is
-- looked for in the raw text first, which is quick, and then outside of tags. All names are qualified: without settings
-- of its own the function becomes part of the query around it, which stops at the end of its page.
create function public.search_documents(words text)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz)
language sql stable as $$
  select c.id, c.title, c.type, c.is_generated, c.updated_at
  from public.content c
  where c.user_id = (select auth.uid())
    and search_documents.words ~ '[^\s\u00a0]'
    and not exists (
      select from (
        select word, replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') as written
        from regexp_split_to_table(lower(left(search_documents.words, 200)), '[\s\u00a0]+') as word
        where word <> ''
      ) as asked
      where strpos(lower(c.title), word) = 0 and not (
        strpos(lower(c.content), written) > 0
        and lower(c.content) ~ ('(?:^|>)[^<]*' || regexp_replace(written, '([^[:alnum:]\u0080-\uffff])', '\\\1', 'g'))
      )
    )
  order by c.updated_at desc, c.id
$$;
grant execute on function public.search_documents(text) to authenticated, service_role;
