// send-review: an editor freezes a document's text and asks people to review it. Each gets a personal link by mail.
import type { SendReviewAnswer, SendReviewRequest } from '#contract/reviews.ts'
import { isEmail } from '#domain/account/email-address.ts'
import { shownTitle } from '#domain/document/document.ts'
import { listPictureIds, pictureBucket, picturePath } from '#domain/document/picture.ts'
import { readReviewedStatus, reviewDays } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import { askReader } from '#server/functions/ask-reader.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { createSecrets, hashToken } from '#server/functions/workspaces/invitation-secrets.ts'
import { findNames } from '#server/stores/file-objects.ts'
import { hasVerifiedContact } from '#server/stores/invitations.ts'
import { readSender } from '#server/stores/names.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { findPreviousRound, insertReviewer, setMail } from '#server/stores/reviews/reviewers.ts'
import {
  freezeVersion,
  insertReview,
  listAnswers,
  listQuoteApprovals,
  lockDocument,
  type ReviewedDocument,
  setStatus,
} from '#server/stores/reviews/reviews.ts'
import { firstMail, nextRoundMail } from './review-mails.ts'

/** Review mails that one person may send in an hour, and that one address may get in a day. */
const limits = { sent: 60, received: 20 }
const hour = 3600

export async function sendReview(call: Call<SendReviewRequest>): Promise<Response> {
  const { input, user, deps } = call
  const { db, config } = deps
  if (config.mail.kind === 'none') throw functionErrors.reviewsOff()
  const reviewers = readReviewers(input)
  // Before the transaction, because a long text takes seconds to read and saves must not wait.
  const { content } = requireEditor(await lockDocument(db, input.content_id, user.id))
  if (!(await hasVerifiedContact(db, user.id))) throw functionErrors.unconfirmedAddress()
  const textHash = await askReader(call, 'hash', content)
  if (textHash === '') throw functionErrors.nothingToReview()
  const { quotes } = await askReader(call, 'review', content)
  const openQuotes = await askReader(call, 'openQuotes', {
    quotes,
    approvals: await listQuoteApprovals(db, input.content_id),
    names: reviewers.map(({ name }) => name),
  })
  const answer = await db.tx(async (tx): Promise<SendReviewAnswer> => {
    const document = requireSame(requireEditor(await lockDocument(tx, input.content_id, user.id)), content)
    await requirePictures(tx, document)
    const version = await freezeVersion(tx, document)
    const reviewId = await insertReview(tx, {
      document,
      version,
      textHash,
      message: input.message?.trim() || null,
      due: input.due ?? null,
      showsComments: input.shows_comments ?? false,
      createdBy: user.id,
    })
    const sender = await readSender(tx, user.id)
    for (const [index, { name, email, role }] of reviewers.entries()) {
      const mayWrite =
        (await takeToken(tx, `review:${user.id}`, limits.sent, hour)) &&
        (await takeToken(tx, `reviewed:${hashToken(email)}`, limits.received, 24 * hour))
      if (!mayWrite) throw functionErrors.tooOften()
      const { token } = createSecrets()
      const reviewerId = await insertReviewer(tx, {
        reviewId,
        name,
        email,
        role,
        tokenHash: hashToken(token),
        days: reviewDays,
      })
      const parts = {
        title: shownTitle(document.title, document.headline),
        sender,
        to: { name, email },
        message: input.message?.trim(),
        due: input.due,
        url: `${config.siteUrl}/review/${token}`,
        quotes: openQuotes[index],
      }
      const previous = await findPreviousRound(tx, document.id, email, reviewId)
      const mail = previous
        ? nextRoundMail(parts, { version, isSame: previous.text_hash === textHash, previous })
        : firstMail(parts)
      await setMail(tx, reviewerId, await queueMail(tx, mail, null))
    }
    await followAnswers(tx, document.id, textHash)
    return { review_id: reviewId, version }
  })
  return Response.json(answer)
}

/**
 * The status is what the answers so far make of it: whoever asked for changes and wasn't sent this text still wants them, and a text that
 * everybody approved is approved, even if somebody is asked to look at it again.
 */
async function followAnswers(tx: Tx, documentId: string, textHash: string): Promise<void> {
  const { asked, decisions } = await listAnswers(tx, documentId)
  await setStatus(tx, documentId, readReviewedStatus(asked, decisions, textHash))
}

/** The document, if nobody has saved since its text was read. */
function requireSame(document: ReviewedDocument, content: string): ReviewedDocument {
  if (document.content !== content) throw functionErrors.changedMeanwhile()
  return document
}

/** A reviewer would see a gap, and approve a release without its pictures. */
async function requirePictures(tx: Tx, { workspace_id, content }: ReviewedDocument): Promise<void> {
  const names = listPictureIds(content).map((id) => picturePath(workspace_id, id))
  if (names.length === 0) return
  const stored = await findNames(tx, pictureBucket, names)
  if (stored.size < names.length) throw functionErrors.picturesNotStored(names.length - stored.size)
}

/** The reviewers with lowercased addresses, each a different mailbox. */
function readReviewers({ reviewers: given }: SendReviewRequest): SendReviewRequest['reviewers'] {
  const reviewers = given.map((each) => ({ ...each, email: each.email.trim().toLowerCase() }))
  for (const { email } of reviewers)
    if (!isEmail(email)) throw functionErrors.invalid(`“${email}” isn’t an email address.`)
  if (new Set(reviewers.map(({ email }) => email)).size < reviewers.length)
    throw functionErrors.invalid('Each reviewer needs a different email address.')
  return reviewers
}

/** Viewers get the reason, other people that there is no such document. */
function requireEditor(document: ReviewedDocument | undefined): ReviewedDocument {
  if (document?.role === 'owner' || document?.role === 'editor') return document
  if (document?.role) throw functionErrors.editorsOnly()
  if (document?.is_former) throw functionErrors.workspaceLeft()
  throw functionErrors.noDocument()
}
