import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { formatInZone } from '#domain/time/zoned-time.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { Button } from '#web/ui/button.tsx'
import { useChangeDetails, useDetails } from './use-details.ts'

interface EmbargoQuestionProps {
  userId: string
  /** Undefined before the first save. */
  documentId: string | undefined
  /** As the notes of the document or its release line say it. */
  end: EmbargoEnd
  source?: 'notes' | 'line'
}

const words = {
  notes: { says: 'Your notes say this is embargoed until', set: 'Add to details' },
  line: { says: 'The release line says this is embargoed until', set: 'Add to details' },
} as const

/** Offers an embargo that was read to a document that has none: its details are what the list and the export go by. */
export function EmbargoQuestion({ userId, documentId, end, source = 'notes' }: EmbargoQuestionProps) {
  const { says, set } = words[source]
  const details = useDetails(documentId)
  const [isDismissed, dismiss] = useDismissed(`embargo:${documentId ?? ''}:${end.until}`)
  const change = useChangeDetails(userId, documentId ?? '')
  const isReadOnly = useIsReadOnly()
  if (isReadOnly || !details || details.embargo_until !== null || isDismissed) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-info-tint px-4 py-1.5 text-13 md:px-6"
    >
      <span>
        {says} {formatInZone(end.until, end.zone)}.
      </span>
      <span className="flex gap-1">
        <Button
          variant="secondary"
          size="small"
          onClick={() => change({ embargo_until: end.until, embargo_zone: end.zone })}
        >
          {set}
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          Not now
        </Button>
      </span>
    </div>
  )
}
