// Rows as the data service sends them: the columns have the tables' own names.
import type { KitPerson } from '#domain/client/kit.ts'
import type { DocumentStatus } from '#domain/document/details.ts'
import type { VersionCauseKind } from '#domain/document/version-cause.ts'
import type { KitFile } from '#domain/media-kit/kit-file.ts'
import type { WorkspaceRole } from '#domain/workspace/membership.ts'

/** What a document has besides its text. */
export interface DocumentDetails {
  client_id: string | null
  status: DocumentStatus
  embargo_until: string | null
  /** The IANA name of the time zone the embargo was given in. */
  embargo_zone: string | null
  labels: string[]
}

/** A document, or a saved generated item. Lists show its details; a row from a save has none. */
export interface DocumentRow extends Partial<DocumentDetails> {
  id: string
  title: string
  content: string
  type: string
  is_generated: boolean
  /** The text's headline, if it has one: lists show it while the title is the default one. */
  headline?: string | null | undefined
  workspace_id?: string | undefined
  /** Compared as a string, never as a time. */
  updated_at: string
}

/** What a list of documents asks for: no bodies. */
export interface DocumentListRow extends Omit<DocumentRow, 'content'> {
  /** Search results only: the text around the words, unless the title has all of them. */
  excerpt?: string | null | undefined
}

/** What a save returns. */
export type SavedRow = Pick<DocumentRow, 'id' | 'title' | 'headline' | 'updated_at'>

/** What the version history lists: no bodies. */
export interface VersionListRow {
  id: string
  version: number
  cause: VersionCauseKind
  detail: string | null
  /** Words of the text, counted by the database. */
  words: number
  /** Comments that came with an imported file. */
  comment_count: number
  created_at: string
}

/** A deleted document that can still be restored. */
export interface TrashListRow {
  id: string
  title: string
  headline: string | null
  is_generated: boolean
  deleted_at: string
}

/** What a version keeps of the facts of its document. */
export interface VersionFacts {
  brief: unknown
  kinds: unknown
  never_say: string[]
}

export interface DocumentFactsRow extends VersionFacts {
  keep_on_server: boolean
}

/** Text that went to a model. */
export interface ModelCallRow {
  id: string
  called_at: string
  action: 'generate' | 'rewrite' | 'analyze'
  model: string
  host: string
  characters: number
}

/** One person in one workspace. */
export interface MembershipRow {
  workspace_id: string
  user_id: string
  role: WorkspaceRole
}

export interface WorkspaceRow {
  id: string
  name: string
  /** The one person of a personal workspace; null for a shared one. */
  personal_of: string | null
}

/** A client of a workspace, without its kit's texts and people. */
export interface ClientRow {
  id: string
  workspace_id: string
  name: string
  other_names: string[]
  /** '#RRGGBB' */
  color: string
  style: 'ap' | 'british'
  /** The id of a wire profile; null for any wire. */
  wire: string | null
  city: string | null
  product_names: string[]
  never_say: string[]
  /** By word. */
  never_say_reasons: Record<string, string>
  keep_on_server: boolean
  archived_at: string | null
}

/** A boilerplate. */
export interface ClientTextRow {
  id: string
  label: string
  text: string
  approved_by: string | null
  /** YYYY-MM-DD */
  approved_on: string | null
}

/** A spokesperson or a media contact. */
export interface ClientPersonRow extends KitPerson {
  id: string
}

/** A file of a media kit. */
export interface AssetRow extends KitFile {
  id: string
  workspace_id: string
  /** In the bucket media. */
  path: string
  /** By its content. */
  mime_type: string
  bytes: number
  created_at: string
}

/** What happened to a mail. `waiting`: a try failed, or nobody has tried for a minute. */
export interface MailOutcome {
  state: 'sending' | 'sent' | 'waiting' | 'failed'
  reason: string | null
}

/** `invitation_mails`: what happened to the mail with an invitation's newest link. */
export interface InvitationMailRow extends MailOutcome {
  invitation_id: string
}

/** An invitation that nobody has accepted yet. */
export interface InvitationRow {
  id: string
  email: string
  role: WorkspaceRole
  expires_at: string
}
