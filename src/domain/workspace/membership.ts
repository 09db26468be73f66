// Who works in a workspace, and how others come in.

/** Owners manage members, editors write, viewers read and comment. */
export const workspaceRoles = ['owner', 'editor', 'viewer'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

/** How long an invitation is good for. */
export const invitationDays = 7

/** Days for which an invitation that ended is still listed. */
export const endedInvitationDays = 30

/** Minutes without a key or a click after which colleagues see somebody as away. */
export const awayMinutes = 2

/** Members and open invitations of one workspace, at most. */
export const workspaceMaxPeople = 200

const phrases: Record<WorkspaceRole, string> = {
  owner: 'an owner: you can write, and manage members',
  editor: 'an editor: you can read and write everything in it',
  viewer: 'a viewer: you can read and comment',
}

/** What an invitation says of the role. */
export const describeRole = (role: WorkspaceRole): string => phrases[role]
