// GET /settings, /health and the public keys, and the answer for single sign-on, which is off.
import type { Endpoint } from './auth.ts'
import { authErrors } from './errors.ts'
import { offersPhone } from './limits/phone-service.ts'

export const settings: Endpoint = (c, auth) => {
  const { settings: offered, config } = auth
  return c.json({
    external: {
      ...Object.fromEntries(offered.providers.map(({ name }) => [name, true])),
      email: offered.emailProvider,
      phone: offersPhone(auth),
      anonymous_users: offered.anonymous,
    },
    disable_signup: !offered.signups,
    mailer_autoconfirm: offered.autoconfirm,
    phone_autoconfirm: offered.autoconfirm,
    sms_provider: config.sms.kind === 'none' ? '' : config.sms.kind,
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })
}

export const health: Endpoint = (c) =>
  c.json({
    version: '0.1.0',
    name: 'GoTrue',
    description: 'Presswright’s auth service, compatible with GoTrue',
  })

export const publicKeys: Endpoint = (c, { tokens }) => {
  c.header('cache-control', 'public, max-age=600')
  return c.json({ keys: tokens.publicKeys })
}

/** What newer clients request and this service doesn't have. */
export const notOffered: Endpoint = () => {
  throw authErrors.notOffered()
}

export const sso: Endpoint = () => {
  throw authErrors.samlOff()
}
