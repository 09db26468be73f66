-- A workspace's name is one line, also when it is renamed: it is the subject of mails. As create_workspace cleans it, and without
-- characters that change the reading direction.
create function internal.clean_workspace_name() returns trigger language plpgsql set search_path = '' as $$
begin
  new.name := btrim(regexp_replace(coalesce(new.name, ''),
    '[[:cntrl:][:space:]\u00a0\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g'));
  if char_length(new.name) not between 1 and 80 then
    raise sqlstate 'PT400' using message = 'Give the workspace a name of up to 80 characters.';
  end if;
  return new;
end
$$;
update public.workspaces w set name = coalesce(nullif(btrim(regexp_replace(w.name,
    '[[:cntrl:][:space:]\u00a0\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+', ' ', 'g')), ''), 'Workspace')
where w.name ~ '[[:cntrl:]\u00a0\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]|^\s|\s$';
create trigger clean_workspace_name before insert or update of name on public.workspaces
  for each row execute function internal.clean_workspace_name();

-- The reviews and comments of a document move with it: whoever stays behind doesn't see them anymore, and whoever has the document
-- does.
create function internal.move_reviews() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews r set workspace_id = new.workspace_id where r.content_id = new.id;
  update public.comments c set workspace_id = new.workspace_id where c.content_id = new.id;
  return null;
end
$$;
create trigger move_reviews after update of workspace_id on public.content
  for each row when (new.workspace_id is distinct from old.workspace_id) execute function internal.move_reviews();
update public.reviews r set workspace_id = c.workspace_id
from public.content c where c.id = r.content_id and c.workspace_id <> r.workspace_id;
update public.comments m set workspace_id = c.workspace_id
from public.content c where c.id = m.content_id and c.workspace_id <> m.workspace_id;

-- As in 0028, but what left is told once: a text that is saved over the same document again brings no second copy of the record.
create or replace function internal.copy_facts(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.content c where c.id in (source, target)
    and c.workspace_id = any(internal.my_workspaces('editor'))) < 2 or not auth.meets_assurance() then
    return;
  end if;
  insert into public.document_facts as f (content_id, brief, kinds, never_say, keep_on_server)
  select target, s.brief, s.kinds, s.never_say, s.keep_on_server from public.document_facts s where s.content_id = source
  on conflict (content_id) do update set brief = excluded.brief, kinds = excluded.kinds,
    never_say = array(select distinct word from unnest(f.never_say || excluded.never_say) as word order by word limit 500),
    keep_on_server = f.keep_on_server or excluded.keep_on_server;
  insert into public.model_calls (content_id, user_id, called_at, action, model, host, characters)
  select distinct target, m.user_id, m.called_at, m.action, m.model, m.host, m.characters
  from public.model_calls m
  where m.content_id = source and not exists (
    select from public.model_calls t
    where t.content_id = target and t.called_at = m.called_at
      and (t.user_id, t.action, t.characters) is not distinct from (m.user_id, m.action, m.characters));
end
$$;
