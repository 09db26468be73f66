import type { PlanReader } from '#domain/billing/plan-offer.ts'
import { useProfile } from '#web/lib/profile.ts'
import { useSession } from '#web/lib/session/session.tsx'

/** Who looks at the plans. Until the session check ends everyone is a visitor, as the prerendered page says. */
export function usePlanViewer(): { reader: PlanReader; userId: string | undefined } {
  const { session } = useSession()
  const known = useProfile()
  if (session.status !== 'signed-in') return { reader: { kind: 'visitor' }, userId: undefined }
  const userId = session.user.id
  if (known === undefined) return { reader: { kind: 'unread' }, userId }
  return { reader: { kind: 'user', profile: known.profile }, userId }
}
