// Reviews: the frozen text, what reviewers say about it and what they decide.
import { shownTitle } from '#domain/document/document.ts'
import { listApprovals } from '#domain/review/quotes.ts'
import type { Decision, DecisionKind, Request, ReviewedStatus } from '#domain/review/review.ts'
import type { WorkspaceRole } from '#domain/workspace/membership.ts'
import type { Row, Tx } from '#server/db/db.ts'
import type { AskedReviewer } from './reviewers.ts'

export interface ReviewedDocument {
  id: string
  workspace_id: string
  title: string
  headline: string | null
  content: string
  /** The person's role in the document's workspace; null for whoever is not a member. */
  role: WorkspaceRole | null
  is_former: boolean
}

/** A document with a person's role in it, locked: its text and its newest version belong together until the transaction ends. */
export async function lockDocument(
  tx: Tx,
  id: string,
  userId: string,
): Promise<ReviewedDocument | undefined> {
  const [row] = await tx.query<ReviewedDocument & Row>(
    `select c.id, c.workspace_id, c.title, c.headline, c.content,
       (select m.role from public.workspace_members m where m.workspace_id = c.workspace_id and m.user_id = $2) as role,
       exists (select from internal.former_members f where f.workspace_id = c.workspace_id and f.user_id = $2) as is_former
     from public.content c where c.id = $1 for update of c`,
    [id, userId],
  )
  return row
}

/** The number of the version that holds the document's text; made if there is none. */
export async function freezeVersion(tx: Tx, { id, content }: ReviewedDocument): Promise<number> {
  await tx.query('select internal.add_version($1, $2, $3, $4, false)', [id, content, 'save', 'review'])
  const [row] = await tx.query<{ version: number }>(
    'select max(version) as version from public.content_versions where content_id = $1',
    [id],
  )
  return row?.version ?? 1
}

export interface NewReview {
  document: ReviewedDocument
  version: number
  textHash: string
  message: string | null
  due: string | null
  showsComments: boolean
  createdBy: string
}

export async function insertReview(tx: Tx, review: NewReview): Promise<string> {
  const { document } = review
  const [row] = await tx.query<{ id: string }>(
    `insert into public.reviews (workspace_id, content_id, version, title, content, text_hash, message, due_on, shows_comments, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::date, $9::boolean, $10) returning id`,
    [
      document.workspace_id,
      document.id,
      review.version,
      shownTitle(document.title, document.headline),
      document.content,
      review.textHash,
      review.message,
      review.due,
      review.showsComments,
      review.createdBy,
    ],
  )
  await tx.query("update public.content set status = 'in_review' where id = $1 and status <> 'in_review'", [
    document.id,
  ])
  if (!row) throw new Error('The review was not written.')
  return row.id
}

export interface DecisionRow {
  reviewer_id: string
  kind: DecisionKind
  quote: string | null
  text_hash: string
  name: string
  note: string | null
  at: string
}

export async function listDecisions(tx: Tx, reviewId: string): Promise<DecisionRow[]> {
  return tx.query<DecisionRow & Row>(
    `select reviewer_id, kind, quote, text_hash, name, note,
       to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from public.decisions where review_id = $1 order by created_at, id`,
    [reviewId],
  )
}

/**
 * Returns the decisions there are of the reviewer, so that there can be a limit. Saying the same about the text again changes nothing.
 */
export async function insertDecision(
  tx: Tx,
  reviewer: AskedReviewer,
  decision: { kind: DecisionRow['kind']; quote: string | null; note: string | null; isOld: boolean },
): Promise<number> {
  await tx.query(
    `insert into public.decisions (review_id, reviewer_id, kind, quote, version, text_hash, name, role, note, is_old)
     select $1, $2, $3::text, $4, $5, $6, $7, $8, $9, $10::boolean
     where $4::text is not null or not exists (
       select from (select * from public.decisions d where d.reviewer_id = $2 and d.quote is null
           order by d.created_at desc, d.id limit 1) as last
       where (last.kind, last.note, last.is_old) is not distinct from ($3::text, $9::text, $10::boolean))`,
    [
      reviewer.review_id,
      reviewer.id,
      decision.kind,
      decision.quote,
      reviewer.version,
      reviewer.text_hash,
      reviewer.name,
      reviewer.role,
      decision.note,
      decision.isOld,
    ],
  )
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from public.decisions where reviewer_id = $1',
    [reviewer.id],
  )
  return row?.count ?? 0
}

export interface QuoteApprovalRow {
  kind: DecisionKind
  quote: string
  name: string
  version: number
  at: string
}

/** What speakers approved in any review of the document and haven't taken back, oldest first. */
export async function listQuoteApprovals(tx: Tx, contentId: string): Promise<QuoteApprovalRow[]> {
  const decisions = await tx.query<QuoteApprovalRow & Row>(
    `select d.kind, d.quote, d.name, d.version, to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from public.decisions d join public.reviews r on r.id = d.review_id
     where r.content_id = $1 and d.quote is not null order by d.created_at, d.id`,
    [contentId],
  )
  return listApprovals(decisions)
}

/** The document's text, which nobody can save over until the transaction ends; null while it is in the trash. */
export async function lockText(tx: Tx, contentId: string): Promise<string | null> {
  const [row] = await tx.query<{ content: string }>(
    'select content from public.content where id = $1 for update',
    [contentId],
  )
  return row?.content ?? null
}

/** Everybody who was asked about the document in any round, and what they decided about which text; oldest first. */
export async function listAnswers(
  tx: Tx,
  contentId: string,
): Promise<{ asked: Request[]; decisions: Decision[] }> {
  const asked = await tx.query<Request & Row>(
    `select p.id, p.email, p.revoked_at is not null as "isRevoked"
     from public.reviewers p join public.reviews r on r.id = p.review_id
     where r.content_id = $1 order by r.created_at, r.id, p.id`,
    [contentId],
  )
  const decisions = await tx.query<Decision & Row>(
    `select d.reviewer_id as "reviewerId", d.kind, d.text_hash as "textHash"
     from public.decisions d join public.reviews r on r.id = d.review_id
     where r.content_id = $1 and d.quote is null order by d.created_at, d.id`,
    [contentId],
  )
  return { asked, decisions }
}

/** Of a document that is in review, whatever came of it so far. */
export async function setStatus(tx: Tx, contentId: string, status: ReviewedStatus): Promise<void> {
  await tx.query(
    "update public.content set status = $2 where id = $1 and status in ('in_review', 'changes_requested', 'approved')",
    [contentId, status],
  )
}
