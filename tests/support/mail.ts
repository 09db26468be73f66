// What the product has mailed or texted, as its reader would see it.
import type { TestApp } from './start-app.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
  fromName?: string
  replyTo?: string
}

/** Everything sent to an address or number, newest first. */
export async function mailsTo(app: TestApp, to: string): Promise<SentMail[]> {
  const rows = await app.db.query<{ payload: SentMail }>(
    "select payload from internal.outbox where payload ->> 'to' = $1 order by created_at desc, id",
    [to],
  )
  return rows.map((row) => row.payload)
}

export async function newestMail(
  app: TestApp,
  to: string,
): Promise<SentMail & { code: string; link: string }> {
  const [mail] = await mailsTo(app, to)
  if (!mail) throw new Error(`Nothing was sent to ${to}.`)
  return {
    ...mail,
    code: /\b(\d{6,10})\b/.exec(mail.text)?.[1] ?? '',
    link: /(https?:\/\/\S+\/verify\?\S+)/.exec(mail.text)?.[1] ?? '',
  }
}
