// review: what a reviewer does without an account. The link alone shows nothing: it takes a code sent to the reviewer's own address, and
// then this browser gets a session.
import { randomBytes, randomInt } from 'node:crypto'
import type { ReviewAnswer, ReviewRequest } from '#contract/reviews.ts'
import { maskAddress } from '#domain/account/masked-address.ts'
import { shownTitle } from '#domain/document/document.ts'
import { listPictureIds, pictureWidths } from '#domain/document/picture.ts'
import { codeMinutes, codeTries, reviewDays } from '#domain/review/review.ts'
import type { Tx } from '#server/db/db.ts'
import type { Transform } from '#server/files/pictures.ts'
import { askReader } from '#server/functions/ask-reader.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { resizePicture } from '#server/functions/release-pictures.ts'
import { createSecrets, hashCode, hashToken } from '#server/functions/workspaces/invitation-secrets.ts'
import { findPictureIn } from '#server/stores/file-objects.ts'
import { queueMail } from '#server/stores/outbox.ts'
import { hasToken, networkOf, takeToken } from '#server/stores/rate-limits.ts'
import {
  type AskedReviewer,
  addUnsentLink,
  countCodeTry,
  findNewerRound,
  findPreviousRound,
  findProof,
  hasSession,
  lockReviewer,
  openSession,
  putCode,
  readSentText,
} from '#server/stores/reviews/reviewers.ts'
import { listQuoteApprovals, lockText } from '#server/stores/reviews/reviews.ts'
import { addReviewComment, editReviewComment, withdrawReviewComment } from './review-comments.ts'
import { approveQuote, decide, withdrawQuote } from './review-decisions.ts'
import { codeMail } from './review-mails.ts'
import { type ReadTexts, readReview } from './review-view.ts'

/** Rate limits: requests per network and per link in an hour, codes per reviewer in an hour, and wrong codes in a day. */
const limits = { address: 600, link: 600, codes: 6, tries: 50 }
const hour = 3600
const day = 24 * hour
const codeDigits = 6
/** How often the texts are read again because somebody saved in the meantime. */
const rounds = 3

type In<Action extends ReviewRequest['action']> = Extract<ReviewRequest, { action: Action }>

type ReviewCall = Call<ReviewRequest, undefined>

export async function review(call: ReviewCall): Promise<Response> {
  const { input, deps, address } = call
  const tokenHash = hashToken(input.token)
  const isAllowed =
    (await takeToken(deps.db, `review-from:${networkOf(address)}`, limits.address, hour)) &&
    (await takeToken(deps.db, `review-link:${tokenHash}`, limits.link, hour))
  if (!isAllowed) throw functionErrors.tooOften()
  if (input.action === 'picture') return sendPicture(call, tokenHash, input)
  return Response.json(await answer(call, tokenHash), { headers: { 'cache-control': 'no-store' } })
}

const forScreens: Transform = {
  width: pictureWidths.review,
  height: undefined,
  resize: 'cover',
  quality: 80,
  format: 'webp',
}

/** Only pictures of the text that was sent, no other file. */
async function sendPicture(
  { deps, signal }: ReviewCall,
  tokenHash: string,
  input: In<'picture'>,
): Promise<Response> {
  const { id, content, workspace_id } = await requireSession(deps.db, tokenHash, input)
  const isShown = listPictureIds(content).includes(input.picture)
  const file = isShown ? await findPictureIn(deps.db, workspace_id, input.picture) : undefined
  const picture = file && (await resizePicture(deps, file, forScreens, { account: id, signal }))
  if (!picture) throw functionErrors.noPicture()
  return new Response(picture.bytes, {
    headers: { 'content-type': picture.type, 'cache-control': 'no-store' },
  })
}

async function answer(call: ReviewCall, tokenHash: string): Promise<ReviewAnswer> {
  const { input, deps } = call
  if (input.action === 'enter') return enter(deps.db, tokenHash, input)
  if (input.action === 'resume') return deps.db.tx(async (tx) => resume(tx, tokenHash, input))
  if (input.action === 'previous-text') return readPreviousText(call, tokenHash, input)
  if (input.action === 'open-newest') return deps.db.tx(async (tx) => openNewest(tx, tokenHash, input))
  if (input.action === 'check-link')
    return deps.db.tx(async (tx) => {
      await requireReviewer(tx, tokenHash)
      return { works: true }
    })
  if (input.action === 'send-code')
    return deps.db.tx(async (tx) => sendCode(tx, await requireReviewer(tx, tokenHash)))
  for (let round = 0; round < rounds; round += 1) {
    const { current, ...texts } = await readTexts(call, await requireSession(deps.db, tokenHash, input))
    const done = await deps.db.tx(async (tx) => {
      const reviewer = await requireSession(tx, tokenHash, input)
      // A decision sets the document's status: no save and no other decision may come in between.
      const now = input.action === 'decide' ? await lockText(tx, reviewer.content_id) : reviewer.current
      if (now !== current) return undefined
      await act(tx, reviewer, input, texts)
      return {
        id: reviewer.id,
        view: await readReview(tx, reviewer, texts),
        approvals: await listQuoteApprovals(tx, reviewer.content_id),
      }
    })
    if (!done) continue
    const { id, view, approvals } = done
    const { quotes } = texts.frozen
    const compared = { quotes, approvals, reviewer: view.reviewer.name }
    return { review: { ...view, quotes: await askReader(call, 'quotes', compared, id) } }
  }
  throw functionErrors.changedMeanwhile()
}

/** Reads the texts before anything is locked: a long one takes seconds, during which saves must not wait. */
async function readTexts(
  call: ReviewCall,
  { id, content, text_hash, current }: AskedReviewer,
): Promise<ReadTexts & { current: string | null }> {
  const currentHash = current === content ? text_hash : await askReader(call, 'hash', current ?? '', id)
  return { current, currentHash, frozen: await askReader(call, 'review', content, id) }
}

async function act(tx: Tx, reviewer: AskedReviewer, input: ReviewRequest, texts: ReadTexts): Promise<void> {
  if (input.action === 'comment') await addReviewComment(tx, reviewer, input)
  if (input.action === 'edit-comment') await editReviewComment(tx, reviewer, input)
  if (input.action === 'withdraw-comment') await withdrawReviewComment(tx, reviewer, input)
  if (input.action === 'approve-quote') await approveQuote(tx, reviewer, input, texts)
  if (input.action === 'withdraw-quote') await withdrawQuote(tx, reviewer, input, texts)
  if (input.action === 'decide') await decide(tx, reviewer, input, texts)
}

/** The reviewer, if this browser has entered the code. */
async function requireSession(
  tx: Tx,
  tokenHash: string,
  { session }: { session: string },
): Promise<AskedReviewer> {
  const reviewer = await requireReviewer(tx, tokenHash)
  if (!(await hasSession(tx, reviewer.id, hashToken(session)))) throw functionErrors.reviewCodeNeeded()
  return reviewer
}

/** One error for links that are unknown, revoked or expired and for deleted documents, so that nothing is revealed without the code. */
async function requireReviewer(tx: Tx, tokenHash: string): Promise<AskedReviewer> {
  const reviewer = await lockReviewer(tx, tokenHash, codeMinutes)
  if (!reviewer || reviewer.is_ended || reviewer.current === null) throw functionErrors.noReview()
  return reviewer
}

async function sendCode(tx: Tx, reviewer: AskedReviewer): Promise<ReviewAnswer> {
  if (!(await takeToken(tx, `review-code:${reviewer.id}`, limits.codes, hour)))
    throw functionErrors.tooOften()
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  await putCode(tx, reviewer.id, hashCode(reviewer.id, code))
  await queueMail(tx, { ...codeMail(code, shownTitle(reviewer.title, undefined)), to: reviewer.email }, null)
  return { sent_to: maskAddress(reviewer.email) }
}

/** In its own transaction, so that a wrong try is counted although the request fails. */
async function enter(
  db: Call<unknown>['deps']['db'],
  tokenHash: string,
  { code }: In<'enter'>,
): Promise<ReviewAnswer> {
  const session = await db.tx(async (tx) => {
    const reviewer = await requireReviewer(tx, tokenHash)
    const isOpen = reviewer.code_hash !== null && reviewer.is_code_fresh && reviewer.code_tries < codeTries
    if (!isOpen) return 'over' as const
    const tries = `review-try:${reviewer.id}`
    if (!(await hasToken(tx, tries, limits.tries, day))) throw functionErrors.tooOften()
    if (hashCode(reviewer.id, code.replace(/\s/g, '')) !== reviewer.code_hash) {
      await countCodeTry(tx, reviewer.id)
      await takeToken(tx, tries, limits.tries, day)
      return undefined
    }
    return { secret: await addSession(tx, reviewer.id) }
  })
  if (session === 'over') throw functionErrors.reviewCodeOver()
  if (session === undefined) throw functionErrors.reviewCodeWrong()
  return { session: session.secret }
}

/** A reviewer who entered a code for this document doesn't need one for each link to it. */
async function resume(tx: Tx, tokenHash: string, { sessions }: In<'resume'>): Promise<ReviewAnswer> {
  const reviewer = await requireReviewer(tx, tokenHash)
  const provenAt = await findProof(tx, reviewer, sessions.map(hashToken), reviewDays)
  if (provenAt === undefined) throw functionErrors.reviewCodeNeeded()
  return { session: await addSession(tx, reviewer.id, provenAt) }
}

async function addSession(tx: Tx, reviewerId: string, provenAt?: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await openSession(tx, reviewerId, hashToken(secret), provenAt)
  return secret
}

/** For the comparison with the text that is under review now. */
async function readPreviousText(
  call: ReviewCall,
  tokenHash: string,
  input: In<'previous-text'>,
): Promise<ReviewAnswer> {
  const { db } = call.deps
  const { id, content_id, email, review_id } = await requireSession(db, tokenHash, input)
  const previous = await findPreviousRound(db, content_id, email, review_id)
  if (!previous) throw functionErrors.noPreviousText()
  return { html: await askReader(call, 'shown', await readSentText(db, previous.reviewer_id), id) }
}

/** For a reviewer who opened an older mail. The link needs the same proof as a mailed one. */
async function openNewest(tx: Tx, tokenHash: string, input: In<'open-newest'>): Promise<ReviewAnswer> {
  const newer = await findNewerRound(tx, await requireSession(tx, tokenHash, input))
  if (!newer) throw functionErrors.noNewerText()
  const { token } = createSecrets()
  await addUnsentLink(tx, newer.reviewer_id, hashToken(token))
  return { token }
}
