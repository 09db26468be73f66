// API calls for workspaces, their members and invitations. Each throws a CallError on failure.
import type {
  AcceptInvitationAnswer,
  AcceptInvitationRequest,
  InviteMemberAnswer,
  InviteMemberRequest,
  ReadInvitationAnswer,
} from '#contract/functions.ts'
import type { InvitationMailRow, InvitationRow, MembershipRow, WorkspaceRow } from '#contract/tables.ts'
import type { WorkspaceRole } from '#domain/workspace/membership.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

export interface Workspace {
  id: string
  name: string
  isPersonal: boolean
  /** What the user is there. */
  role: WorkspaceRole
}

export interface Member {
  userId: string
  name: string
  /** Known to owners alone. */
  email?: string
  role: WorkspaceRole
  joinedAt: string
}

/** The user's workspaces, the personal one first. A person alone costs one request: names are read when there are several. */
export async function listWorkspaces(userId: string): Promise<Workspace[]> {
  const supabase = await getUserClient()
  const memberships = await call(
    supabase
      .from('workspace_members')
      .select('workspace_id,user_id,role')
      .eq('user_id', userId)
      .overrideTypes<MembershipRow[], { merge: false }>(),
  )
  if (memberships.length < 2)
    return memberships.map(({ workspace_id, role }) => ({
      id: workspace_id,
      name: 'Personal',
      isPersonal: true,
      role,
    }))
  const rows = await call(
    supabase
      .from('workspaces')
      .select('id,name,personal_of')
      .order('name')
      .order('id')
      .overrideTypes<WorkspaceRow[], { merge: false }>(),
  )
  const roles = new Map(memberships.map(({ workspace_id, role }) => [workspace_id, role]))
  return rows
    .map(({ id, name, personal_of }) => ({
      ...{ id, name },
      isPersonal: personal_of !== null,
      role: roles.get(id) ?? 'viewer',
    }))
    .sort((one, other) => Number(other.isPersonal) - Number(one.isPersonal))
}

export async function createWorkspace(name: string): Promise<string> {
  const supabase = await getUserClient()
  const id: unknown = await call(supabase.rpc('create_workspace', { name }).retry(false))
  return String(id)
}

export async function renameWorkspace(id: string, name: string): Promise<void> {
  const supabase = await getUserClient()
  await requireChange(id, await call(supabase.from('workspaces').update({ name }).eq('id', id).select('id')))
}

export async function deleteWorkspace(id: string): Promise<void> {
  const supabase = await getUserClient()
  const rows = await call(supabase.from('workspaces').delete().eq('id', id).select('id'))
  try {
    await requireChange(id, rows)
  } catch (error) {
    // Another owner was faster.
    if (!(error instanceof CallError && error.code === 'PT404')) throw error
  }
}

/**
 * Row-level security answers a change that the user may not make like one that found nothing: with no rows. Throws the reason for whoever
 * is not an owner anymore; for an owner, somebody else has made the change already.
 */
async function requireChange(workspaceId: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length > 0) return
  const supabase = await getUserClient()
  const role: unknown = await call(supabase.rpc('my_role', { workspace_id: workspaceId }))
  if (role !== 'owner')
    throw new CallError({ code: 'PT403', message: 'Only an owner of this workspace can do this.' }, 403)
}

/** Owners first, then by name. */
export async function listMembers(workspaceId: string): Promise<Member[]> {
  const supabase = await getUserClient()
  const [members, names, addresses] = await Promise.all([
    call(
      supabase
        .from('workspace_members')
        .select('workspace_id,user_id,role,joined_at')
        .eq('workspace_id', workspaceId)
        .overrideTypes<(MembershipRow & { joined_at: string })[], { merge: false }>(),
    ),
    call(
      supabase
        .from('member_names')
        .select('user_id,name')
        .overrideTypes<{ user_id: string; name: string }[], { merge: false }>(),
    ),
    call(
      supabase
        .from('member_addresses')
        .select('user_id,email')
        .eq('workspace_id', workspaceId)
        .overrideTypes<{ user_id: string; email: string }[], { merge: false }>(),
    ),
  ])
  const nameOf = new Map(names.map(({ user_id, name }) => [user_id, name]))
  const emailOf = new Map(addresses.map(({ user_id, email }) => [user_id, { email }]))
  const order: readonly WorkspaceRole[] = ['owner', 'editor', 'viewer']
  return members
    .map(({ user_id, role, joined_at }) => ({
      ...{ userId: user_id, role, joinedAt: joined_at, name: nameOf.get(user_id) || 'Unnamed member' },
      ...emailOf.get(user_id),
    }))
    .sort(
      (one, other) =>
        order.indexOf(one.role) - order.indexOf(other.role) || one.name.localeCompare(other.name, 'en'),
    )
}

export async function changeRole(workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
  const supabase = await getUserClient()
  const rows = await call(
    supabase
      .from('workspace_members')
      .update({ role })
      .eq('workspace_id', workspaceId)
      .eq('user_id', userId)
      .select('user_id'),
  )
  await requireChange(workspaceId, rows)
}

/** Row-level security decides alone: no code of the server runs. */
async function deleteMember(workspaceId: string, userId: string): Promise<readonly unknown[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('workspace_members')
      .delete()
      .eq('workspace_id', workspaceId)
      .eq('user_id', userId)
      .select('user_id'),
  )
}

/** Whoever was removed in the meantime has left as well. */
export async function leaveWorkspace(workspaceId: string, userId: string): Promise<void> {
  await deleteMember(workspaceId, userId)
}

export async function removeMember(workspaceId: string, userId: string): Promise<void> {
  await requireChange(workspaceId, await deleteMember(workspaceId, userId))
}

/** Invitations nobody has accepted, newest first. Owners alone see any. */
export async function listInvitations(workspaceId: string): Promise<InvitationRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('invitations')
      .select('id,email,role,expires_at')
      .eq('workspace_id', workspaceId)
      .is('accepted_at', null)
      .order('created_at', { ascending: false })
      .overrideTypes<InvitationRow[], { merge: false }>(),
  )
}

export async function cancelInvitation(workspaceId: string, id: string): Promise<void> {
  const supabase = await getUserClient()
  await requireChange(
    workspaceId,
    await call(supabase.from('invitations').delete().eq('id', id).select('id')),
  )
}

export const inviteMember = (request: InviteMemberRequest): Promise<InviteMemberAnswer> =>
  callFunction<InviteMemberAnswer>('invite-member', request)

/** What happened to their mails is worth a line, not the whole list. */
export async function listInvitationMails(workspaceId: string): Promise<InvitationMailRow[]> {
  const supabase = await getUserClient()
  const { data, error } = await supabase.rpc('invitation_mails', { workspace: workspaceId })
  if (error) console.error(error)
  return (data ?? []) as InvitationMailRow[]
}

export const readInvitation = (token: string): Promise<ReadInvitationAnswer> =>
  callFunction<ReadInvitationAnswer>('read-invitation', { token })

export const acceptInvitation = (request: AcceptInvitationRequest): Promise<AcceptInvitationAnswer> =>
  callFunction<AcceptInvitationAnswer>('accept-invitation', request)
