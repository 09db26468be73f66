// The /functions/v1 API as a table: one line per function, under its public name.
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import {
  acceptInvitationRequest,
  analyzeContentRequest,
  checkContentRequest,
  createCheckoutSessionRequest,
  deleteUserRequest,
  downloadMediaKitRequest,
  exportClientRequest,
  exportToDocxRequest,
  generateContentRequest,
  generateSpecializedContentRequest,
  hubspotContactRequest,
  inviteMemberRequest,
  readBriefRequest,
  readInvitationRequest,
  sendConfirmationEmailRequest,
  sendContactEmailRequest,
  whoWritesRequest,
} from '#contract/functions.ts'
import { remindReviewerRequest, reviewRequest, sendReviewRequest } from '#contract/reviews.ts'
import { createWriters } from '#server/ai/create-writer.ts'
import type { Deps } from '#server/deps.ts'
import { createApiApp, limitBody } from '#server/http/api-app.ts'
import type { ApiError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createWordConverter } from '#server/word/word-converter.ts'
import { analyzeContent } from './analyze-content.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { checkContent } from './check-content.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { createPortalSession } from './create-portal-session.ts'
import { deleteUser } from './delete-user.ts'
import { downloadMyData } from './download-my-data.ts'
import { functionErrors, renderFunctionError } from './errors.ts'
import { exportToDocx } from './export-to-docx.ts'
import {
  type ApiFunction,
  type FunctionDeps,
  forAnyone,
  forUsers,
  json,
  noAuth,
  noInput,
  rawText,
  uploadedFile,
} from './function.ts'
import { generateContent } from './generate-content.ts'
import { generateSpecializedContent } from './generate-specialized-content.ts'
import { checkCaller } from './guard.ts'
import { hubspotContact } from './hubspot-contact.ts'
import { processDocument } from './process-document.ts'
import { readBrief } from './read-brief.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { remindReviewer } from './reviews/remind-reviewer.ts'
import { review } from './reviews/review.ts'
import { sendReview } from './reviews/send-review.ts'
import { sendConfirmationEmail } from './send-confirmation-email.ts'
import { sendContactEmail } from './send-contact-email.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { visitorAllowance } from './visitor-allowance.ts'
import { whoWrites } from './who-writes.ts'
import { acceptInvitation } from './workspaces/accept-invitation.ts'
import { downloadMediaKit } from './workspaces/download-media-kit.ts'
import { exportClient } from './workspaces/export-client.ts'
import { inviteMember } from './workspaces/invite-member.ts'
import { readInvitation } from './workspaces/read-invitation.ts'

const functions: Record<string, ApiFunction> = {
  'generate-content': forUsers(json(generateContentRequest), generateContent),
  'analyze-content': forUsers(json(analyzeContentRequest), analyzeContent),
  'check-content': forUsers(json(checkContentRequest), checkContent),
  'generate-specialized-content': forAnyone(
    json(generateSpecializedContentRequest),
    generateSpecializedContent,
  ),
  'read-brief': forUsers(json(readBriefRequest), readBrief),
  'who-writes': forUsers(json(whoWritesRequest), whoWrites),
  'visitor-allowance': forAnyone(noInput, visitorAllowance),
  'export-to-docx': forUsers(json(exportToDocxRequest), exportToDocx),
  'process-document': forUsers(uploadedFile('file'), processDocument),
  'create-checkout-session': forUsers(json(createCheckoutSessionRequest), createCheckoutSession),
  'cancel-subscription': forUsers(noInput, cancelSubscription),
  'refresh-subscription': forUsers(noInput, refreshSubscription),
  'create-portal-session': forUsers(noInput, createPortalSession),
  'hubspot-contact': forUsers(json(hubspotContactRequest), hubspotContact),
  'send-contact-email': noAuth(json(sendContactEmailRequest), sendContactEmail),
  'send-confirmation-email': forUsers(json(sendConfirmationEmailRequest), sendConfirmationEmail),
  'download-my-data': forUsers(noInput, downloadMyData),
  'export-client': forUsers(json(exportClientRequest), exportClient),
  'download-media-kit': forUsers(json(downloadMediaKitRequest), downloadMediaKit),
  'invite-member': forUsers(json(inviteMemberRequest), inviteMember),
  'read-invitation': noAuth(json(readInvitationRequest), readInvitation),
  'accept-invitation': forUsers(json(acceptInvitationRequest), acceptInvitation),
  'send-review': forUsers(json(sendReviewRequest), sendReview),
  'remind-reviewer': forUsers(json(remindReviewerRequest), remindReviewer),
  review: noAuth(json(reviewRequest), review),
  'delete-user': forUsers(json(deleteUserRequest), deleteUser, 'proven-user'),
  'stripe-webhook': noAuth(rawText, stripeWebhook),
}

/** The body limit of callers who aren't signed in: a contact form, a prompt, a message of the payment service. */
const visitorBodyBytes = 500_000

/** What other modules do for functions. */
type Services = Pick<FunctionDeps, 'confirmAddress'>

export function functionRoutes(shared: Deps, services: Services): Hono<AppEnv> {
  const { config, log } = shared
  const deps: FunctionDeps = {
    ...shared,
    ...services,
    ...createWriters(config.ai, log, shared.reader),
    word: createWordConverter(config.word),
  }
  const api = {
    name: 'functions',
    errors: functionErrors,
    // The body was cut off before its file was read: the message names the limit for files.
    render: (c: Context<AppEnv>, error: ApiError) =>
      renderFunctionError(
        c,
        error.code === 'too_large' && c.req.path.endsWith('/process-document')
          ? functionErrors.fileTooLarge(config.word.uploadMb)
          : error,
      ),
  }
  // A file as large as an upload may be, with room for the form around it.
  const userBodyBytes = Math.max(12_000_000, config.word.uploadBytes + 1_000_000)
  return createApiApp(api, deps.log, (app) => {
    app.use(functionCors)
    // Reviewers read on phones, and a release comes with all its comments. Nothing in the answer is secret from its reader.
    app.use('/review', compress({ contentTypeFilter: /^application\/json/ }))
    for (const [name, { guard, answer }] of Object.entries(functions)) {
      app.post(`/${name}`, async (c) => {
        // Checked before the body is read.
        const user = await checkCaller(c, deps, guard)
        await limitBody(c, user ? userBodyBytes : visitorBodyBytes, functionErrors)
        return answer(c, {
          user,
          deps,
          address: clientAddress(c, deps.config),
          header: (header) => c.req.header(header),
          signal: c.req.raw.signal,
          requestId: c.get('requestId'),
        })
      })
      app.all(`/${name}`, (c) => {
        throw functionErrors.wrongMethod(c.req.method)
      })
    }
  })
}

/** Answers CORS preflights without authentication. */
const functionCors = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'accept', 'x-region', 'prefer'],
  exposeHeaders: ['x-request-id', 'retry-after'],
  maxAge: 86_400,
})
