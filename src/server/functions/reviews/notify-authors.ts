// Mails authors what happened in their reviews: collected for a few minutes, one mail per review.
import { gatherMinutes } from '#domain/review/review.ts'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { takeReviewNews } from '#server/stores/reviews/news.ts'
import { newsMail } from './news-mail.ts'

const everyMinute = 60_000

export async function notifyAuthors(db: Db, siteUrl: string, minutes = gatherMinutes): Promise<void> {
  await db.tx(async (tx) => {
    for (const news of await takeReviewNews(tx, minutes)) await queueMail(tx, newsMail(news, siteUrl), null)
  })
}

/** Checks every minute; returns how to stop. */
export function startNotifyingAuthors(db: Db, siteUrl: string, log: Log): () => void {
  const timer = setInterval(() => {
    notifyAuthors(db, siteUrl).catch((error: unknown) =>
      log.warn('review mails failed', { cause: describeError(error) }),
    )
  }, everyMinute)
  timer.unref()
  return () => clearInterval(timer)
}
