// The people a review was sent to, and how each gets in. Links, codes and sessions are kept as hashes.
import { type ReviewerRole, reminderMinutes } from '#domain/review/review.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface NewReviewer {
  reviewId: string
  name: string
  email: string
  role: ReviewerRole
  tokenHash: string
  days: number
}

export async function insertReviewer(tx: Tx, reviewer: NewReviewer): Promise<string> {
  const { reviewId, name, email, role, tokenHash, days } = reviewer
  const [row] = await tx.query<{ id: string }>(
    `insert into public.reviewers (review_id, name, email, role, token_hashes, expires_at)
     values ($1, $2, $3, $4, array[$5], now() + make_interval(days => $6::int)) returning id`,
    [reviewId, name, email, role, tokenHash, days],
  )
  return row?.id ?? ''
}

/** Which mail brought the newest link: the desk shows what happened to it. */
export async function setMail(tx: Tx, reviewerId: string, mailId: string): Promise<void> {
  await tx.query('update public.reviewers set mail_id = $2 where id = $1', [reviewerId, mailId])
}

/** A reviewer with what they were asked about. */
export interface AskedReviewer {
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
  coalesce((select coalesce(nullif(internal.shown_name(u.raw_user_meta_data, null), ''), u.email) from auth.users u where u.id = r.created_by), '') as sender,
  (select c.content from public.content c where c.id = r.content_id) as current`

/** A reviewer by the hash of their link, locked against a second request of theirs. */
export async function lockReviewer(
  tx: Tx,
  tokenHash: string,
  codeMinutes: number,
): Promise<AskedReviewer | undefined> {
  const [row] = await tx.query<AskedReviewer & Row>(
    `select ${reviewerColumns} from public.reviewers p join public.reviews r on r.id = p.review_id
     where p.token_hashes @> array[$1] for update of p`,
    [tokenHash, codeMinutes],
  )
  return row
}

export interface RemindedReviewer {
  id: string
  name: string
  email: string
  title: string
  due: string | null
  /** What they said when they asked for changes; null for those who haven't. */
  asked_for: string | null
  /** The hash of the text they were sent. */
  text_hash: string
  /** The text of the document by now; null while it is in the trash. */
  current: string | null
  is_ended: boolean
  is_early: boolean
}

/** The last request to a reviewer, as an editor of the workspace may remind them of it; undefined for everybody else. */
export async function lockForReminder(
  tx: Tx,
  id: string,
  userId: string,
): Promise<RemindedReviewer | undefined> {
  const [row] = await tx.query<RemindedReviewer & Row>(
    `select p.id, p.name, p.email, r.title, r.due_on::text as due, r.text_hash,
       (select c.content from public.content c where c.id = r.content_id) as current,
       (select case when d.kind = 'changes' then d.note end from public.decisions d where d.reviewer_id = p.id and d.quote is null
         order by d.created_at desc, d.id desc limit 1) as asked_for,
       p.revoked_at is not null or p.expires_at <= now() or r.closed_at is not null as is_ended,
       coalesce(greatest(p.reminded_at, r.created_at) > now() - make_interval(mins => $3::int), false) as is_early
     from public.reviewers asked join public.reviews a on a.id = asked.review_id
     join public.reviews r on r.content_id = a.content_id
     join public.reviewers p on p.review_id = r.id and p.email = asked.email
     join public.workspace_members m on m.workspace_id = r.workspace_id and m.user_id = $2 and m.role in ('owner', 'editor')
     where asked.id = $1 order by r.created_at desc, r.id desc limit 1 for update of p`,
    [id, userId, reminderMinutes],
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

/** The code is used up; this browser stays in. A proof from another link keeps its own time. */
export async function openSession(
  tx: Tx,
  reviewerId: string,
  sessionHash: string,
  provenAt: string | null = null,
): Promise<void> {
  await tx.query(
    'update public.reviewers set code_hash = null, code_tries = 0, opened_at = coalesce(opened_at, now()) where id = $1',
    [reviewerId],
  )
  await tx.query(
    'insert into internal.review_sessions (token_hash, reviewer_id, proven_at) values ($1, $2, coalesce($3::timestamptz, now()))',
    [sessionHash, reviewerId, provenAt],
  )
}

/**
 * When this browser entered a code that was sent to the same address for the same document, if it did so within the given days and
 * the link it was for has not been revoked.
 */
export async function findProof(
  tx: Tx,
  { email, content_id }: AskedReviewer,
  sessionHashes: readonly string[],
  days: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ proven_at: string }>(
    `select s.proven_at::text as proven_at from internal.review_sessions s
     join public.reviewers p on p.id = s.reviewer_id join public.reviews r on r.id = p.review_id
     where s.token_hash = any($1::text[]) and p.email = $2 and r.content_id = $3 and p.revoked_at is null
       and s.proven_at > now() - make_interval(days => $4::int)
     order by s.proven_at desc limit 1`,
    [sessionHashes, email, content_id, days],
  )
  return row?.proven_at
}

export interface PreviousRound {
  reviewer_id: string
  version: number
  text_hash: string
  kind: 'approved' | 'changes' | null
  note: string | null
  at: string | null
}

/** The text that the person with this address opened before a review of the document. */
export async function findPreviousRound(
  tx: Tx,
  contentId: string,
  email: string,
  reviewId: string,
): Promise<PreviousRound | undefined> {
  const [row] = await tx.query<PreviousRound & Row>(
    `select p.id as reviewer_id, r.version, r.text_hash, d.kind, d.note,
       to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
     from public.reviewers p join public.reviews r on r.id = p.review_id
     left join lateral (select * from public.decisions d where d.reviewer_id = p.id and d.quote is null
       order by d.created_at desc, d.id desc limit 1) as d on true
     where r.content_id = $1 and p.email = $2 and p.opened_at is not null
       and (r.created_at, r.id) < (select t.created_at, t.id from public.reviews t where t.id = $3)
     order by r.created_at desc, r.id desc limit 1`,
    [contentId, email, reviewId],
  )
  return row
}

/** The newest request to the same person about the same document, if it came after this one and its link works. */
export async function findNewerRound(
  tx: Tx,
  { content_id, email, review_id }: AskedReviewer,
): Promise<{ reviewer_id: string; version: number } | undefined> {
  const [row] = await tx.query<{ reviewer_id: string; version: number }>(
    `select p.id as reviewer_id, r.version from public.reviewers p join public.reviews r on r.id = p.review_id
     where r.content_id = $1 and p.email = $2 and p.revoked_at is null and p.expires_at > now() and r.closed_at is null
       and (r.created_at, r.id) > (select t.created_at, t.id from public.reviews t where t.id = $3)
     order by r.created_at desc, r.id desc limit 1`,
    [content_id, email, review_id],
  )
  return row
}

/** A link that isn't mailed. It replaces the oldest of five, never the newest that were mailed. */
export async function addUnsentLink(tx: Tx, reviewerId: string, tokenHash: string): Promise<void> {
  await tx.query('update public.reviewers set token_hashes = token_hashes[1:4] || array[$2] where id = $1', [
    reviewerId,
    tokenHash,
  ])
}

export async function hasSession(tx: Tx, reviewerId: string, sessionHash: string): Promise<boolean> {
  const rows = await tx.query(
    'select 1 as one from internal.review_sessions where token_hash = $1 and reviewer_id = $2',
    [sessionHash, reviewerId],
  )
  return rows.length > 0
}

/** The text that a reviewer was sent. */
export async function readSentText(tx: Tx, reviewerId: string): Promise<string> {
  const [row] = await tx.query<{ content: string }>(
    'select r.content from public.reviewers p join public.reviews r on r.id = p.review_id where p.id = $1',
    [reviewerId],
  )
  return row?.content ?? ''
}
