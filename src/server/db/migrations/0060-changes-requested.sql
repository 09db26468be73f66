-- A document whose reviewers want changes says so, in the list as well (docs/decisions/057). Until now it was in review like one that
-- nobody had answered.
alter table public.content drop constraint content_status_check;
alter table public.content add constraint content_status_check
  check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'sent'));

-- Whether somebody asked for changes with their last link, which was not revoked. Who is sent another text has another link.
create function internal.wants_changes(document uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  with people as (
    select distinct on (lower(p.email)) p.id, p.revoked_at
    from public.reviewers p join public.reviews r on r.id = p.review_id
    where r.content_id = document order by lower(p.email), r.created_at desc, r.id desc)
  select exists (
    select from people
    where people.revoked_at is null and 'changes' = (
      select d.kind from public.decisions d where d.reviewer_id = people.id and d.quote is null
      order by d.created_at desc, d.id desc limit 1))
$$;
revoke execute on function internal.wants_changes(uuid) from public, anon;

-- The status of a document that was sent for review.
create function internal.review_status(document uuid, html text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when internal.is_signed_off(document, html) then 'approved'
    when internal.wants_changes(document) then 'changes_requested'
    else 'in_review' end
$$;
revoke execute on function internal.review_status(uuid, text) from public, anon;

-- As in 0033: an edit takes an approval back, a restore brings it again. What somebody wants changed is wanted until they are asked again.
create or replace function internal.follow_sign_off() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('in_review', 'changes_requested', 'approved') and new.status = old.status
    and exists (select from public.reviews r where r.content_id = new.id) then
    new.status := internal.review_status(new.id, new.content);
  end if;
  return new;
end
$$;

-- As in 0049: who was revoked is no longer asked.
create or replace function internal.follow_revoked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.content c set status = internal.review_status(c.id, c.content)
  from public.reviews r
  where r.id = new.review_id and c.id = r.content_id and c.status in ('in_review', 'changes_requested', 'approved')
    and c.status <> internal.review_status(c.id, c.content);
  return null;
end
$$;

update public.content c set status = 'changes_requested'
where c.status = 'in_review' and internal.wants_changes(c.id) and not internal.is_signed_off(c.id, c.content);
