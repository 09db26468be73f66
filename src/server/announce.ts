// What `npm start` prints once the server is ready.
import { standInNames } from './app-config.ts'
import type { Config } from './config/config.ts'
import { maximumAgeSeconds } from './mail/back-off.ts'

export function announce(config: Config, millisecondsToReady: number): string {
  const lines = [
    `Presswright is ready on ${config.siteUrl} (${(millisecondsToReady / 1000).toFixed(1)} s)`,
    config.database.kind === 'pglite'
      ? `Database: embedded, in ${config.dataFolder}`
      : `Database: PostgreSQL at ${new URL(config.database.url).host}`,
  ]
  lines.push(...messageLines(config), ...moneyLines(config), standInLine(config))
  return lines.map((line) => `  ${line}\n`).join('')
}

function messageLines({ mail, mailFrom, sms, siteUrl }: Config): string[] {
  const lines: string[] = []
  if (mail.kind === 'smtp') lines.push(`Email:    via ${new URL(mail.url).host}, from ${mailFrom}`)
  if (mail.kind === 'none')
    lines.push(
      `Email:    not configured. Set SMTP_URL; until then, email is held for up to ${maximumAgeSeconds.mail / 86_400} days.`,
    )
  if (sms.kind === 'none')
    lines.push('Texts:    not configured. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.')
  if (mail.kind === 'local' || sms.kind === 'local') lines.push(`Mailbox:  ${siteUrl}/local/mail`)
  return lines
}

function moneyLines({ payments, crm, siteUrl }: Config): string[] {
  const contacts = crm.kind === 'hubspot' ? ['Contacts: HubSpot'] : []
  if (payments.kind === 'local') return contacts
  if (payments.kind === 'none')
    return [
      'Payments: not configured. Set the four STRIPE_ variables; until then, no one can buy Pro.',
      ...contacts,
    ]
  return [`Payments: Stripe, with its webhook at ${siteUrl}/functions/v1/stripe-webhook`, ...contacts]
}

function standInLine(config: Config): string {
  if (!config.standIns.allowed) {
    return `Local stand-ins are off because ${config.standIns.reason}; features with no service configured are unavailable.`
  }
  const names = standInNames(config).join(', ') || 'none'
  return config.standIns.forced
    ? `WARNING: ALLOW_LOCAL_STAND_INS is set. Anyone who can reach this server can use its stand-ins: ${names}.`
    : `Local stand-ins in use: ${names}`
}
