import { plainPage } from '#server/http/plain-page.ts'

/** A page of a local stand-in, marked as such; `body` is HTML already. */
export const localPage = (title: string, body: string): string => plainPage(title, body, 'Local test page')

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A time element in the time zone of this machine, which is the reader's. */
export const sentTime = (sentAt: string): string =>
  `<time datetime="${sentAt}">${format.format(new Date(sentAt))}</time>`
