// GET /admin/users and GET /admin/users/{id}: accounts for admin requests, newest first.

import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { requireService } from '#server/auth/guard.ts'
import { presentUser } from '#server/auth/user-view.ts'
import { countAccounts, findAccount, listAccounts } from '#server/stores/users.ts'
import { readUserId } from './fields.ts'

const maxPerPage = 1000

export const listUsers: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const page = readNumber(c.req.query('page'), 1, 1_000_000)
  const perPage = readNumber(c.req.query('per_page'), 50, maxPerPage)
  const total = await countAccounts(auth.db)
  const accounts = await listAccounts(auth.db, perPage, (page - 1) * perPage)
  c.header('x-total-count', String(total))
  // The client library reads the number after the first "=", so `page` comes first.
  const link = (wanted: number, name: string) =>
    `<${auth.externalUrl}/admin/users?page=${wanted}&per_page=${perPage}>; rel="${name}"`
  const last = Math.max(1, Math.ceil(total / perPage))
  c.header('link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '))
  return c.json({ users: accounts.map(presentUser), aud: 'authenticated' })
}

/** The client library sends an empty string for a missing value. */
function readNumber(text: string | undefined, normal: number, maximum: number): number {
  if (!text) return normal
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1 || number > maximum)
    throw authErrors.invalid(`Bad Pagination Parameters: a number from 1 to ${maximum} is expected`)
  return number
}

export const showUser: Endpoint = async (c, auth) => {
  await requireService(c, auth)
  const account = await findAccount(auth.db, { id: readUserId(c.req.param('id')) })
  if (!account) throw authErrors.noSuchUser()
  return c.json(presentUser(account))
}
