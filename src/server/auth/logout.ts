// POST /logout: ends this session, all of them, or all others. Sessions are rows, so it holds at once.
import { deleteSession, deleteSessionsOf } from '#server/stores/sessions.ts'
import type { Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { requireUser } from './guard.ts'

export const logout: Endpoint = async (c, auth) => {
  const scope = c.req.query('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw authErrors.invalid('Unsupported logout scope')
  const { account, session } = await requireUser(c, auth)
  if (scope === 'local') await deleteSession(auth.db, session.id)
  else await deleteSessionsOf(auth.db, account.user.id, scope === 'others' ? session.id : null)
  return c.body(null, 204)
}
