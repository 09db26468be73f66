-- Sign-off at the desk (docs/decisions/057): what became of the mails, and a status that never says "approved" of another text.

-- The mail with the newest link. No foreign key: the outbox is swept.
alter table public.reviewers add column mail_id uuid;

-- What became of the mails to a document's reviewers, for members of its workspace. A mail that is not known anymore was sent.
create function public.review_mails(document uuid) returns table (reviewer_id uuid, state text, reason text)
language sql stable security definer set search_path = '' as $$
  select p.id,
    case when o.failed_at is not null then 'failed'
      when o.sent_at is null and (o.attempts > 0 or o.created_at < now() - interval '1 minute') then 'waiting'
      when o.sent_at is null then 'sending' else 'sent' end,
    case when o.sent_at is null then o.last_error end
  from public.reviews r join public.reviewers p on p.review_id = r.id left join internal.outbox o on o.id = p.mail_id
  where r.content_id = document and o.id is not null
    and r.workspace_id = any((select internal.my_workspaces('viewer'))::uuid[]) and (select auth.meets_assurance())
$$;
revoke execute on function public.review_mails(uuid) from public, anon;
grant execute on function public.review_mails(uuid) to authenticated, service_role;

-- The HTML without its inline marks: two texts that are the same here have the same words in the same paragraphs.
create function internal.without_marks(html text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(html, '</?(span|mark|strong|em|u|b|i)(\s[^<>]*)?>', '', 'g')
$$;

-- Whether everybody whose link still counts last approved this text in a review of the document.
create function internal.is_signed_off(document uuid, html text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reviews r
    where r.content_id = document and internal.without_marks(r.content) = internal.without_marks(html)
      and exists (select from public.reviewers p where p.review_id = r.id and p.revoked_at is null)
      and not exists (
        select from public.reviewers p
        where p.review_id = r.id and p.revoked_at is null
          and coalesce((select d.kind from public.decisions d where d.reviewer_id = p.id and d.kind <> 'quote'
            order by d.created_at desc, d.id desc limit 1), '') <> 'approved'))
$$;
revoke execute on function internal.is_signed_off(uuid, text) from public, anon;

-- A document that was reviewed is approved while it has the approved text: an edit takes the status back, a restore brings it again.
create function internal.follow_sign_off() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('in_review', 'approved') and new.status = old.status
    and exists (select from public.reviews r where r.content_id = new.id) then
    new.status := case when internal.is_signed_off(new.id, new.content) then 'approved' else 'in_review' end;
  end if;
  return new;
end
$$;
create trigger follow_sign_off before update of content on public.content for each row
  when (new.content is distinct from old.content) execute function internal.follow_sign_off();
