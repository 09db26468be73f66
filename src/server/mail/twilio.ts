// Text messages by Twilio's Messages API.
import type { Config } from '#server/config/config.ts'
import type { SmsSender } from './mailer.ts'
import { SendError } from './send-error.ts'
import { sendRequest } from './send-request.ts'

export type TwilioOptions = Omit<Extract<Config['sms'], { kind: 'twilio' }>, 'kind'>

export function createTwilioSender({ accountSid, authToken, from, apiBase }: TwilioOptions): SmsSender {
  const url = `${apiBase}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  // Twilio names a group of senders by an id that begins with MG.
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
  return {
    keepsText: false,
    async send(_id, { to, text }) {
      const body = new URLSearchParams({ To: to, ...sender, Body: text })
      const { status, isOk, answer } = await sendRequest(url, { authorization }, body)
      if (!isOk) throw refused(status, answer)
    },
  }
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
