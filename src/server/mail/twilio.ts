// Text messages by Twilio's Messages API.
import type { Config } from '#server/config/config.ts'
import type { SmsSender } from './mailer.ts'
import { SendError } from './send-error.ts'

export type TwilioOptions = Omit<Extract<Config['sms'], { kind: 'twilio' }>, 'kind'>

const timeoutMs = 30_000

export function createTwilioSender({ accountSid, authToken, from, apiBase }: TwilioOptions): SmsSender {
  const url = `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  // Twilio names a group of senders by an id that begins with MG.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    keepsText: false,
    async send(_id, { to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, ...sender, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw unreachable(error)
      })
      const answer = await response.text().catch(() => '')
      if (!response.ok) throw refused(response.status, answer)
    },
  }
}

function unreachable(cause: unknown): SendError {
  // fetch says why in the cause of its error.
  const reason = String(cause instanceof Error ? (cause.cause ?? cause) : cause)
  return new SendError({ reason, logged: reason, permanent: false }, cause)
}

/** 400 is about this message, such as its number; other refusals are about the account or are temporary. */
function refused(status: number, answer: string): SendError {
  const number = /"code":\s*(\d+)/.exec(answer)?.[1]
  return new SendError({
    reason: `${status} ${answer}`,
    logged: [status, number].filter(Boolean).join(' '),
    permanent: status === 400,
  })
}
