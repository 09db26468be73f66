// Reviews, their reviewers, what they say and what they decide. Links, codes and sessions are kept as hashes.
import type { ReviewComment } from '#contract/reviews.ts'
import type { ReviewerRole } from '#domain/review/review.ts'
import type { WorkspaceRole } from '#domain/workspace/membership.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface ReviewedDocument {
  id: string
  workspace_id: string
  title: string
  content: string
  /** The person's role in the document's workspace; null for whoever is not a member. */
  role: WorkspaceRole | null
  is_former: boolean
}

/** A document as a person stands to it, locked: its text and its newest version belong together until the transaction ends. */
export async function lockDocument(
  tx: Tx,
  id: string,
  userId: string,
): Promise<ReviewedDocument | undefined> {
  const [row] = await tx.query<ReviewedDocument & Row>(
    `select c.id, c.workspace_id, c.title, c.content,
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
      document.title,
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

export interface NewReviewer {
  reviewId: string
  name: string
  email: string
  role: ReviewerRole
  tokenHash: string
  days: number
}

export async function insertReviewer(tx: Tx, reviewer: NewReviewer): Promise<void> {
  const { reviewId, name, email, role, tokenHash, days } = reviewer
  await tx.query(
    `insert into public.reviewers (review_id, name, email, role, token_hashes, expires_at)
     values ($1, $2, $3, $4, array[$5], now() + make_interval(days => $6::int))`,
    [reviewId, name, email, role, tokenHash, days],
  )
}

export interface ReviewerRow {
  id: string
  review_id: string
  name: string
  email: string
  role: ReviewerRole
  code_hash: string | null
  is_code_fresh: boolean
  code_tries: number
  is_ended: boolean
  content_id: string
  workspace_id: string
  title: string
  content: string
  version: number
  text_hash: string
  message: string | null
  due: string | null
  shows_comments: boolean
  sender: string
  /** The text of the document by now; null while it is in the trash. */
  current: string | null
}

const reviewerColumns = `p.id, p.review_id, p.name, p.email, p.role, p.code_hash, p.code_tries,
  coalesce(p.code_sent_at > now() - make_interval(mins => $2::int), false) as is_code_fresh,
  p.revoked_at is not null or p.expires_at <= now() or r.closed_at is not null as is_ended,
  r.content_id, r.workspace_id, r.title, r.content, r.version, r.text_hash, r.message, r.due_on::text as due, r.shows_comments,
  coalesce((select coalesce(nullif(btrim(u.raw_user_meta_data ->> 'full_name'), ''), split_part(u.email, '@', 1))
    from auth.users u where u.id = r.created_by), '') as sender,
  (select c.content from public.content c where c.id = r.content_id) as current`

/** A reviewer by the hash of their link, locked against a second request of theirs. */
export async function lockReviewer(
  tx: Tx,
  tokenHash: string,
  codeMinutes: number,
): Promise<ReviewerRow | undefined> {
  const [row] = await tx.query<ReviewerRow & Row>(
    `select ${reviewerColumns} from public.reviewers p join public.reviews r on r.id = p.review_id
     where p.token_hashes @> array[$1] for update of p`,
    [tokenHash, codeMinutes],
  )
  return row
}

/** A reviewer as an editor of the workspace may remind them; undefined for everybody else. */
export async function lockForReminder(
  tx: Tx,
  id: string,
  userId: string,
): Promise<{ name: string; email: string; title: string; is_ended: boolean; is_early: boolean } | undefined> {
  const [row] = await tx.query<{
    name: string
    email: string
    title: string
    is_ended: boolean
    is_early: boolean
  }>(
    `select p.name, p.email, r.title,
       p.revoked_at is not null or p.expires_at <= now() or r.closed_at is not null
         or not exists (select from public.content c where c.id = r.content_id) as is_ended,
       coalesce(greatest(p.reminded_at, r.created_at) > now() - interval '1 hour', false) as is_early
     from public.reviewers p join public.reviews r on r.id = p.review_id
     join public.workspace_members m on m.workspace_id = r.workspace_id and m.user_id = $2 and m.role in ('owner', 'editor')
     where p.id = $1 for update of p`,
    [id, userId],
  )
  return row
}

/** Another link for a reviewer; the last five work. */
export async function addLink(tx: Tx, reviewerId: string, tokenHash: string): Promise<void> {
  await tx.query(
    `update public.reviewers set reminded_at = now(),
       token_hashes = (array[$2] || token_hashes)[1:5] where id = $1`,
    [reviewerId, tokenHash],
  )
}

export async function putCode(tx: Tx, reviewerId: string, codeHash: string): Promise<void> {
  await tx.query(
    'update public.reviewers set code_hash = $2, code_sent_at = now(), code_tries = 0 where id = $1',
    [reviewerId, codeHash],
  )
}

export async function countCodeTry(tx: Tx, reviewerId: string): Promise<void> {
  await tx.query('update public.reviewers set code_tries = code_tries + 1 where id = $1', [reviewerId])
}

/** The code is used up; this browser stays in. */
export async function openSession(tx: Tx, reviewerId: string, sessionHash: string): Promise<void> {
  await tx.query(
    'update public.reviewers set code_hash = null, code_tries = 0, opened_at = coalesce(opened_at, now()) where id = $1',
    [reviewerId],
  )
  await tx.query('insert into internal.review_sessions (token_hash, reviewer_id) values ($1, $2)', [
    sessionHash,
    reviewerId,
  ])
}

export async function hasSession(tx: Tx, reviewerId: string, sessionHash: string): Promise<boolean> {
  const rows = await tx.query(
    'select 1 as one from internal.review_sessions where token_hash = $1 and reviewer_id = $2',
    [sessionHash, reviewerId],
  )
  return rows.length > 0
}

/** What this reviewer may read of the comments: their own, the answers to them, and the others' if the author allows it. */
export async function listReviewComments(tx: Tx, reviewer: ReviewerRow): Promise<ReviewComment[]> {
  return tx.query<ReviewComment & Row>(
    `select c.id, c.author, c.reviewer_id is not distinct from $2 as is_mine, c.parent_id, c.passage, c.before, c.after, c.suggestion,
       c.body, to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
       to_char(c.resolved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as resolved_at
     from public.comments c left join public.comments p on p.id = c.parent_id
     where (c.review_id = $1 and (c.reviewer_id = $2 or $3::boolean))
       or (p.review_id = $1 and (p.reviewer_id = $2 or $3::boolean))
     order by c.created_at, c.id limit 1000`,
    [reviewer.review_id, reviewer.id, reviewer.shows_comments],
  )
}

export interface NewComment {
  passage: string
  before: string
  after: string
  suggestion: string | null
  body: string
  parentId: string | null
  key: string
}

/** Returns the comments there are of the review, so that there can be a limit; the same key again changes nothing. */
export async function insertReviewComment(
  tx: Tx,
  reviewer: ReviewerRow,
  comment: NewComment,
): Promise<number> {
  await tx.query(
    `insert into public.comments (workspace_id, content_id, review_id, reviewer_id, user_id, author, parent_id, passage, before, after,
       suggestion, body, client_key)
     values ($1, $2, $3, $4, null, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (reviewer_id, client_key) where reviewer_id is not null do nothing`,
    [
      reviewer.workspace_id,
      reviewer.content_id,
      reviewer.review_id,
      reviewer.id,
      reviewer.name,
      comment.parentId,
      comment.passage,
      comment.before,
      comment.after,
      comment.suggestion,
      comment.body,
      comment.key,
    ],
  )
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from public.comments where review_id = $1',
    [reviewer.review_id],
  )
  return row?.count ?? 0
}

export interface DecisionRow {
  reviewer_id: string
  kind: 'approved' | 'changes' | 'quote'
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

export async function insertDecision(
  tx: Tx,
  reviewer: ReviewerRow,
  decision: { kind: DecisionRow['kind']; quote: string | null; note: string | null; isOld: boolean },
): Promise<void> {
  await tx.query(
    `insert into public.decisions (review_id, reviewer_id, kind, quote, version, text_hash, name, role, note, is_old)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::boolean)`,
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
}

/** The reviewers of a review whose links were not taken back. */
export async function listReviewerIds(tx: Tx, reviewId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from public.reviewers where review_id = $1 and revoked_at is null',
    [reviewId],
  )
  return rows.map(({ id }) => id)
}

export async function setStatus(tx: Tx, contentId: string, status: 'in_review' | 'approved'): Promise<void> {
  await tx.query(
    "update public.content set status = $2 where id = $1 and status in ('in_review', 'approved')",
    [contentId, status],
  )
}
