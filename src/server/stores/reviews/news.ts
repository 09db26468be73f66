// What happened in reviews that their authors have not been told yet.
import type { DecisionKind } from '#domain/review/review.ts'
import type { Row, Tx } from '#server/db/db.ts'

export interface ReviewNews {
  content_id: string
  title: string
  email: string
  /** False for an owner who is told because the sender has left the workspace. */
  is_sender: boolean
  /** Oldest first. */
  events: ReviewEvent[]
}

export interface ReviewEvent {
  name: string
  kind: 'comment' | 'reply' | DecisionKind
  version: number
  /** What the comment is about; empty for the whole release. */
  passage: string
  suggestion: string | null
  /** What was written, or the quote that the decision is about. */
  words: string
  is_edited: boolean
  /** Decided on a text that the document no longer had. */
  is_old: boolean
}

/**
 * Takes what reviewers did, per review, where the first of it is older than the given minutes. Taking marks it as reported: a second process finds
 * nothing. Authors without a proven address get no mail. When one has left the workspace, its owners are told. A withdrawn comment is no news.
 */
export async function takeReviewNews(tx: Tx, minutes: number): Promise<ReviewNews[]> {
  const due = `select review_id from public.comments where told_at is null and reviewer_id is not null
      and coalesce(edited_at, created_at) < now() - make_interval(mins => $1::int)
    union select review_id from public.decisions where told_at is null and created_at < now() - make_interval(mins => $1::int)`
  const taken = await tx.query<{ review_id: string } & ReviewEvent & Row>(
    `with due as (${due} limit 100),
     said as (update public.comments c set told_at = now() from due
       where c.review_id = due.review_id and c.told_at is null and c.reviewer_id is not null
       returning c.review_id, c.author as name, case when c.parent_id is null then 'comment' else 'reply' end as kind,
         c.passage, c.suggestion, c.body as words, c.edited_at is not null as is_edited, false as is_old, c.created_at, c.withdrawn_at),
     decided as (update public.decisions d set told_at = now() from due
       where d.review_id = due.review_id and d.told_at is null
       returning d.review_id, d.name, d.kind, '' as passage, null::text as suggestion, coalesce(d.quote, d.note, '') as words,
         false as is_edited, d.is_old, d.created_at, null::timestamptz as withdrawn_at)
     select n.review_id, n.name, n.kind, n.passage, n.suggestion, n.words, n.is_edited, n.is_old, r.version
     from (select * from said union all select * from decided) as n join public.reviews r on r.id = n.review_id
     where n.withdrawn_at is null order by n.created_at`,
    [minutes],
  )
  const ids = [...new Set(taken.map(({ review_id }) => review_id))]
  const readers = await tx.query<{ id: string } & Omit<ReviewNews, 'events'> & Row>(
    `select r.id, r.content_id, r.title, u.email, u.id is not distinct from r.created_by as is_sender
     from public.reviews r join public.workspace_members m on m.workspace_id = r.workspace_id join auth.users u on u.id = m.user_id
     where r.id = any($1::uuid[]) and u.email_confirmed_at is not null and u.email <> ''
       and (u.id = r.created_by or (m.role = 'owner' and not exists (
         select from public.workspace_members s where s.workspace_id = r.workspace_id and s.user_id = r.created_by)))`,
    [ids],
  )
  return readers.map(({ id, ...reader }) => ({
    ...reader,
    events: taken.filter(({ review_id }) => review_id === id),
  }))
}
