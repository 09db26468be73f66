// read-invitation: tells anyone with an invitation's link which workspace it is for, who sent it and, masked, to whom. It works without
// an account, because an invited person may not have one yet.
import type { ReadInvitationAnswer, ReadInvitationRequest } from '#contract/functions.ts'
import { maskAddress } from '#domain/account/masked-address.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { findInvitationNames } from '#server/stores/names.ts'
import { networkOf, takeToken } from '#server/stores/rate-limits.ts'
import { hashToken } from './invitation-secrets.ts'

/** Requests of one network in an hour. */
const limit = 300
const hour = 3600

export async function readInvitation({
  input,
  deps,
  address,
}: Call<ReadInvitationRequest, undefined>): Promise<Response> {
  if (!(await takeToken(deps.db, `invitation-from:${networkOf(address)}`, limit, hour)))
    throw functionErrors.tooOften()
  const found = await findInvitationNames(deps.db, hashToken(input.token))
  if (!found) throw functionErrors.noInvitation()
  // Names that were changed after somebody joined are for members.
  if (found.is_accepted) throw functionErrors.invitationUsed()
  if (found.is_expired) throw functionErrors.invitationExpired()
  const { workspace, inviter, email } = found
  const answer: ReadInvitationAnswer = { workspace, inviter, address: maskAddress(email) }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
