// GET /admin/users/{id}/factors and DELETE .../factors/{factor_id}: for people who lost both their factor and their recovery codes.

import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { removeFactor } from '#server/auth/factors/unenroll.ts'
import { requireService } from '#server/auth/guard.ts'
import { presentFactor } from '#server/auth/user-view.ts'
import { findAccount } from '#server/stores/users.ts'
import { readUserId } from './fields.ts'

export const listFactorsOf: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const account = await findAccount(auth.db, { id: readUserId(c.req.param('id')) })
  if (!account) throw authErrors.noSuchUser()
  return c.json(account.factors.map(presentFactor))
}

export const deleteFactorOf: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const account = await findAccount(auth.db, { id: readUserId(c.req.param('id')) })
  if (!account) throw authErrors.noSuchUser()
  const factorId = c.req.param('factorId')?.toLowerCase()
  const factor = account.factors.find((known) => known.id === factorId)
  if (!factor) throw authErrors.factorNotFound(404)
  await auth.db.tx((tx) => removeFactor(tx, factor))
  return c.json(presentFactor(factor))
}
