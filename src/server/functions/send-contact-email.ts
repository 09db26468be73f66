// send-contact-email: sends a contact message to the support address, through the outbox.
import type { SendContactEmailAnswer, SendContactEmailRequest } from '#contract/functions.ts'
import { type ContactMessage, checkContactMessage } from '#domain/site/contact-message.ts'
import { renderMail, toLine } from '#server/mail/templates.ts'
import { queueContactMail } from '#server/stores/outbox.ts'
import { networkOf, takeToken } from '#server/stores/rate-limits.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

/** Messages in an hour: from one network, and altogether. */
const limits = { here: 5, everywhere: 200 }
const hour = 3600

type ContactCall = Call<SendContactEmailRequest, undefined>

const sent: SendContactEmailAnswer = { sent: true }

export async function sendContactEmail(call: ContactCall): Promise<Response> {
  const { input, deps } = call
  if (deps.config.mail.kind === 'none') throw functionErrors.contactOff(deps.config.supportEmail)
  const { name, email, message } = input
  const check = checkContactMessage({ name: toLine(name), email, message: toText(message) })
  if (!check.ok) throw functionErrors.invalid(Object.values(check.problems)[0] ?? 'Invalid request')
  // Bots get the same response as people, so that they learn nothing.
  if (input.topic?.trim()) return Response.json(sent)
  await takeTurn(call)
  await queueContactMail(deps.db, compose(check.value, deps.config.supportEmail))
  return Response.json(sent)
}

async function takeTurn({ deps: { db }, address }: ContactCall): Promise<void> {
  const mayWrite =
    (await takeToken(db, `contact:${networkOf(address)}`, limits.here, hour)) &&
    (await takeToken(db, 'contact', limits.everywhere, hour))
  if (!mayWrite) throw functionErrors.contactLimit()
}

function compose({ name, email, message }: ContactMessage, to: string) {
  const closing = `Sent from the contact form by ${name} <${email}>. Replies go to that address.`
  const { subject, html } = renderMail({
    title: `Message from ${name}`,
    lines: message.split(/\n+/).filter((line) => line.trim() !== ''),
    closing,
  })
  return { to, replyTo: email, subject, text: `${message}\n\n-- \n${closing}\n`, html }
}

/** Line breaks and tabs stay; other control characters do not. */
const toText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
