// POST /logout: ends this session, all, or all others, at once. A session without the account's second factor can end only sessions that
// don't have it either: a stolen password must not sign the owner out.

import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { lacksAssurance, requireUser } from '#server/auth/guard.ts'
import { deleteLowerSessions, deleteSession, deleteSessionsOf } from '#server/stores/sessions.ts'

export const logout: Endpoint = async (c, auth) => {
  const scope = c.req.query('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw authErrors.invalid('Unsupported logout scope')
  const signedIn = await requireUser(c, auth)
  const { account, session } = signedIn
  const isLow = lacksAssurance(signedIn)
  // 422 because the client library treats 401 and 403 as "already signed out".
  if (scope === 'others' && isLow) throw authErrors.insufficientAal(422)
  await auth.db.tx(async (tx) => {
    if (scope !== 'local' && isLow) await deleteLowerSessions(tx, account.user.id, session.id)
    else if (scope !== 'local') await deleteSessionsOf(tx, account.user.id, session.id)
    if (scope !== 'others') await deleteSession(tx, session.id)
  })
  return c.body(null, 204)
}
