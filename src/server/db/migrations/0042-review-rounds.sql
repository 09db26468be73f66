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

-- Nobody answers a withdrawn comment. It is locked: whoever is withdrawing it at this moment finishes first.
create function internal.refuse_late_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.comments p where p.id = new.parent_id and p.withdrawn_at is null for key share;
  if not found then
    raise invalid_parameter_value using message = 'This comment was withdrawn.';
  end if;
  return new;
end
$$;
create trigger refuse_late_answer before insert on public.comments for each row
  when (new.parent_id is not null) execute function internal.refuse_late_answer();
