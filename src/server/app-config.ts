// GET /app-config.json: the public settings that the web reads before it can call the API. Nothing secret.
import type { Context } from 'hono'
import type { AppConfig } from '#contract/app-config.ts'
import type { Deps } from './deps.ts'
import type { AppEnv } from './http/env.ts'
import { apiOrigin } from './http/request-origin.ts'

export const answerAppConfig =
  ({ config, keys }: Deps) =>
  (c: Context<AppEnv>) => {
    const answer: AppConfig = {
      supabaseUrl: apiOrigin(c, config),
      supabaseKey: keys.anonKey,
      features: {
        mail: config.mail.kind !== 'none',
        payments: config.payments.kind !== 'none',
        crm: config.crm.kind !== 'none',
        socialSignIn: config.auth.providers.length > 0,
        ai: true,
      },
      ai: { writer: config.ai.writer.kind },
      uploadMb: config.word.uploadMb,
      socialProviders: config.auth.providers.map(({ name, label }) => ({ name, label })),
      standIns: standInNames(config),
      links: config.links,
      supportEmail: config.supportEmail,
      enterpriseEmail: config.enterpriseEmail,
      reviewsWidgetUrl: config.reviewsWidgetUrl,
    }
    c.header('cache-control', 'no-store')
    return c.json(answer)
  }

/** The local stand-ins in use, in words for people. */
export function standInNames(config: Deps['config']): string[] {
  const hasLocalProvider = config.auth.providers.some((provider) => provider.local)
  return [
    ...mailboxNames(config),
    ...(hasLocalProvider ? ['local identity provider'] : []),
    ...(config.payments.kind === 'local' ? ['local checkout'] : []),
    ...(config.crm.kind === 'local' ? ['local contact list'] : []),
  ]
}

function mailboxNames(config: Deps['config']): string[] {
  if (config.mail.kind === 'local') return ['local mailbox']
  return config.sms.kind === 'local' ? ['local mailbox for text messages'] : []
}
