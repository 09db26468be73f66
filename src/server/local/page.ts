import { formatShort } from '#domain/time/short-date.ts'
import { plainPage } from '#server/http/plain-page.ts'

/** A page of a local stand-in, marked as such; `body` is HTML already. */
export const localPage = (title: string, body: string): string => plainPage(title, body, 'Local test page')

/** A time element in the time zone of this machine, which is the reader's. */
export const sentTime = (sentAt: string): string =>
  `<time datetime="${sentAt}">${formatShort(sentAt, 'time', new Date())}</time>`
