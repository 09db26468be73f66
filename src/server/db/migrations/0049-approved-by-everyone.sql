-- A document is approved when everybody who is still asked, in any round, approved exactly its text (docs/decisions/057). Until now only
-- the people of the last round counted: a lawyer's word on version 3 stood for a client who had approved version 2.

-- Whether each person whose last link was not revoked last approved the text with this hash, in whichever round they were sent it.
create or replace function internal.has_everybody_approved(document uuid, hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  with people as (
    select distinct on (lower(p.email)) lower(p.email) as email, p.revoked_at
    from public.reviewers p join public.reviews r on r.id = p.review_id
    where r.content_id = document order by lower(p.email), r.created_at desc, r.id desc)
  select exists (select from people where people.revoked_at is null) and not exists (
    select from people
    where people.revoked_at is null and coalesce((
      select d.kind from public.decisions d join public.reviewers q on q.id = d.reviewer_id join public.reviews s on s.id = q.review_id
      where s.content_id = document and lower(q.email) = people.email and d.text_hash = hash and d.kind <> 'quote'
      order by d.created_at desc, d.id desc limit 1), '') <> 'approved')
$$;
revoke execute on function internal.has_everybody_approved(uuid, text) from public, anon;

-- As in 0037, but with everybody of all rounds.
create or replace function internal.is_signed_off(document uuid, html text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  short constant integer := 50000;
  approved text;
begin
  for approved in
    select r.content from public.reviews r
    where r.content_id = document and internal.has_everybody_approved(document, r.text_hash)
    order by r.created_at desc, r.id limit 10
  loop
    if approved = html or (length(html) <= short and length(approved) <= short
      and internal.without_marks(approved) = internal.without_marks(html)) then
      return true;
    end if;
  end loop;
  return false;
end
$$;

-- Who was revoked is no longer asked: that can complete an approval, or leave nobody who gave one.
create or replace function internal.follow_revoked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.content c
  set status = case when internal.is_signed_off(c.id, c.content) then 'approved' else 'in_review' end
  from public.reviews r
  where r.id = new.review_id and c.id = r.content_id and c.status in ('in_review', 'approved')
    and c.status <> case when internal.is_signed_off(c.id, c.content) then 'approved' else 'in_review' end;
  return null;
end
$$;
drop trigger if exists follow_revoked on public.reviewers;
create trigger follow_revoked after update of revoked_at on public.reviewers for each row
  when (new.revoked_at is distinct from old.revoked_at) execute function internal.follow_revoked();

-- Nobody says in the reviewers' place that they approved. A document that nobody was asked about is approved when its author says so.
create or replace function internal.refuse_early_approval() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.reviews r where r.content_id = new.id) and not internal.is_signed_off(new.id, new.content) then
    raise exception using errcode = 'PT409', message = 'Not everyone you asked has approved this text yet.';
  end if;
  return new;
end
$$;
drop trigger if exists refuse_early_approval on public.content;
create trigger refuse_early_approval before update of status on public.content for each row
  when (new.status = 'approved' and old.status <> 'approved' and current_user = 'authenticated')
  execute function internal.refuse_early_approval();

-- What the old rule called approved although there is no text that everybody approved.
update public.content c set status = 'in_review'
where c.status = 'approved' and exists (select from public.reviews r where r.content_id = c.id)
  and not exists (
    select from public.reviews r where r.content_id = c.id and internal.has_everybody_approved(c.id, r.text_hash));
