-- As in 0025, but each document's text is read and lowercased once, not for every word, newest documents first, and in all no more
-- than 25 MB; documents beyond that are found by their titles. In a text of more than a megabyte the first word is looked for
-- outside of tags, the others anywhere.
create or replace function public.search_documents(words text, workspace_id uuid default null)
returns table (id uuid, title text, type text, is_generated boolean, updated_at timestamptz,
  user_id uuid, client_id uuid, status text, embargo_until timestamptz, embargo_zone text, labels text[], headline text)
language plpgsql stable as $$
#variable_conflict use_column
declare
  unread bigint := 25000000;
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
    select array_agg(word order by place) into missing from unnest(asked) with ordinality as a(word, place)
    where strpos(translate(lower(found.title), '’‘', ''''''), word) = 0;
    if missing is not null and unread > 0 then
      select lower(c.content) into body from public.content c where c.id = found.id;
      unread := unread - octet_length(body);
      if internal.holds_words(body, missing) then
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

-- Whether a lowercased HTML text has all the words outside of its tags.
create function internal.holds_words(body text, words text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  word text;
  written text;
begin
  foreach word in array words loop
    written := replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;');
    if strpos(body, written) = 0
      and (strpos(written, '''') = 0 or strpos(body, translate(written, '''', '’')) = 0) then
      return false;
    end if;
  end loop;
  foreach word in array words loop
    written := replace(replace(replace(word, '&', '&amp;'), '<', '&lt;'), '>', '&gt;');
    if body !~ ('(?:^|>)[^<]*'
      || replace(regexp_replace(written, '([^[:alnum:]\u0080-\uffff])', '\\\1', 'g'), '\''', '[''’‘]')) then
      return false;
    end if;
    exit when octet_length(body) > 1000000;
  end loop;
  return true;
end
$$;
grant execute on function internal.holds_words(text, text[]) to authenticated, service_role;

-- Whether the caller's session proved who it is within 15 minutes, as domain/account/session-proof.ts judges it (decision 39). A
-- token that names no session is none that a sign-in gave.
create function auth.proved_recently() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'session_id' is null or exists (
    select from auth.sessions s join auth.mfa_amr_claims a on a.session_id = s.id
    where s.user_id = auth.uid() and s.id::text = lower(auth.jwt() ->> 'session_id')
      and a.updated_at between now() - interval '15 minutes' and now() + interval '1 minute'
      and case when exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
        then a.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn')
        else a.authentication_method not in ('anonymous', 'token_refresh') end)
$$;
grant execute on function auth.proved_recently() to authenticated, service_role;
-- Deleting the profile is part of the account's end, so it needs a recent proof.
create policy recent_proof on public.profiles as restrictive for delete to authenticated
  using ((select auth.proved_recently()));
