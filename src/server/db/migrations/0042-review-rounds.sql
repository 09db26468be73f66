-- Review rounds (docs/decisions/067): reviewers edit and withdraw comments that nobody has answered, and a browser that entered a code
-- keeps its proof for the next round.

-- Of a withdrawn comment only the fact remains: the same writing sent again by another tab must not bring it back.
alter table public.comments add column edited_at timestamptz, add column withdrawn_at timestamptz;
alter table public.comments drop constraint comments_check;
alter table public.comments add constraint comments_say_something
  check (body <> '' or suggestion is not null or withdrawn_at is not null);

-- When the code was entered. A session made from another one doesn't make the proof any newer.
alter table internal.review_sessions add column proven_at timestamptz not null default now();
update internal.review_sessions set proven_at = created_at;

-- As in 0032, and: nobody answers a withdrawn comment.
create or replace function internal.sign_comment() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewer_id is null then
    select n.name into new.author from (
      select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), split_part(u.email, '@', 1), '') as name
      from auth.users u where u.id = new.user_id) as n;
    new.author := left(coalesce(new.author, ''), 100);
    select c.workspace_id into new.workspace_id from public.content c where c.id = new.content_id;
  end if;
  if new.parent_id is not null then
    -- Locked: whoever is withdrawing it at this moment finishes first.
    perform 1 from public.comments p where p.id = new.parent_id and p.content_id = new.content_id and p.parent_id is null
      and p.withdrawn_at is null for key share;
    if not found then
      raise invalid_parameter_value using message = 'A reply belongs to a comment of the same document.';
    end if;
  end if;
  return new;
end
$$;
