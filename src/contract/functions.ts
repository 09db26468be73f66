// The functions under /functions/v1: what each takes and what it answers.
import { z } from 'zod'
import { contextMaxLength, generatorTypes } from '#domain/ai/generator.ts'
import { billingPeriods, type PlanId } from '#domain/billing/plan.ts'
import type { BriefAccount } from '#domain/brief/account-for.ts'
import { type AnnouncementType, announcementTypes } from '#domain/brief/announcement-types.ts'
import { sheetFields } from '#domain/brief/sheet.ts'
import { type LineKind, lineKinds } from '#domain/brief/unit.ts'
import type { Issue } from '#domain/check/list-issues.ts'
import type { UploadedPicture, UploadReport } from '#domain/document/upload-report.ts'
import { type WorkspaceRole, workspaceRoles } from '#domain/workspace/membership.ts'

/** Ready-made instructions for a rewrite, as the API names them. */
export const rewritePresets = ['shorten', 'clarify', 'ap_style', 'less_hype', 'stronger_lead'] as const
export type RewritePreset = (typeof rewritePresets)[number]

/** Longest texts, in UTF-16 units as JavaScript counts them. */
export const aiLimits = {
  prompt: 20_000,
  draft: 200_000,
  instruction: 2_000,
  context: contextMaxLength,
} as const

const text = (longest: number) =>
  z.string().max(longest, `This text is longer than ${longest.toLocaleString('en-US')} characters.`)

/** Of the AI functions: the document the text belongs to, by which it is decided who writes and where it is recorded what left. */
const documentOfCall = {
  content_id: z.guid().optional(),
  /** Before the first save: the key the document will be saved with. */
  draft_key: z.guid().optional(),
  /** Before the first save: no model may see the text. */
  keep_on_server: z.boolean().optional(),
  /** Whose style the text follows where the document has no client, whose style comes first. */
  profile: z.enum(['ap', 'british']).optional(),
}

/** generate-content: `content` is the prompt of 'generate' and the draft (HTML) of 'rewrite'. */
export const generateContentRequest = z.object({
  type: z.enum(['generate', 'rewrite']),
  content: text(aiLimits.draft),
  /** The user's own instructions, in addition. */
  instruction: text(aiLimits.instruction).optional(),
  /** A ready-made instruction for 'rewrite'. */
  preset: z.enum(rewritePresets).optional(),
  /** Classes that a person gave to lines of the prompt, by their words. */
  kinds: z
    .record(text(aiLimits.prompt), z.enum(lineKinds))
    .refine((kinds) => Object.keys(kinds).length <= 1000, 'Too many lines have a changed type.')
    .optional(),
  /** Values that a person typed into the fact sheet, by name; several of a kind have a line each, '' means none. */
  sheet: z
    .object({ type: z.enum(announcementTypes) })
    .extend(Object.fromEntries(sheetFields.map((field) => [field, text(aiLimits.prompt)])))
    .partial()
    .optional(),
  /** The part of the draft (HTML) to rewrite; the answer is then that part alone, and `content` is its surroundings. */
  selection: text(aiLimits.draft).optional(),
  /** For 'generate': the client whose kit's facts are material besides the prompt. */
  client_id: z.guid().optional(),
  ...documentOfCall,
})
export type GenerateContentRequest = z.infer<typeof generateContentRequest>

/** analyze-content: `content` is the draft (HTML or plain text). */
export const analyzeContentRequest = z.object({ content: text(aiLimits.draft), ...documentOfCall })
export type AnalyzeContentRequest = z.infer<typeof analyzeContentRequest>

/** Largest document of check-content, in bytes of UTF-8, and most issues it lists. */
export const checkLimits = { bytes: 1_000_000, issues: 5_000 } as const

/**
 * check-content: `html` is the document, `today` the writer's calendar day; AP style unless `profile` says otherwise. `neverSay` are words
 * the document must not say.
 */
export const checkContentRequest = z.object({
  html: z.string(),
  today: z.iso.date().optional(),
  profile: z.enum(['ap', 'british']).optional(),
  neverSay: z.array(z.string().max(200)).max(200).optional(),
})
export type CheckContentRequest = z.infer<typeof checkContentRequest>
export type CheckContentAnswer = {
  issues: Issue[]
  counts: { error: number; warning: number; hint: number }
}

/** generate-specialized-content. */
export const generateSpecializedContentRequest = z.object({
  type: z.enum(generatorTypes),
  context: text(aiLimits.context),
})
export type GenerateSpecializedContentRequest = z.infer<typeof generateSpecializedContentRequest>

/** generate-content answers HTML of the editor's schema; generate-specialized-content plain text. */
export type GeneratedTextAnswer = {
  generatedText: string
  /** The row of `content` the item was saved as, for signed-in users of the generators. */
  contentId?: string
  /** What happened to each line of the prompt, for a release from generate-content. */
  account?: BriefAccount
}

/** read-brief: notes as they arrived, however messy. */
export const readBriefRequest = z.object({ text: z.string() })
export type ReadBriefRequest = z.infer<typeof readBriefRequest>

/** Longer notes are refused with 413. */
export const notesMaxLength = 200_000

/** Each line, sentence or clause with its class, in order, and what the notes say. Missing values are null or []. */
export type ReadBriefAnswer = {
  lines: { text: string; kind: LineKind }[]
  sheet: {
    type: AnnouncementType
    company: string | null
    product: string | null
    people: { name: string; title?: string; organization?: string }[]
    /** "Portland, Maine" */
    place: string | null
    /** `iso` is YYYY-MM-DD, for days whose year is given. */
    dates: { text: string; iso?: string }[]
    /** `until` in the words of the notes. */
    embargo: { until: string; zone: string | null } | null
    figures: { text: string; of?: string }[]
    quotes: { text: string; speaker?: string }[]
    links: string[]
    contact: { name?: string; email?: string; phone?: string } | null
    about: string | null
  }
}

/** who-writes: for a document, or for one that is not saved yet. */
export const whoWritesRequest = z.object({ content_id: z.guid().optional() })
export type WhoWritesRequest = z.infer<typeof whoWritesRequest>

/** `name` as the screen shows it: "Built-in writer", "llama3.3 at localhost". */
export type WhoWritesAnswer = {
  name: string
  is_builtin: boolean
  /** The name of the model that this installation has, whoever writes; null for none. */
  model: string | null
  /** Why the model does not write: the document or its client stays on this server. */
  kept_by: 'document' | 'client' | null
}

/** visitor-allowance: generations an hour for visitors of the caller's network, and how many of them are left. */
export type VisitorAllowanceAnswer = { limit: number; remaining: number }

/** Blocks of 'Original: …', 'Improved: …' and perhaps 'Why: …' and 'Category: …', a blank line between them; empty if there is nothing to improve. */
export type AnalysisAnswer = { analysis: string }

/** export-to-docx: `content` is the release (HTML); `locale` (BCP 47) decides paper and language, else the Accept-Language header does. */
export const exportToDocxRequest = z.object({
  content: z.string().refine((content) => /\S/.test(content), 'There’s nothing to export.'),
  locale: z.string().max(100).optional(),
  /** HTML that begins on a page of its own after the release, such as the sign-off record. */
  last_page: z.string().max(1_000_000).optional(),
})
export type ExportToDocxRequest = z.infer<typeof exportToDocxRequest>

/** The Word file in base64, and how many pictures of the text it doesn't have because there is no file that could be read. */
export type ExportToDocxAnswer = { file: string; missing_pictures?: number }

/** process-document: the file's text, its HTML within the editor's schema, and what else the file holds. */
export type ProcessDocumentAnswer = {
  text: string
  html: string
  report: UploadReport
  /** The pictures of a Word file, which the HTML names by id. Whoever asked uploads them. */
  pictures?: UploadedPicture[]
}

/** create-checkout-session: the caller buys Pro for this period, or resumes what they had canceled. */
export const createCheckoutSessionRequest = z.object({ period: z.enum(billingPeriods) })
export type CreateCheckoutSessionRequest = z.infer<typeof createCheckoutSessionRequest>

/**
 * Where the browser goes next. `checkout`: the payment page, which returns to /write?session_id=…, or to /pricing when it is
 * left. `resumed` (the canceled subscription continues, nothing is charged) and `already_pro`: the settings page.
 */
export type CreateCheckoutSessionAnswer = { url: string; outcome: 'checkout' | 'resumed' | 'already_pro' }

/** The plan as the payment service has it at this moment; `proUntil` (ISO time) is set after a cancel. */
export type SubscriptionAnswer = { status: PlanId; proUntil: string | null }

/** cancel-subscription takes no body; Pro lasts until `proUntil`. May be repeated. */
export type CancelSubscriptionAnswer = SubscriptionAnswer

/** refresh-subscription takes no body: asks the payment service instead of waiting for its message, for example after a payment. */
export type RefreshSubscriptionAnswer = SubscriptionAnswer

/** create-portal-session takes no body: where the caller sees invoices and changes the card. 409 `no_customer` before any purchase. */
export type CreatePortalSessionAnswer = { url: string }

/** delete-user: the caller's own id; another one is refused with 403. */
export const deleteUserRequest = z.object({ user_id: z.string() })
export type DeleteUserRequest = z.infer<typeof deleteUserRequest>

/** delete-user answers that everything is gone, or fails with the code of the step at which nothing was deleted. */
export type DeleteUserAnswer = { deleted: true }
export const deleteUserFailures = {
  subscription: 'subscription_not_ended',
  content: 'content_not_deleted',
  profile: 'profile_not_deleted',
  user: 'user_not_deleted',
} as const

/** Longest texts of the contact form, in UTF-16 units. */
const contactLimits = { name: 200, message: 10_000 } as const

/** send-contact-email: `topic` is a field that people do not see; only bots fill it in. */
export const sendContactEmailRequest = z.object({
  name: text(contactLimits.name),
  email: z.string(),
  message: text(contactLimits.message),
  topic: z.string().optional(),
})
export type SendContactEmailRequest = z.infer<typeof sendContactEmailRequest>
export type SendContactEmailAnswer = { sent: true }

/** hubspot-contact: the caller's own address; the name is taken from the account. */
export const hubspotContactRequest = z.object({ email: z.string().optional(), name: z.string().optional() })
export type HubspotContactRequest = z.infer<typeof hubspotContactRequest>
/** `recorded` is false for an account without a confirmed email address. */
export type HubspotContactAnswer = { recorded: boolean }

/** send-confirmation-email: the caller's own address; `confirmationUrl` is where the link leads back to, if it is allowed. */
export const sendConfirmationEmailRequest = z.object({ email: z.string(), confirmationUrl: z.string() })
export type SendConfirmationEmailRequest = z.infer<typeof sendConfirmationEmailRequest>
/** `sent` is false when none was due: the address is confirmed, or a mail went out a moment ago. */
export type SendConfirmationEmailAnswer = { sent: boolean }

/**
 * download-my-data takes no body and returns a zip, as application/octet-stream so that supabase-js gives a Blob: account.json,
 * and each document as Word and as JSON with its versions.
 */
export const dataFileName = 'presswright-data.zip'

/** stripe-webhook (no api key, signed by Stripe) answers this to every event it has taken, even if it had it already. */
export type StripeWebhookAnswer = { received: true }

/** invite-member: an owner invites an address; a second invitation replaces the first. */
export const inviteMemberRequest = z.object({
  workspace_id: z.guid(),
  email: z.string().max(400),
  role: z.enum(workspaceRoles),
})
export type InviteMemberRequest = z.infer<typeof inviteMemberRequest>
/** `replaced`: the address had an open invitation, whose link and code no longer work. */
export type InviteMemberAnswer = { invitation_id: string; expires_at: string; replaced: boolean }

/** read-invitation: what the holder of the mailed link may know before they sign in. Expired and used ones are refused. */
export const readInvitationRequest = z.object({ token: z.string().min(1).max(200) })
export type ReadInvitationRequest = z.infer<typeof readInvitationRequest>
/** Names alone; `inviter` is null if that account is gone. */
/** `address` is masked: the person it was sent to recognizes it, and nobody else learns it. */
export type ReadInvitationAnswer = { workspace: string; inviter: string | null; address: string }

/** accept-invitation: the token of the mailed link, or the mailed code. Repeating it returns the same. */
export const acceptInvitationRequest = z
  .object({ token: z.string().min(1).max(200).optional(), code: z.string().min(1).max(40).optional() })
  .refine(({ token, code }) => (token ?? code) !== undefined, 'Send the invitation’s token or code.')
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequest>
export type AcceptInvitationAnswer = { workspace_id: string; name: string; role: WorkspaceRole }

/**
 * export-client answers a zip, as application/octet-stream so that supabase-js gives a Blob: client.json with the kit, and each
 * document as Word and as JSON with its versions. For every member of the client's workspace.
 */
export const exportClientRequest = z.object({ client_id: z.guid() })
export type ExportClientRequest = z.infer<typeof exportClientRequest>

/**
 * download-media-kit answers a zip, as application/octet-stream so that supabase-js gives a Blob: the files of a client's or a document's
 * media kit and a list of their captions, credits and rights. For every member of the workspace.
 */
export const downloadMediaKitRequest = z.union([
  z.object({ client_id: z.guid() }),
  z.object({ content_id: z.guid() }),
])
export type DownloadMediaKitRequest = z.infer<typeof downloadMediaKitRequest>
