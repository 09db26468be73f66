// What becomes of a shared workspace when a member deletes their account. The database decides (internal.hand_over); this is what a user
// is told before.
import type { WorkspaceRole } from './membership.ts'

export interface Successor {
  userId: string
  name: string
  role: WorkspaceRole
  /** As the database writes it. */
  joinedAt: string
}

export type Fate =
  /** Others own it. */
  | { kind: 'kept' }
  /** The heir becomes its owner. */
  | { kind: 'inherited'; heir: string }
  /** Nobody is left. */
  | { kind: 'deleted' }

/** Of the others an owner, else the editor, else the viewer who has been there longest. */
export function foreseeFate(members: readonly Successor[], leaving: string): Fate {
  const rank = ({ role }: Successor) => (role === 'owner' ? 0 : role === 'editor' ? 1 : 2)
  const [heir] = members
    .filter(({ userId }) => userId !== leaving)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || compare(one.joinedAt, other.joinedAt) || compare(one.userId, other.userId),
    )
  if (!heir) return { kind: 'deleted' }
  return heir.role === 'owner' ? { kind: 'kept' } : { kind: 'inherited', heir: heir.name }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
