// How many messages the whole server sends per hour, to protect the sender's reputation and the bill. What stays in the local mailbox is
// not counted.

import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import type { Tx } from '#server/db/db.ts'
import { hasToken, takeToken } from '#server/stores/rate-limits.ts'

const hour = 3600
export type MessageKind = 'email' | 'sms'

/** Checked before any lookup, so that known and unknown addresses get the same response. */
export async function requireQuota(auth: Auth, kind: MessageKind): Promise<void> {
  const size = quotaOf(auth, kind)
  if (size !== undefined && !(await hasToken(auth.db, `sent:${kind}`, size, hour)))
    throw authErrors.quotaUsedUp(kind)
}

/** Runs in the transaction that queues the message. */
export async function countMessage(tx: Tx, auth: Auth, kind: MessageKind): Promise<void> {
  const size = quotaOf(auth, kind)
  if (size !== undefined) await takeToken(tx, `sent:${kind}`, size, hour)
}

function quotaOf({ settings, config }: Auth, kind: MessageKind): number | undefined {
  if (kind === 'sms') return config.sms.kind === 'local' ? undefined : settings.rateLimits?.sms
  return config.mail.kind === 'local' || settings.autoconfirm ? undefined : settings.rateLimits?.mails
}
