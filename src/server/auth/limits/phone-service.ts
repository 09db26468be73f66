// Phones need a service for text messages. Without one, nothing that depends on a code by text message is started.
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'

/** Whether users can sign in by phone. */
export const offersPhone = ({ settings, config }: Pick<Auth, 'settings' | 'config'>): boolean =>
  settings.phoneProvider && config.sms.kind !== 'none'

/** Checked before any lookup, so that known and unknown numbers get the same response. */
export function requirePhone(auth: Auth, status: 400 | 422): void {
  if (offersPhone(auth)) return
  if (auth.settings.phoneProvider) noteMissing(auth)
  throw authErrors.phoneOff(status)
}

/** The same for phones as second factors. */
export function requireFactorTexts(auth: Auth): void {
  if (auth.config.sms.kind !== 'none') return
  noteMissing(auth)
  throw authErrors.factorPhoneOff()
}

/** Logs that a text message was wanted where none can be sent. */
export function noteMissingTexts(auth: Auth): void {
  if (auth.config.sms.kind === 'none') noteMissing(auth)
}

const noteMissing = ({ log }: Auth) =>
  log.warn('text message refused', {
    cause: 'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM are not set',
  })
