-- Documents with their versions, and the trash they pass through when deleted.
create table public.content (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null default 'Untitled Document' check (char_length(title) <= 300),
  content text not null default '' check (octet_length(content) <= 5000000),
  type text not null default 'press_release'
    check (type in ('press_release', 'boilerplate', 'headline', 'quote', 'cta')),
  is_draft boolean not null default true,
  is_generated boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_list_idx on public.content (user_id, updated_at desc, id);
create index content_title_idx on public.content (user_id, title);

create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  content_id uuid not null references public.content on delete cascade,
  version integer not null check (version >= 1),
  content text not null check (octet_length(content) <= 5000000),
  cause text not null default 'save' check (cause in ('save', 'before_ai', 'import', 'restore', 'replaced')),
  detail text check (char_length(detail) <= 300),
  created_at timestamptz not null default now(),
  unique (content_id, version)
);

-- A title without white space around it, the same characters that the web trims; the default if nothing is left.
create function internal.clean_title(title text) returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(regexp_replace(clean_title.title,
    '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
    '', 'g'), ''), 'Untitled Document')
$$;
grant execute on function internal.clean_title(text) to authenticated, service_role;

-- updated_at is ours alone and strictly rises, so that comparing it tells whether a row moved on.
create function internal.touch_content() returns trigger language plpgsql set search_path = '' as $$
begin
  new.title := internal.clean_title(new.title);
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.updated_at := greatest(new.updated_at, old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
create trigger touch_content before insert or update on public.content
  for each row execute function internal.touch_content();

-- Versions are numbered one by one: a number far ahead would leave no room for the next one.
create function internal.guard_version_number() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.version > 1 and not exists (
    select from public.content_versions where content_id = new.content_id and version = new.version - 1
  ) then
    raise check_violation using message = format('Version %s leaves a gap: versions are numbered one by one.', new.version);
  end if;
  return new;
end
$$;
-- After the row, when the policies have judged it and all rows of the statement are there.
create trigger guard_version_number after insert on public.content_versions
  for each row execute function internal.guard_version_number();

create table public.trash (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  title text not null,
  content text not null,
  type text not null,
  is_draft boolean not null,
  is_generated boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz not null default now()
);
create index trash_list_idx on public.trash (user_id, deleted_at desc);
create index trash_age_idx on public.trash (deleted_at);

create table public.trash_versions (
  id uuid primary key,
  trash_id uuid not null references public.trash on delete cascade,
  version integer not null,
  content text not null,
  cause text not null,
  detail text,
  created_at timestamptz not null
);
create index trash_versions_trash_id_idx on public.trash_versions (trash_id);

-- Deleting a document keeps a copy with its versions (decision 10a), except while the whole account goes.
-- Runs as its owner: nobody puts things into the trash by any other way.
create function internal.keep_in_trash() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.users where id = old.user_id) then
    insert into public.trash (id, user_id, title, content, type, is_draft, is_generated, created_at, updated_at)
    values (old.id, old.user_id, old.title, old.content, old.type, old.is_draft, old.is_generated,
      old.created_at, old.updated_at);
    insert into public.trash_versions (id, trash_id, version, content, cause, detail, created_at)
    select id, content_id, version, content, cause, detail, created_at
    from public.content_versions where content_id = old.id;
  end if;
  return old;
end
$$;
create trigger keep_in_trash before delete on public.content
  for each row execute function internal.keep_in_trash();
