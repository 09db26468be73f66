// API calls of reviews and comments at the desk.
import type {
  CommentRow,
  DecisionRow,
  RemindReviewerRequest,
  ReviewerRow,
  ReviewMailRow,
  ReviewRow,
  SendReviewAnswer,
  SendReviewRequest,
} from '#contract/reviews.ts'
import type { DocumentStatus } from '#domain/document/details.ts'
import { shownTitle } from '#domain/document/document.ts'
import type { Passage } from '#domain/review/passage.ts'
import { call } from '#web/lib/api/call.ts'
import { deleteRow } from '#web/lib/api/delete-row.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { getUserClient } from '#web/lib/session/ensure-session.ts'

/** All reviews and comments of a document, oldest first. */
export interface DocumentReviews {
  reviews: ReviewRow[]
  reviewers: ReviewerRow[]
  decisions: DecisionRow[]
  comments: CommentRow[]
  /** Comments without their words, for the record. */
  withdrawn: CommentRow[]
  mails: ReviewMailRow[]
}

export const reviewsKey = (documentId: string) => ['reviews', documentId] as const

export async function loadReviews(documentId: string): Promise<DocumentReviews> {
  const [reviews, all] = await Promise.all([listReviews(documentId), listComments(documentId)])
  const comments = all.filter(({ withdrawn_at }) => withdrawn_at === null)
  const withdrawn = all.filter(({ withdrawn_at }) => withdrawn_at !== null)
  if (reviews.length === 0) return { reviews, comments, withdrawn, reviewers: [], decisions: [], mails: [] }
  const ids = reviews.map(({ id }) => id)
  const [reviewers, decisions, mails] = await Promise.all([
    listReviewers(ids),
    listDecisions(ids),
    listMails(documentId),
  ])
  const order = (reviewer: ReviewerRow) => ids.indexOf(reviewer.review_id)
  return {
    ...{ reviews, comments, withdrawn, decisions, mails },
    reviewers: reviewers.toSorted((one, other) => order(one) - order(other)),
  }
}

async function listReviews(documentId: string): Promise<ReviewRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('reviews')
      .select('id,version,title,content,text_hash,message,due_on,shows_comments,created_at,closed_at')
      .eq('content_id', documentId)
      .order('created_at')
      .order('id')
      .overrideTypes<ReviewRow[], { merge: false }>(),
  )
}

const pageSize = 500

async function listComments(documentId: string): Promise<CommentRow[]> {
  const supabase = await getUserClient()
  const rows: CommentRow[] = []
  for (let from = 0; from === rows.length; from += pageSize)
    rows.push(
      ...(await call(
        supabase
          .from('comments')
          .select(
            'id,review_id,reviewer_id,user_id,author,parent_id,passage,before,after,suggestion,body,created_at,edited_at,withdrawn_at,resolved_at,applied_at',
          )
          .eq('content_id', documentId)
          .order('created_at')
          .order('id')
          .range(from, from + pageSize - 1)
          .overrideTypes<CommentRow[], { merge: false }>(),
      )),
    )
  return rows
}

async function listReviewers(reviewIds: string[]): Promise<ReviewerRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('reviewers')
      .select('id,review_id,name,email,role,expires_at,revoked_at,opened_at,reminded_at')
      .in('review_id', reviewIds)
      .order('name')
      .order('id')
      .overrideTypes<ReviewerRow[], { merge: false }>(),
  )
}

async function listDecisions(reviewIds: string[]): Promise<DecisionRow[]> {
  const supabase = await getUserClient()
  return await call(
    supabase
      .from('decisions')
      .select('id,review_id,reviewer_id,kind,quote,version,text_hash,name,role,note,is_old,created_at')
      .in('review_id', reviewIds)
      .order('created_at')
      .order('id')
      .overrideTypes<DecisionRow[], { merge: false }>(),
  )
}

/** What happened to the mails is worth a line, not the whole list. */
async function listMails(documentId: string): Promise<ReviewMailRow[]> {
  const supabase = await getUserClient()
  const { data, error } = await supabase.rpc('review_mails', { document: documentId })
  if (error) console.error(error)
  return (data ?? []) as ReviewMailRow[]
}

/** The document that a record is about. */
export interface RecordedDocument {
  /** Its title, or its headline while it has none. */
  name: string
  content: string
  status: DocumentStatus
}

/** Null for a document that is not the caller's. */
export async function loadRecordedDocument(id: string): Promise<RecordedDocument | null> {
  const supabase = await getUserClient()
  const row = await call(
    supabase
      .from('content')
      .select('title,headline,content,status')
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<
        { title: string; headline: string | null; content: string; status: DocumentStatus },
        { merge: false }
      >(),
  )
  return row && { name: shownTitle(row.title, row.headline), content: row.content, status: row.status }
}

/** Keeps a text that left as a version, with what was open in it. */
export async function recordExport(documentId: string, content: string, detail: string): Promise<void> {
  const supabase = await getUserClient()
  const versions = () => supabase.from('content_versions')
  const newest = await call(
    versions()
      .select('version')
      .eq('content_id', documentId)
      .order('version', { ascending: false })
      .limit(1)
      .maybeSingle()
      .overrideTypes<{ version: number }, { merge: false }>(),
  )
  const version = (newest?.version ?? 0) + 1
  await call(versions().insert({ content_id: documentId, version, content, cause: 'export', detail }))
}

export const sendReview = async (request: SendReviewRequest): Promise<SendReviewAnswer> =>
  await callFunction<SendReviewAnswer>('send-review', request)

export const remindReviewer = async (request: RemindReviewerRequest): Promise<unknown> =>
  await callFunction('remind-reviewer', request)

/** All links of one reviewer: somebody who was asked again has several. */
export async function revokeReviewers(ids: readonly string[]): Promise<void> {
  const supabase = await getUserClient()
  // The answer names the rows: nothing changes for whoever may only read.
  const revoked = await call(
    supabase
      .from('reviewers')
      .update({ revoked_at: new Date().toISOString() })
      .in('id', [...ids])
      .is('revoked_at', null)
      .select('id'),
  )
  if (revoked.length === 0) throw new Error('No link was revoked.')
}

export interface NewComment extends Partial<Passage> {
  body: string
  parent_id?: string
}

export async function addComment(documentId: string, comment: NewComment): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from('comments').insert({ content_id: documentId, ...comment }))
}

export async function settleComment(
  id: string,
  change: Partial<Pick<CommentRow, 'resolved_at' | 'applied_at'>>,
): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from('comments').update(change).eq('id', id).select('id').single())
}

export const deleteComment = (id: string): Promise<void> => deleteRow('comments', id)
