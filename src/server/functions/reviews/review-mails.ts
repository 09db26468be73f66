// The mails of a review.
import { codeMinutes, reviewDays } from '#domain/review/review.ts'
import { renderMail } from '#server/mail/templates.ts'

interface ReviewMail {
  title: string
  /** Whoever asks: their name and address. */
  sender: string
  name: string
  message: string | undefined
  /** YYYY-MM-DD */
  due: string | undefined
  url: string
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function reviewMail({ title, sender, name, message, due, url }: ReviewMail) {
  return renderMail({
    title: `Please review “${title}”`,
    lines: [
      `Hi ${name},`,
      `${sender} would like you to read this press release and approve it or ask for changes.`,
      ...(message ? [message] : []),
      ...(due ? [`They need your answer by ${dayFormat.format(new Date(`${due}T00:00:00Z`))}.`] : []),
      'You don’t need an account. When you open the link, we’ll email you a code.',
    ],
    link: { label: 'Open the release', url },
    closing: `This link is for you alone and works for ${reviewDays} days. If you weren’t expecting it, you can ignore this email.`,
  })
}

export function codeMail(code: string, title: string) {
  return renderMail({
    title: `Your code for “${title}”`,
    lines: ['Enter this code on the review page.'],
    code,
    closing: `It works for ${codeMinutes} minutes. If you didn’t ask for it, you can ignore this email.`,
  })
}
