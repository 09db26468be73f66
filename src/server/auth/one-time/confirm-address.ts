// Sends the confirmation mail again, for the function send-confirmation-email.
import { type Auth, createAuth } from '#server/auth/auth.ts'
import { requireQuota } from '#server/auth/limits/message-quota.ts'
import { isAllowedRedirect, returnAddress } from '#server/auth/redirect-url.ts'
import type { Deps } from '#server/deps.ts'
import { lockAccount } from '#server/stores/users.ts'
import { secondsUntilNextCode, sendConfirmationAgain } from './send-code.ts'

export function addressConfirmer(deps: Deps): (userId: string, redirectUrl: string) => Promise<boolean> {
  const auth = createAuth(deps)
  return (userId, redirectUrl) => confirmAddress(auth, userId, redirectUrl)
}

/** Sends it unless the address is confirmed or a mail was just sent; returns whether it did. */
async function confirmAddress(auth: Auth, userId: string, redirectUrl: string): Promise<boolean> {
  await requireQuota(auth, 'email')
  const isAllowed = isAllowedRedirect(redirectUrl, auth.config.siteUrl, auth.settings.redirectUrls)
  const redirectTo = isAllowed ? redirectUrl : returnAddress(auth)
  return auth.db.tx(async (tx) => {
    const account = await lockAccount(tx, { id: userId })
    if (
      !account?.user.email ||
      account.user.email_confirmed_at ||
      secondsUntilNextCode(account, 'signup', auth) > 0
    )
      return false
    await sendConfirmationAgain(tx, auth, account, { by: 'email', redirectTo })
    return true
  })
}
