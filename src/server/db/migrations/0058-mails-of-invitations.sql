-- Owners see whether the mail of an invitation went out, as authors do for reviews (0033).

-- The mail with the newest link. No foreign key: the outbox is swept.
alter table public.invitations add column mail_id uuid;
-- Listeners are told of rows with the columns that the table has now (0047).
select internal.watch_changes('public.invitations');

-- What became of the mails of a workspace's open invitations, for its owners. A mail that is not known anymore was sent.
create function public.invitation_mails(workspace uuid) returns table (invitation_id uuid, state text, reason text)
language sql stable security definer set search_path = '' as $$
  select i.id,
    case when o.failed_at is not null then 'failed'
      when o.sent_at is null and (o.attempts > 0 or o.created_at < now() - interval '1 minute') then 'waiting'
      when o.sent_at is null then 'sending' else 'sent' end,
    case when o.sent_at is null then o.last_error end
  from public.invitations i join internal.outbox o on o.id = i.mail_id
  where i.workspace_id = workspace and i.accepted_at is null
    and i.workspace_id = any((select internal.my_workspaces('owner'))::uuid[]) and (select auth.meets_assurance())
$$;
revoke execute on function public.invitation_mails(uuid) from public, anon;
grant execute on function public.invitation_mails(uuid) to authenticated, service_role;
