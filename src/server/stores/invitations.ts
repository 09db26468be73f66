// Invitations to workspaces, and the memberships they lead to. Links and codes are kept as hashes.
import type { WorkspaceRole } from '#domain/workspace/membership.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface WorkspaceView {
  name: string
  is_personal: boolean
  /** The user's role; null if not a member. */
  role: WorkspaceRole | null
  /** Was a member once. */
  is_former: boolean
  /** Members and open invitations. */
  people: number
}

/** A workspace and the user's role in it, locked until the transaction ends: others who join or invite wait. */
export async function lockWorkspace(tx: Tx, id: string, userId: string): Promise<WorkspaceView | undefined> {
  await tx.query('select 1 as one from public.workspaces where id = $1 for update', [id])
  const [row] = await tx.query<WorkspaceView & Row>(
    `select w.name, w.personal_of is not null as is_personal,
       (select m.role from public.workspace_members m where m.workspace_id = w.id and m.user_id = $2) as role,
       exists (select from internal.former_members f where f.workspace_id = w.id and f.user_id = $2) as is_former,
       ((select count(*) from public.workspace_members m where m.workspace_id = w.id)
         + (select count(*) from public.invitations i
            where i.workspace_id = w.id and i.accepted_at is null and i.expires_at > now()))::int as people
     from public.workspaces w where w.id = $1`,
    [id, userId],
  )
  return row
}

/** Whether an account with this confirmed address is a member. */
export async function isMemberAddress(tx: Tx, workspaceId: string, email: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as one from public.workspace_members m join auth.users u on u.id = m.user_id
     where m.workspace_id = $1 and lower(u.email) = $2 and u.email_confirmed_at is not null`,
    [workspaceId, email],
  )
  return rows.length > 0
}

export interface NewInvitation {
  workspaceId: string
  email: string
  role: WorkspaceRole
  tokenHash: string
  codeHash: string
  invitedBy: string
  days: number
}

export interface PutInvitation {
  id: string
  expires_at: string
  /** The address had an invitation whose link and code worked until now. */
  replaced: boolean
  old_mail: string | null
}

/** Replaces an open invitation of the address: only the newest mail is valid. */
export async function putInvitation(
  tx: Tx,
  { workspaceId, email, role, tokenHash, codeHash, invitedBy, days }: NewInvitation,
): Promise<PutInvitation> {
  const [row] = await tx.query<PutInvitation & Row>(
    `with before as (
       select expires_at > now() as was_open, mail_id from public.invitations
       where workspace_id = $1 and email = $2 and accepted_at is null)
     insert into public.invitations (workspace_id, email, role, token_hash, code_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7::int))
     on conflict (workspace_id, email) where accepted_at is null do update
     set role = excluded.role, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
       invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
     returning id, to_char(expires_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at,
       coalesce((select was_open from before), false) as replaced, (select mail_id from before) as old_mail`,
    [workspaceId, email, role, tokenHash, codeHash, invitedBy, days],
  )
  if (!row) throw new Error('The invitation was not saved.')
  return row
}

/** Its owner is told whether this mail went out. */
export async function setInvitationMail(tx: Tx, invitationId: string, mailId: string): Promise<void> {
  await tx.query('update public.invitations set mail_id = $2 where id = $1', [invitationId, mailId])
}

export interface InvitationRow {
  id: string
  workspace_id: string
  email: string
  role: WorkspaceRole
  is_expired: boolean
  accepted_by: string | null
  is_accepted: boolean
}

const columns = `id, workspace_id, email, role, expires_at <= now() as is_expired, accepted_by,
  accepted_at is not null as is_accepted`

export async function findInvitation(tx: Tx, tokenHash: string): Promise<InvitationRow | undefined> {
  const [row] = await tx.query<InvitationRow & Row>(
    `select ${columns} from public.invitations where token_hash = $1`,
    [tokenHash],
  )
  return row
}

/** The newest invitation of an address with this code. */
export async function findInvitationByCode(
  tx: Tx,
  email: string,
  codeHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.query<InvitationRow & Row>(
    `select ${columns} from public.invitations where email = $1 and code_hash = $2 order by created_at desc, id limit 1`,
    [email, codeHash],
  )
  return row
}

/** The user's confirmed email address; undefined without one. */
export async function findVerifiedEmail(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ email: string }>(
    `select lower(email) as email from auth.users where id = $1 and email_confirmed_at is not null and email <> ''`,
    [userId],
  )
  return row?.email
}

/** Whether the user has confirmed an address or a phone number; without one, nothing is mailed for them. */
export async function hasVerifiedContact(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query(
    'select 1 as one from auth.users where id = $1 and (email_confirmed_at is not null or phone_confirmed_at is not null)',
    [userId],
  )
  return rows.length > 0
}

/** Accepts the invitation for the user. */
export async function acceptInvitation(tx: Tx, invitation: InvitationRow, userId: string): Promise<void> {
  await tx.query(
    'insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, $3) on conflict do nothing',
    [invitation.workspace_id, userId, invitation.role],
  )
  await tx.query('update public.invitations set accepted_at = now(), accepted_by = $2 where id = $1', [
    invitation.id,
    userId,
  ])
}

/** Deletes invitations that ended more than the given days ago. */
export async function purgeInvitations(db: Tx, days: number): Promise<void> {
  await db.query('delete from public.invitations where expires_at < now() - make_interval(days => $1::int)', [
    days,
  ])
}
