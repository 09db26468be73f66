// What happens to a shared workspace when a member deletes their account. The database decides (internal.hand_over); this is what a user
// is told before.
import type { WorkspaceRole } from './membership.ts'

export interface Successor {
  userId: string
  name: string
  role: WorkspaceRole
  /** As the database writes it. */
  joinedAt: string
}

export type WorkspaceOutcome =
  /** Others own it. */
  | { kind: 'kept' }
  /** Somebody else becomes its owner. */
  | { kind: 'inherited'; newOwner: string }
  /** Nobody is left. */
  | { kind: 'deleted' }

/** Of the others an owner, else the editor, else the viewer who has been there longest. */
export function predictOutcome(members: readonly Successor[], leaving: string): WorkspaceOutcome {
  const rank = ({ role }: Successor) => (role === 'owner' ? 0 : role === 'editor' ? 1 : 2)
  const [newOwner] = members
    .filter(({ userId }) => userId !== leaving)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || compare(one.joinedAt, other.joinedAt) || compare(one.userId, other.userId),
    )
  if (!newOwner) return { kind: 'deleted' }
  return newOwner.role === 'owner' ? { kind: 'kept' } : { kind: 'inherited', newOwner: newOwner.name }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
