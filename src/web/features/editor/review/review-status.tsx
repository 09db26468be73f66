// In the status line: what is open in the closed tab Review. It also tells the screen when the text is or is no longer the approved one.
import type { Editor } from '@tiptap/core'
import { Check, type LucideIcon, MessageSquareText, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { statusNames } from '#domain/document/details.ts'
import type { ReviewedStatus } from '#domain/review/review.ts'
import type { SignOff } from '#domain/review/sign-off.ts'
import type { DocumentReviews } from './review-api.ts'
import { ReviewButton } from './review-button.tsx'
import { useSheetDoc, useSignOff } from './use-sign-off.ts'

interface ReviewStatusProps {
  editor: Editor
  data: DocumentReviews
  onOpen: () => void
  /** Called with the sign-off state of the current text; only for documents that were reviewed. */
  onSignOff: (status: ReviewedStatus) => void
}

export function ReviewStatus({ editor, data, onOpen, onSignOff }: ReviewStatusProps) {
  const signOff = useSignOff(editor, useSheetDoc(editor), data)
  const { status } = signOff
  const hasReviews = data.reviews.length > 0
  const report = useEffectEvent(onSignOff)
  useEffect(() => {
    if (hasReviews) report(status)
  }, [hasReviews, status])
  const open = data.comments.filter(
    ({ parent_id, resolved_at }) => parent_id === null && resolved_at === null,
  ).length
  const more = open === 0 ? undefined : open === 1 ? '1 comment' : `${open} comments`
  if (!hasReviews) return <ReviewButton more={more} onOpen={onOpen} />
  return (
    <ReviewButton
      {...lookOf(signOff)}
      words={describeState(signOff)}
      short={shorten(signOff)}
      more={more}
      onOpen={onOpen}
    />
  )
}

const isStale = ({ people }: SignOff) =>
  people.some(({ asked, status }) => !asked.isRevoked && status.kind === 'stale' && status.was === 'approved')

function lookOf(signOff: SignOff): { icon: LucideIcon; color: string } {
  if (signOff.isApproved && signOff.openQuotes.length === 0) return { icon: Check, color: 'text-good' }
  if (signOff.isApproved) return { icon: TriangleAlert, color: 'text-warn' }
  if (signOff.status === 'changes_requested') return { icon: TriangleAlert, color: 'text-bad' }
  if (isStale(signOff)) return { icon: TriangleAlert, color: 'text-warn' }
  return { icon: MessageSquareText, color: 'text-ink-soft' }
}

function describeState(signOff: SignOff): string {
  const { length: quotes } = signOff.openQuotes
  if (signOff.isApproved)
    return quotes === 0 ? 'Approved' : `Approved, ${quotes === 1 ? '1 quote' : `${quotes} quotes`} pending`
  if (signOff.status === 'changes_requested') return statusNames.changes_requested
  if (isStale(signOff)) return 'Changed since approval'
  const answering = signOff.people.filter(({ asked }) => !asked.isRevoked)
  const approved = answering.filter(({ status }) => status.kind === 'approved').length
  return `${approved} of ${answering.length} reviewers approved`
}

/** In a word or two, for phones. */
function shorten(signOff: SignOff): string {
  if (signOff.isApproved) return signOff.openQuotes.length === 0 ? 'Approved' : 'Quotes pending'
  if (signOff.status === 'changes_requested') return statusNames.changes_requested
  return isStale(signOff) ? 'Changed' : statusNames.in_review
}
