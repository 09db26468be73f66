// What reviewers say about a text: comments of this round and of the rounds before.
import type { ReviewComment } from '#contract/reviews.ts'
import type { Row, Tx } from '#server/db/db.ts'
import type { AskedReviewer } from './reviewers.ts'

/** The rounds a person has been asked in, up to this one, by their address: $1 is the document, $2 the address, $3 this reviewer. */
const rounds = `select p.id as reviewer_id, r.id as review_id, r.version, r.shows_comments
  from public.reviewers p join public.reviews r on r.id = p.review_id
  where r.content_id = $1 and p.email = $2 and (p.id = $3 or p.opened_at is not null)
    and r.created_at <= (select t.created_at from public.reviews t join public.reviewers m on m.review_id = t.id where m.id = $3)`

const isUnanswered = `c.resolved_at is null and c.applied_at is null
  and not exists (select from public.comments a where a.parent_id = c.id and a.withdrawn_at is null)
  and not exists (select from public.comments a where a.parent_id = c.parent_id and a.withdrawn_at is null
    and (a.created_at, a.id) > (c.created_at, c.id))
  and not exists (select from public.comments a where a.id = c.parent_id and a.resolved_at is not null)`

/** The comments that a reviewer may read, out of `rounds`: their own, the answers to them, and the others' if the author allows it. */
const shown = `select c.*, o.version, c.reviewer_id in (select reviewer_id from rounds) is true as is_mine
  from public.comments c left join public.comments p on p.id = c.parent_id
  join rounds o on o.review_id = coalesce(p.review_id, c.review_id)
  where c.withdrawn_at is null and p.withdrawn_at is null
    and (o.shows_comments or c.reviewer_id in (select reviewer_id from rounds) or p.reviewer_id in (select reviewer_id from rounds))`

export async function listReviewComments(tx: Tx, reviewer: AskedReviewer): Promise<ReviewComment[]> {
  const time = (column: string) =>
    `to_char(c.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`
  return tx.query<ReviewComment & Row>(
    `with rounds as (${rounds}), shown as (${shown}
       order by c.created_at desc, c.id desc limit 1000)
     select c.id, c.author, c.is_mine, c.is_mine and ${isUnanswered} as may_change, c.version, c.parent_id, c.passage, c.before,
       c.after, c.suggestion, c.body, c.applied_at is not null as is_applied, ${['created_at', 'edited_at', 'resolved_at'].map(time).join(', ')}
     from shown c order by c.created_at, c.id`,
    [reviewer.content_id, reviewer.email, reviewer.id],
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

/**
 * Returns the comments there are of the review, so that there can be a limit; the same key again changes nothing. An answer opens a comment
 * that was resolved in the meantime: otherwise the author would not see it.
 */
export async function insertReviewComment(
  tx: Tx,
  reviewer: AskedReviewer,
  comment: NewComment,
): Promise<number> {
  const added = await tx.query(
    `insert into public.comments (workspace_id, content_id, review_id, reviewer_id, user_id, author, parent_id, passage, before, after,
       suggestion, body, client_key)
     values ($1, $2, $3, $4, null, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (reviewer_id, client_key) where reviewer_id is not null do nothing returning id`,
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
  if (added.length > 0)
    await tx.query(
      'update public.comments set resolved_at = null where id = $1 and resolved_at is not null and applied_at is null',
      [comment.parentId],
    )
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from public.comments where review_id = $1',
    [reviewer.review_id],
  )
  return row?.count ?? 0
}

/** Whether a reviewer can answer this comment: one of a reviewer, not withdrawn, that they are shown. */
export async function mayAnswer(tx: Tx, reviewer: AskedReviewer, id: string): Promise<boolean> {
  // First the lock, then the look: whoever is withdrawing it has finished by then.
  await tx.query('select 1 as one from public.comments where id = $1 for key share', [id])
  const rows = await tx.query(
    `with rounds as (${rounds}), shown as (${shown})
     select 1 as one from shown where id = $4 and reviewer_id is not null and parent_id is null`,
    [reviewer.content_id, reviewer.email, reviewer.id, id],
  )
  return rows.length > 0
}

/** Locks a comment of this person's; undefined when it isn't theirs, is withdrawn or has an answer. */
export async function lockOwnComment(
  tx: Tx,
  reviewer: AskedReviewer,
  id: string,
): Promise<{ passage: string } | undefined> {
  // First the lock, then the look: an answer that was on its way has arrived by then.
  await tx.query('select 1 as one from public.comments where id = $1 for update', [id])
  const [own] = await tx.query<{ passage: string }>(
    `with rounds as (${rounds})
     select c.passage from public.comments c
     where c.id = $4 and c.reviewer_id in (select reviewer_id from rounds) and c.withdrawn_at is null and ${isUnanswered}`,
    [reviewer.content_id, reviewer.email, reviewer.id, id],
  )
  return own
}

/** The author is told again, with the new words. */
export async function editComment(
  tx: Tx,
  id: string,
  { body, suggestion }: { body: string; suggestion: string | null },
): Promise<void> {
  await tx.query(
    `update public.comments set body = $2, suggestion = $3,
       edited_at = clock_timestamp(), told_at = null
     where id = $1 and (body, suggestion) is distinct from ($2, $3)`,
    [id, body, suggestion],
  )
}

/** Its words are deleted; that there was a comment stays in the record. */
export async function withdrawComment(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update public.comments set withdrawn_at = clock_timestamp(), told_at = coalesce(told_at, now()),
       body = '', suggestion = null, passage = '', before = '', after = ''
     where id = $1`,
    [id],
  )
}
