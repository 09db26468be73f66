// Tells authors what happened in their reviews: gathered for a few minutes, one mail for each review.
import { shownTitle } from '#domain/document/document.ts'
import { gatherMinutes } from '#domain/review/review.ts'
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import { renderMail } from '#server/mail/templates.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { type ReviewNews, takeReviewNews } from '#server/stores/review-news.ts'

const everyMinute = 60_000

const sentences: Record<ReviewNews['events'][number]['kind'], string> = {
  comment: 'left a comment',
  suggestion: 'suggested a change',
  approved: 'approved the release',
  changes: 'asked for changes',
  quote: 'approved their quote',
}

export async function tellAuthors(db: Db, siteUrl: string, minutes = gatherMinutes): Promise<void> {
  await db.tx(async (tx) => {
    for (const news of await takeReviewNews(tx, minutes))
      await queueMail(tx, { ...newsMail(news, siteUrl), to: news.email }, null)
  })
}

function newsMail({ title, events, content_id }: ReviewNews, siteUrl: string) {
  const counts = Map.groupBy(events, ({ name, kind }) => `${name} ${sentences[kind]}`)
  return renderMail({
    title: `Update on “${shownTitle(title, undefined)}”`,
    lines: [...counts].map(([sentence, all]) => `${sentence}${all.length > 1 ? ` (${all.length})` : ''}.`),
    link: { label: 'Open the release', url: `${siteUrl}/write/${content_id}` },
    closing: 'You’re getting this because you sent this release for review.',
  })
}

/** Looks every minute; returns how to stop. */
export function startTellingAuthors(db: Db, siteUrl: string, log: Log): () => void {
  const timer = setInterval(() => {
    tellAuthors(db, siteUrl).catch((error: unknown) =>
      log.warn('review mails failed', { cause: describeError(error) }),
    )
  }, everyMinute)
  timer.unref()
  return () => clearInterval(timer)
}
