// POST /recover: mails a link to set a new password. The response is the same for known, unknown and rate-limited addresses.
import { z } from 'zod'
import type { Endpoint } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { challengeFields, normalizeEmail, optionalText, readChallenge } from '#server/auth/input.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { withMinimumDuration } from '#server/auth/limits/minimum-duration.ts'
import { readRedirect } from '#server/auth/redirect-url.ts'
import { readJson } from '#server/http/body.ts'
import { lockAccount } from '#server/stores/users.ts'
import { secondsUntilNextCode, sendCode } from './send-code.ts'

const body = z.object({ email: optionalText, ...challengeFields })

export const recover: Endpoint = withMinimumDuration(async (c, auth) => {
  const request = await readJson(c, body, authErrors)
  if (!request.email) throw authErrors.invalid('Password recovery requires an email')
  const email = normalizeEmail(request.email)
  const codeRequest = {
    kind: 'recovery',
    by: 'email',
    redirectTo: readRedirect(c, auth),
    challenge: readChallenge(request),
  } as const
  await requireQuota(auth, 'email')
  await auth.db.tx(async (tx) => {
    const account = await lockAccount(tx, { email })
    if (account && secondsUntilNextCode(account, 'recovery', auth) === 0)
      await sendCode(tx, auth, account, codeRequest)
  })
  return c.json({})
})
