// remind-reviewer: an editor mails an open reviewer a link again. Only hashes of links are stored, so it is a new one.
import type { RemindReviewerRequest } from '#contract/reviews.ts'
import { shownTitle } from '#domain/document/document.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { createSecrets, hashToken } from '#server/functions/workspaces/invitation-secrets.ts'
import { readSender } from '#server/stores/names.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { addLink, lockForReminder, setMail } from '#server/stores/reviews/reviewers.ts'
import { reminderMail } from './review-mails.ts'

export async function remindReviewer({ input, user, deps }: Call<RemindReviewerRequest>): Promise<Response> {
  const { db, config } = deps
  if (config.mail.kind === 'none') throw functionErrors.reviewsOff()
  await db.tx(async (tx) => {
    const reviewer = await lockForReminder(tx, input.reviewer_id, user.id)
    if (!reviewer || reviewer.is_ended) throw functionErrors.reviewEnded()
    if (reviewer.is_early) throw functionErrors.remindedLately()
    const { token } = createSecrets()
    await addLink(tx, input.reviewer_id, hashToken(token))
    const parts = {
      title: shownTitle(reviewer.title, undefined),
      sender: await readSender(tx, user.id),
      to: reviewer,
      due: reviewer.due,
      url: `${config.siteUrl}/review/${token}`,
    }
    const reminder = reminderMail(parts, reviewer.asked_for)
    await setMail(tx, input.reviewer_id, await queueMail(tx, reminder, null))
  })
  return Response.json({ sent: true })
}
