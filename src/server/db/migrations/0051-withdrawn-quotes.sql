-- A speaker who approved a quote by mistake takes that back (docs/decisions/067). Nothing is deleted: the withdrawal is a decision of its
-- own, after the approval, so the record says who approved which words when, and until when.
alter table public.decisions drop constraint if exists decisions_kind_check, drop constraint if exists decisions_check,
  drop constraint if exists decisions_about_quote;
alter table public.decisions
  add constraint decisions_kind_check check (kind in ('approved', 'changes', 'quote', 'quote_withdrawn')),
  add constraint decisions_about_quote check ((kind in ('quote', 'quote_withdrawn')) = (quote is not null));

-- As in 0049, but what is said about a quote says nothing about the text, whatever it is.
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
      where s.content_id = document and lower(q.email) = people.email and d.text_hash = hash and d.quote is null
      order by d.created_at desc, d.id desc limit 1), '') <> 'approved')
$$;
