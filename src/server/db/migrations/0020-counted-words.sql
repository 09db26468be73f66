-- Counting words in SQL takes seconds for the longest texts, and everybody waits for the embedded database meanwhile. The server
-- counts long texts before it sends them and tells the result; a text it has not counted is counted here as before. A
-- version that moves into the trash or out of it takes its number along.
alter table public.content_versions alter column words drop expression;
alter table public.trash_versions alter column words drop expression;

-- The words of a text: as the server counted them, by the hash of the text, else counted now.
create function internal.words_of(content text) returns integer language plpgsql stable set search_path = '' as $$
declare
  counted text := current_setting('request.words', true);
  known integer;
begin
  if counted <> '' then
    known := (counted::jsonb ->> encode(sha256(convert_to(content, 'UTF8')), 'hex'))::integer;
  end if;
  return coalesce(known, internal.count_words(content));
end
$$;
grant execute on function internal.words_of(text) to authenticated, service_role;

create function internal.set_words() returns trigger language plpgsql set search_path = '' as $$
begin
  new.words := internal.words_of(new.content);
  return new;
end
$$;
create trigger set_words before insert on public.content_versions
  for each row when (new.words is null) execute function internal.set_words();
create trigger set_words_again before update of content on public.content_versions
  for each row execute function internal.set_words();

-- As in 0015, with the words.
create or replace function internal.keep_in_trash() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id) then
    insert into public.trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at, ignored)
    values (old.id, old.user_id, old.title, old.content, old.type, old.is_draft, old.is_generated,
      old.created_at, old.updated_at,
      (select i.ignored from public.check_ignored i where i.content_id = old.id));
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at, words)
    select id, content_id, version, content, cause, detail, created_at, words
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;

-- As in 0015, with the words.
create or replace function public.restore_document(id uuid) returns public.content
language plpgsql security definer set search_path = '' as $$
declare
  kept public.trash;
  target public.content;
begin
  select * into kept from public.trash t
  where t.id = restore_document.id and t.user_id = auth.uid() and auth.meets_assurance() for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This document is not in the trash any more.';
  end if;
  insert into public.content (id, user_id, title, content, type, is_draft, is_generated, created_at)
  values (kept.id, kept.user_id, kept.title, kept.content, kept.type, kept.is_draft, kept.is_generated, kept.created_at)
  returning * into target;
  insert into public.content_versions (id, content_id, version, content, cause, detail, created_at, words)
  select v.id, v.trash_id, v.version, v.content, v.cause, v.detail, v.created_at, v.words
  from public.trash_versions v where v.trash_id = kept.id;
  if kept.ignored is not null then
    insert into public.check_ignored (content_id, user_id, ignored) values (kept.id, kept.user_id, kept.ignored);
  end if;
  delete from public.trash t where t.id = kept.id;
  return target;
end
$$;
