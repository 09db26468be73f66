// Every error of /functions/v1: a sentence under `error`, which the web shows as it is, and a code for programs.
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { deleteUserFailures } from '#contract/functions.ts'
import { dailyLimitMessage } from '#domain/billing/usage.ts'
import { uploadTooLargeMessage } from '#domain/document/upload.ts'
import { maxZipBytes } from '#domain/media-kit/kit-file.ts'
import { formatBytes } from '#domain/media-kit/kit-type.ts'
import type { AiError, AiFailure } from '#server/ai/errors.ts'
import {
  ApiError,
  type CommonErrors,
  databaseBusy,
  databaseFull,
  databaseUnavailable,
  timeoutMessage,
} from '#server/http/api-error.ts'
import type { AppEnv } from '#server/http/env.ts'
import { type UploadProblemCode, uploadProblems } from '#server/word/upload-problem.ts'

export class FunctionError extends ApiError {}

class AiFunctionError extends FunctionError {
  readonly retryAfterMs: number | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfterMs: number | undefined) {
    super(status, code, message)
    this.retryAfterMs = retryAfterMs
  }
}

const aiStatuses: Record<AiFailure, ContentfulStatusCode> = {
  busy: 503,
  limited: 503,
  paused: 503,
  refused: 502,
  failed: 502,
  empty: 502,
  cut: 502,
  timeout: 504,
  declined: 422,
  too_long: 413,
  beyond: 422,
}

const notDeletedSentences: Record<keyof typeof deleteUserFailures, string> = {
  subscription: 'We couldn’t cancel your subscription, so nothing was deleted. Try again.',
  content: 'Failed to delete user content',
  profile: 'Failed to delete user profile',
  user: 'Failed to delete user account',
}

export const functionErrors = {
  notFound: (_method, path) => new FunctionError(404, 'not_found', `There is no function at ${path}.`),
  wrongMethod: (method: string) =>
    new FunctionError(405, 'wrong_method', `Functions are called with POST, not ${method}.`),
  tooLarge: (limit) => new FunctionError(413, 'too_large', `The request is larger than ${limit}.`),
  badJson: () => new FunctionError(400, 'bad_json', 'The request body is not valid JSON.'),
  invalid: (problem) => new FunctionError(400, 'invalid', problem),
  promptTooLong: (longest: number) =>
    new FunctionError(
      400,
      'invalid',
      `The prompt is longer than ${longest.toLocaleString('en-US')} characters. Shorten it.`,
    ),
  notesTooLong: (longest: number) =>
    new FunctionError(
      413,
      'too_long',
      `Your notes are longer than ${longest.toLocaleString('en-US')} characters. Send one part at a time.`,
    ),
  readingBusy: () =>
    new FunctionError(503, 'busy', 'We’re handling a lot of requests right now. Try again in a minute.'),
  readingTooLong: () =>
    new FunctionError(
      422,
      'takes_too_long',
      'This text took too long to read, so we stopped. Try one part of it at a time.',
    ),
  tooThin: (missing: string) => new FunctionError(422, 'too_thin', missing),
  notMultipart: (field: string) =>
    new FunctionError(400, 'not_multipart', `Send the file as multipart/form-data in the field "${field}".`),
  badMultipart: (cause: unknown) =>
    new FunctionError(400, 'bad_multipart', 'The upload is incomplete. Try again.', { cause }),
  noFile: (field: string) => new FunctionError(400, 'no_file', `There is no file in the field "${field}".`),

  upload: (problem: UploadProblemCode) =>
    new FunctionError(uploadProblems[problem].status, problem, uploadProblems[problem].sentence),
  fileTooLarge: (megabytes: number) =>
    new FunctionError(413, 'file_too_large', uploadTooLargeMessage(megabytes)),
  conversionBusy: () =>
    new FunctionError(503, 'busy', 'We’re converting a lot of documents right now. Try again in a minute.'),
  conversionTooLong: () =>
    new FunctionError(
      422,
      'takes_too_long',
      'This document took too long to convert. Try a shorter one, or paste the text into the editor.',
    ),
  conversionTooBig: () =>
    new FunctionError(
      422,
      'takes_too_much',
      'This document is too complex to convert. Paste its text into the editor instead.',
    ),
  processFailed: (cause: unknown) =>
    new FunctionError(500, 'process_failed', 'Failed to process document. Please try again.', { cause }),
  exportFailed: (cause: unknown) =>
    new FunctionError(500, 'export_failed', 'Failed to export document. Please try again.', { cause }),

  signInRequired: () => new FunctionError(401, 'sign_in_required', 'Sign in first.'),
  badToken: (problem: string) => new FunctionError(401, 'bad_token', problem),
  sessionOver: () => new FunctionError(401, 'session_over', 'Your session has ended. Sign in again.'),
  banned: () => new FunctionError(403, 'banned', 'This account is suspended.'),
  secondFactorRequired: () =>
    new FunctionError(403, 'second_factor_required', 'Finish two-step sign-in first.'),

  recentProofRequired: () => new FunctionError(403, 'reauthentication_needed', 'Confirm it’s you first.'),

  trialEnded: () =>
    new FunctionError(
      402,
      'trial_ended',
      'Your free trial has ended. Upgrade to Pro to keep writing with AI.',
    ),
  dailyLimit: () => new FunctionError(429, 'daily_limit', dailyLimitMessage),
  visitorLimit: () =>
    new FunctionError(
      429,
      'visitor_limit',
      'Your network has reached its limit for this hour. Sign in or try again later.',
    ),
  tooOften: () => new FunctionError(429, 'too_often', 'Too many requests. Try again in a little while.'),

  paymentsOff: () => new FunctionError(503, 'not_configured', 'Payments aren’t set up on this server.'),
  paymentsFailed: (cause: unknown) =>
    new FunctionError(502, 'payments_failed', 'The payment service isn’t responding. Try again.', {
      cause,
    }),
  checkoutFailed: (cause: unknown) =>
    new FunctionError(502, 'checkout_failed', 'Failed to start checkout process. Please try again.', {
      cause,
    }),
  cancelFailed: (cause: unknown) =>
    new FunctionError(502, 'cancel_failed', 'Failed to cancel subscription. Please try again.', { cause }),
  noSubscription: () => new FunctionError(409, 'no_subscription', 'There’s no subscription to cancel.'),
  noCustomer: () => new FunctionError(409, 'no_customer', 'You don’t have any payments yet.'),
  forgedMessage: () => new FunctionError(400, 'bad_signature', 'The signature does not match.'),

  notOwnAddress: () => new FunctionError(403, 'not_own_address', 'This isn’t your account’s email address.'),
  crmOff: () => new FunctionError(503, 'not_configured', 'This server doesn’t record contacts.'),
  contactOff: (address: string) =>
    new FunctionError(503, 'not_configured', `You can’t send messages from this page yet. Email ${address}.`),
  contactLimit: () =>
    new FunctionError(429, 'too_often', 'You’ve sent too many messages. Try again in an hour.'),
  notOwnAccount: () => new FunctionError(403, 'not_own_account', 'You can only delete your own account.'),
  notDeleted: (step: keyof typeof deleteUserFailures, cause: unknown) =>
    new FunctionError(
      step === 'subscription' ? 502 : 500,
      deleteUserFailures[step],
      notDeletedSentences[step],
      { cause },
    ),

  reviewsOff: () =>
    new FunctionError(
      503,
      'not_configured',
      'This server isn’t set up to send email, so you can’t send this for review.',
    ),
  nothingToReview: () => new FunctionError(422, 'empty', 'There’s no text to review yet.'),
  picturesNotStored: (count: number) =>
    new FunctionError(
      422,
      'pictures_missing',
      count === 1
        ? 'A picture in this text hasn’t been uploaded yet, so reviewers wouldn’t see it. Wait for it to upload or delete it, then send again.'
        : `${count} pictures in this text haven’t been uploaded yet, so reviewers wouldn’t see them. Wait for them to upload or delete them, then send again.`,
    ),
  changedMeanwhile: () =>
    new FunctionError(409, 'changed', 'This document was changed a moment ago. Try again.'),
  editorsOnly: () =>
    new FunctionError(403, 'editors_only', 'You can read this document, but you can’t send it for review.'),
  remindedLately: () =>
    new FunctionError(429, 'reminded', 'You asked them less than an hour ago. Give them a little time.'),
  changedSinceSent: () =>
    new FunctionError(
      409,
      'changed_since_sent',
      'The release has changed since it was sent to them. Ask again to send the current text.',
    ),
  noReview: () =>
    new FunctionError(404, 'no_review', 'This review link is no longer valid. Ask the sender for a new one.'),
  reviewEnded: () => new FunctionError(404, 'no_review', 'This review request has ended. Send a new one.'),
  noPicture: () => new FunctionError(404, 'no_picture', 'This picture isn’t available.'),
  reviewCodeNeeded: () => new FunctionError(401, 'code_needed', 'First, enter the code from the email.'),
  reviewCodeWrong: () =>
    new FunctionError(400, 'wrong_code', 'That code isn’t right. Check the email and try again.'),
  reviewCodeOver: () => new FunctionError(410, 'code_over', 'This code no longer works. Ask for a new one.'),
  notTheSpeaker: () =>
    new FunctionError(403, 'not_the_speaker', 'Only the person quoted can approve this quote.'),
  commentGone: () =>
    new FunctionError(409, 'comment_gone', 'This comment was deleted, so you can’t reply to it.'),
  commentAnswered: () =>
    new FunctionError(
      409,
      'comment_answered',
      'This comment has been answered or deleted, so you can’t change it anymore.',
    ),
  noPreviousText: () => new FunctionError(404, 'no_previous_text', 'This is the first version you received.'),
  noNewerText: () => new FunctionError(404, 'no_newer_text', 'This is the newest version you received.'),
  tooManyComments: () =>
    new FunctionError(429, 'too_many_comments', 'This review has reached its comment limit.'),
  tooManyDecisions: () =>
    new FunctionError(
      429,
      'too_many_decisions',
      'You’ve reached the limit for changing your decision on this review.',
    ),

  noWorkspace: () => new FunctionError(404, 'no_workspace', 'This workspace doesn’t exist.'),
  noDocument: () => new FunctionError(404, 'no_document', 'This document no longer exists.'),
  noClient: () => new FunctionError(404, 'no_client', 'This client doesn’t exist.'),
  emptyKit: () => new FunctionError(404, 'empty_kit', 'This media kit has no files yet.'),
  kitTooLarge: () =>
    new FunctionError(
      413,
      'kit_too_large',
      `This media kit is larger than ${formatBytes(maxZipBytes)}. Download its files one at a time.`,
    ),
  workspaceLeft: () =>
    new FunctionError(403, 'workspace_left', 'You no longer have access to this workspace.'),
  ownersOnly: () => new FunctionError(403, 'owners_only', 'Only an owner of this workspace can do this.'),
  personalWorkspace: () =>
    new FunctionError(
      409,
      'personal_workspace',
      'Your personal workspace is yours alone. Create a workspace to work with others.',
    ),
  alreadyMember: () =>
    new FunctionError(409, 'already_member', 'This person is already a member of the workspace.'),
  workspaceFull: (limit: number) =>
    new FunctionError(409, 'workspace_full', `A workspace can have up to ${limit} people.`),
  invitationsOff: () =>
    new FunctionError(
      503,
      'not_configured',
      'This server isn’t set up to send email, so you can’t invite people.',
    ),
  noInvitation: () =>
    new FunctionError(
      404,
      'no_invitation',
      'This invitation is no longer valid. Use the newest invitation email, or ask for a new one.',
    ),
  invitationExpired: () =>
    new FunctionError(410, 'invitation_expired', 'This invitation has expired. Ask for a new one.'),
  invitationUsed: () =>
    new FunctionError(410, 'invitation_used', 'This invitation has already been used. Ask for a new one.'),
  otherAddress: (masked: string) =>
    new FunctionError(
      403,
      'other_address',
      `This invitation was sent to ${masked}. Sign in with that address to accept it.`,
    ),
  unconfirmedAddress: () =>
    new FunctionError(403, 'unconfirmed_address', 'Confirm your email address first.'),

  /** Nobody reads this response; the status is for the log. */
  stopped: () => new FunctionError(499 as ContentfulStatusCode, 'stopped', 'The request was stopped.'),
  /** The writer could not write: its sentence is made for people. */
  ai: ({ failure, message, retryAfterMs }: AiError) =>
    new AiFunctionError(aiStatuses[failure], `ai_${failure}`, message, retryAfterMs),

  unavailable: (cause) => new FunctionError(503, 'unavailable', databaseUnavailable, { cause }),
  timedOut: (cause) => new FunctionError(503, 'timeout', timeoutMessage, { cause }),
  busy: () => new FunctionError(503, 'busy', databaseBusy),
  full: () => new FunctionError(507, 'storage_full', databaseFull),
  unexpected: (cause) =>
    new FunctionError(500, 'unexpected', 'Something went wrong on the server.', { cause }),
} satisfies CommonErrors & Record<string, unknown>

export function renderFunctionError(c: Context<AppEnv>, error: ApiError): Response {
  if (error instanceof AiFunctionError && error.retryAfterMs !== undefined)
    c.header('retry-after', String(Math.ceil(error.retryAfterMs / 1000)))
  return c.json({ error: error.message, code: error.code }, error.status)
}
