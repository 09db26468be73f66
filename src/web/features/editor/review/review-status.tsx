// In the status line: what is open in the closed tab Review. It also tells the screen when the text is or is no longer the approved one.
import type { Editor } from '@tiptap/core'
import { Check, MessageSquareText, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { SignOff } from '#domain/review/sign-off.ts'
import type { DocumentReviews } from './review-api.ts'
import { useSheetDoc, useSignOff } from './use-sign-off.ts'

interface ReviewStatusProps {
  editor: Editor
  data: DocumentReviews
  onOpen: () => void
  /** Whether everybody approved the text as it is; only for documents that were reviewed. */
  onSignOff: (isApproved: boolean) => void
}

export function ReviewStatus({ editor, data, onOpen, onSignOff }: ReviewStatusProps) {
  const signOff = useSignOff(editor, useSheetDoc(editor), data)
  const { isApproved } = signOff
  const hasReviews = data.reviews.length > 0
  const report = useEffectEvent(onSignOff)
  useEffect(() => {
    if (hasReviews) report(isApproved)
  }, [hasReviews, isApproved])
  const open = data.comments.filter(
    ({ parent_id, resolved_at }) => parent_id === null && resolved_at === null,
  ).length
  const words = describe(signOff, hasReviews, open)
  if (words === undefined) return null
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-control px-1.5 font-medium text-ink hover:bg-fill"
    >
      <Icon signOff={signOff} hasReviews={hasReviews} />
      {words}
    </button>
  )
}

const isStale = ({ people }: SignOff) =>
  people.some(({ standing }) => standing.kind === 'stale' && standing.was === 'approved')

function Icon({ signOff, hasReviews }: { signOff: SignOff; hasReviews: boolean }) {
  const look = { size: 14, strokeWidth: 1.5, 'aria-hidden': true }
  if (hasReviews && signOff.isApproved) return <Check {...look} className="text-good" />
  if (hasReviews && isStale(signOff)) return <TriangleAlert {...look} className="text-warn" />
  return <MessageSquareText {...look} className="text-ink-soft" />
}

function describe(signOff: SignOff, hasReviews: boolean, open: number): string | undefined {
  const comments = open === 1 ? '1 comment' : `${open} comments`
  if (!hasReviews) return open === 0 ? undefined : comments
  const state = describeState(signOff)
  return open === 0 ? state : `${state} · ${comments}`
}

function describeState(signOff: SignOff): string {
  if (signOff.isApproved) return 'Approved'
  if (isStale(signOff)) return 'Changed since approval'
  const answering = signOff.people.filter(({ asked }) => !asked.isRevoked)
  const approved = answering.filter(({ standing }) => standing.kind === 'approved').length
  return `In review: ${approved} of ${answering.length} approved`
}
