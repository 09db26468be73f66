// Sends mail by SMTP, one connection per mail: a pooled connection that died unnoticed would delay a sign-in code.
import type { Transporter } from 'nodemailer'
import { isLoopback } from '#server/config/config.ts'
import type { OutgoingMail } from '#server/stores/outbox.ts'
import type { Mailer } from './mailer.ts'
import { SendError } from './send-error.ts'
import { toLine } from './templates.ts'

export interface SmtpOptions {
  url: string
  /** Sender, as 'Name <address>'. */
  from: string
}

/** Milliseconds. The answer to a mail's last line may take ten minutes (RFC 5321, 4.5.3.2.6): hanging up would send it twice. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 600_000,
}

export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    keepsText: false,
    async send(id, mail) {
      transport ??= openTransport(url)
      try {
        await (await transport).sendMail(compose(id, mail, from))
      } catch (error) {
        throw toSendError(error)
      }
    },
  }
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, requireTLS: needsTls(url), ...timeouts })
}

/** A password is never sent unencrypted beyond this machine; ?requireTLS=false in the address overrides that. */
function needsTls(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !isLoopback(hostname)
}

function compose(id: string, mail: OutgoingMail, from: string) {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'presswright.example'
  return {
    from: mail.fromName ? nameSender(mail.fromName, from) : from,
    // As an object, not as a list to parse: one mail goes to one mailbox.
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The sender's address with a person's name before the product's. The name can't pass for an address. */
export function nameSender(person: string, from: string): { name: string; address: string } {
  const [, ownName = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? []
  const name = toLine(person.replace(/[<>@"]/g, ' '))
    .trim()
    .slice(0, 60)
    .toWellFormed()
  return { name: [name, ownName || 'Presswright'].filter(Boolean).join(' via '), address: address.trim() }
}

interface SmtpFailure {
  message: string
  code?: string
  responseCode?: number
  command?: string
}

function toSendError(error: unknown): SendError {
  const { message, code, responseCode, command } = error as SmtpFailure
  return new SendError(
    {
      reason: message,
      logged: [code, command, responseCode].filter(Boolean).join(' '),
      permanent: isRefusal(command, code, responseCode),
    },
    error,
  )
}

/** Only an answer about this mail is final: a refused sign-in or sender is a configuration error that can be fixed. */
function isRefusal(command = '', code = '', responseCode = 0): boolean {
  if (command === 'API') return code === 'EENVELOPE' // an invalid address
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}
