// remind-reviewer: an editor mails an open reviewer a link to the text they should look at now. Only hashes of links are stored, so it is
// a new one.
import type { RemindReviewerRequest } from '#contract/reviews.ts'
import { shownTitle } from '#domain/document/document.ts'
import { askReader } from '#server/functions/ask-reader.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { createSecrets, hashToken } from '#server/functions/workspaces/invitation-secrets.ts'
import { readSender } from '#server/stores/names.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { addLink, lockForReminder, type RemindedReviewer, setMail } from '#server/stores/reviews/reviewers.ts'
import { reminderMail } from './review-mails.ts'

export async function remindReviewer(call: Call<RemindReviewerRequest>): Promise<Response> {
  const { input, user, deps } = call
  const { db, config } = deps
  if (config.mail.kind === 'none') throw functionErrors.reviewsOff()
  // Before the transaction, because a long text takes seconds to read and saves must not wait.
  const { current } = requireOpen(await lockForReminder(db, input.reviewer_id, user.id))
  const textHash = await askReader(call, 'hash', current)
  await db.tx(async (tx) => {
    const reviewer = requireOpen(await lockForReminder(tx, input.reviewer_id, user.id))
    if (reviewer.current !== current) throw functionErrors.changedMeanwhile()
    if (reviewer.text_hash !== textHash) throw functionErrors.changedSinceSent()
    const { token } = createSecrets()
    await addLink(tx, reviewer.id, hashToken(token))
    const parts = {
      title: shownTitle(reviewer.title, undefined),
      sender: await readSender(tx, user.id),
      to: reviewer,
      due: reviewer.due,
      url: `${config.siteUrl}/review/${token}`,
    }
    const reminder = reminderMail(parts, reviewer.asked_for)
    await setMail(tx, reviewer.id, await queueMail(tx, reminder, null))
  })
  return Response.json({ sent: true })
}

/** The reviewer, if their link works and they haven't been reminded in the last hour. */
function requireOpen(reviewer: RemindedReviewer | undefined): RemindedReviewer & { current: string } {
  if (!reviewer || reviewer.is_ended || reviewer.current === null) throw functionErrors.reviewEnded()
  if (reviewer.is_early) throw functionErrors.remindedLately()
  return { ...reviewer, current: reviewer.current }
}
