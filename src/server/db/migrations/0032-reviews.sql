-- Review and sign-off (docs/decisions/054): a review freezes a text and names reviewers, who need no account. Comments belong to
-- the document, with or without a review. A decision is of a text: it is written once and never changed.

-- As in 0024, and: status, client, embargo and labels are not the text. Changing them is no edit that an open tab could miss.
create or replace function internal.touch_content() returns trigger language plpgsql set search_path = '' as $$
declare
  is_text_same boolean := false;
begin
  new.title := internal.clean_title(new.title);
  new.updated_at := clock_timestamp();
  if tg_op = 'INSERT' then
    new.workspace_id := coalesce(new.workspace_id, internal.personal_workspace(new.user_id));
    return new;
  end if;
  if new.user_id is distinct from old.user_id then
    if current_user <> 'authenticated' then
      -- The author's account is going and the document stays: that is no edit.
      new.updated_at := old.updated_at;
      return new;
    end if;
    if new.user_id is distinct from auth.uid() then
      raise insufficient_privilege using message = 'The author of a document stays its author.';
    end if;
    new.user_id := old.user_id;
  end if;
  if new.workspace_id is distinct from old.workspace_id then
    if current_user = 'authenticated' and not old.workspace_id = any(internal.my_workspaces('owner')) then
      raise insufficient_privilege using message = 'Only an owner can move a document out of a workspace.';
    end if;
    if new.client_id is not distinct from old.client_id then
      new.client_id := null;
    end if;
  end if;
  is_text_same := (new.title, new.content, new.type, new.is_draft, new.is_generated)
      is not distinct from (old.title, old.content, old.type, old.is_draft, old.is_generated)
    and (new.workspace_id, new.client_id, new.status, new.embargo_until, new.embargo_zone, new.labels)
      is distinct from (old.workspace_id, old.client_id, old.status, old.embargo_until, old.embargo_zone, old.labels);
  new.updated_at := case when is_text_same then old.updated_at
    else greatest(new.updated_at, old.updated_at + interval '1 microsecond') end;
  return new;
end
$$;

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces on delete cascade,
  -- No foreign key: a review outlives its document's time in the trash.
  content_id uuid not null,
  version integer not null,
  title text not null,
  content text not null check (octet_length(content) <= 5000000),
  text_hash text not null,
  message text check (char_length(message) <= 2000),
  due_on date,
  -- Whether reviewers see each other's comments.
  shows_comments boolean not null default false,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);
create index reviews_document_idx on public.reviews (content_id, created_at desc, id);
create index reviews_workspace_idx on public.reviews (workspace_id, created_at desc, id);
create index reviews_created_by_idx on public.reviews (created_by);

create table public.reviewers (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) <= 320),
  role text not null check (role in ('client', 'spokesperson', 'legal', 'colleague')),
  -- Of the links: a reminder brings another one, and the first still works.
  token_hashes text[] not null,
  code_hash text,
  code_sent_at timestamptz,
  -- Wrong tries of the newest code.
  code_tries integer not null default 0,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  reminded_at timestamptz,
  unique (review_id, email)
);

create index reviewers_token_idx on public.reviewers using gin (token_hashes);

-- The browsers in which a reviewer entered the code.
create table internal.review_sessions (
  token_hash text primary key,
  reviewer_id uuid not null references public.reviewers on delete cascade,
  created_at timestamptz not null default now()
);
create index review_sessions_reviewer_idx on internal.review_sessions (reviewer_id);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references public.workspaces on delete cascade,
  content_id uuid not null,
  review_id uuid references public.reviews on delete cascade,
  reviewer_id uuid references public.reviewers on delete cascade,
  user_id uuid default auth.uid() references auth.users on delete set null,
  -- Who wrote it, as it was then.
  author text not null default '' check (char_length(author) <= 100),
  -- The comment it answers.
  parent_id uuid references public.comments on delete cascade,
  -- The passage, and what stands around it: it is found again by them.
  passage text not null default '' check (char_length(passage) <= 2000),
  before text not null default '' check (char_length(before) <= 200),
  after text not null default '' check (char_length(after) <= 200),
  -- Other words for the passage.
  suggestion text check (char_length(suggestion) <= 10000),
  body text not null default '' check (char_length(body) <= 10000),
  -- The same writing sent twice is one comment.
  client_key uuid,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  applied_at timestamptz,
  -- The author has been told by mail.
  told_at timestamptz,
  check (body <> '' or suggestion is not null)
);
create index comments_document_idx on public.comments (content_id, created_at, id);
create index comments_workspace_idx on public.comments (workspace_id);
create index comments_review_idx on public.comments (review_id) where review_id is not null;
create index comments_reviewer_idx on public.comments (reviewer_id) where reviewer_id is not null;
create index comments_user_idx on public.comments (user_id);
create index comments_parent_idx on public.comments (parent_id) where parent_id is not null;
create index comments_untold_idx on public.comments (created_at) where told_at is null and reviewer_id is not null;
create unique index comments_client_key on public.comments (reviewer_id, client_key) where reviewer_id is not null;

create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews on delete cascade,
  reviewer_id uuid not null references public.reviewers on delete cascade,
  kind text not null check (kind in ('approved', 'changes', 'quote')),
  -- The words of a quote that its speaker approved.
  quote text check (char_length(quote) <= 5000),
  version integer not null,
  text_hash text not null,
  name text not null,
  role text not null,
  note text check (char_length(note) <= 2000),
  -- The document had moved on when it was made.
  is_old boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  told_at timestamptz,
  check ((kind = 'quote') = (quote is not null))
);
create index decisions_review_idx on public.decisions (review_id, created_at, id);
create index decisions_reviewer_idx on public.decisions (reviewer_id);
create index decisions_untold_idx on public.decisions (created_at) where told_at is null;

-- A document deleted for good takes its reviews and comments along; one that comes back from the trash has them again.
create function internal.forget_reviews() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.content c where c.id = old.id)
    and not exists (select from public.trash t where t.id = old.id) then
    delete from public.reviews r where r.content_id = old.id;
    delete from public.comments c where c.content_id = old.id;
  end if;
  return null;
end
$$;
create trigger forget_reviews after delete on public.trash for each row execute function internal.forget_reviews();
create trigger forget_reviews after delete on public.content for each row execute function internal.forget_reviews();

-- A member's comment carries their own name and belongs to a document they can see.
create function internal.sign_comment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewer_id is null then
    select n.name into new.author from (
      select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), split_part(u.email, '@', 1), '') as name
      from auth.users u where u.id = new.user_id) as n;
    new.author := left(coalesce(new.author, ''), 100);
    select c.workspace_id into new.workspace_id from public.content c where c.id = new.content_id;
  end if;
  if new.parent_id is not null and not exists (
    select from public.comments p where p.id = new.parent_id and p.content_id = new.content_id and p.parent_id is null) then
    raise invalid_parameter_value using message = 'A reply belongs to a comment of the same document.';
  end if;
  return new;
end
$$;
create trigger sign_comment before insert on public.comments for each row execute function internal.sign_comment();

alter table public.reviews enable row level security;
alter table public.reviewers enable row level security;
alter table internal.review_sessions enable row level security;
alter table public.comments enable row level security;
alter table public.decisions enable row level security;

grant select on public.reviews, public.decisions to authenticated;
-- Everything but the hashes.
grant select (id, review_id, name, email, role, code_sent_at, expires_at, revoked_at, opened_at, reminded_at)
  on public.reviewers to authenticated;
grant update (revoked_at) on public.reviewers to authenticated;
grant update (closed_at, shows_comments) on public.reviews to authenticated;
grant select, delete on public.comments to authenticated;
grant insert (content_id, parent_id, passage, before, after, suggestion, body), update (resolved_at, applied_at)
  on public.comments to authenticated;
grant select, insert, update, delete on public.reviews, public.reviewers, public.comments, public.decisions,
  internal.review_sessions to service_role;

-- Members of the workspace read reviews, reviewers, comments and decisions.
create policy members_select on public.reviews for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
create policy members_select on public.reviewers for select to authenticated
  using (exists (select from public.reviews r where r.id = review_id));
create policy members_select on public.comments for select to authenticated
  using (workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));
create policy members_select on public.decisions for select to authenticated
  using (exists (select from public.reviews r where r.id = review_id));
-- Editors close reviews and take links back.
create policy editors_update on public.reviews for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
create policy editors_update on public.reviewers for update to authenticated
  using (exists (select from public.reviews r where r.id = review_id
    and r.workspace_id = any((select internal.my_workspaces('editor'))::uuid[])));
-- Every member comments, also who may only read; in their own name.
create policy members_insert on public.comments for insert to authenticated
  with check (user_id = (select auth.uid()) and reviewer_id is null
    and workspace_id = any((select internal.my_workspaces('viewer'))::uuid[])
    and exists (select from public.content c where c.id = content_id));
-- Editors resolve comments.
create policy editors_update on public.comments for update to authenticated
  using (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]))
  with check (workspace_id = any((select internal.my_workspaces('editor'))::uuid[]));
-- Whoever wrote a comment without an answer takes it back.
create policy authors_delete on public.comments for delete to authenticated
  using (user_id = (select auth.uid()) and reviewer_id is null
    and workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]));

create policy assurance on public.reviews as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.reviewers as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.comments as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy assurance on public.decisions as restrictive to authenticated
  using ((select auth.meets_assurance())) with check ((select auth.meets_assurance()));
create policy service_all on public.reviews to service_role using (true) with check (true);
create policy service_all on public.reviewers to service_role using (true) with check (true);
create policy service_all on public.comments to service_role using (true) with check (true);
create policy service_all on public.decisions to service_role using (true) with check (true);
create policy service_all on internal.review_sessions to service_role using (true) with check (true);
