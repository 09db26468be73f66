// We found unsaved changes in this browser: Compare / Keep mine / Use the saved one.
import { useState } from 'react'
import { formatOwnClock } from '#domain/time/calendar.ts'
import { describeEdited } from '#domain/time/relative-time.ts'
import { ComparePane } from '#web/features/documents/compare/compare-pane.tsx'
import type { Recovery } from '#web/features/documents/open-plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { readLines } from '#web/ui/word-diff/read-lines.ts'

interface RecoveryDialogProps {
  recovery: Recovery
  /** `later`: the text stays on this device and is offered again. */
  onRecover: (choice: 'mine' | 'saved' | 'later') => void
}

export function RecoveryDialog({ recovery, onRecover }: RecoveryDialogProps) {
  const [isComparing, setComparing] = useState(false)
  const { saved, stored } = recovery
  const isNew = saved === undefined
  const mayCompare = !isNew && saved.html !== stored.copy.html
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onRecover('later')}
      title="We found unsaved changes"
      description={describeFound(recovery)}
      width={isComparing ? 'wide' : 'normal'}
      foot={
        <div className="flex flex-wrap justify-end gap-2">
          {mayCompare && !isComparing && (
            <Button variant="secondary" onClick={() => setComparing(true)}>
              Compare
            </Button>
          )}
          <Button variant="quiet" onClick={() => onRecover('saved')}>
            {isNew ? 'Start fresh' : 'Use the saved one'}
          </Button>
          <Button onClick={() => onRecover('mine')}>Keep mine</Button>
        </div>
      }
    >
      {isComparing && saved !== undefined ? (
        <ComparePane
          before={saved.html}
          after={stored.copy.html}
          caption="Changes from the saved text to yours"
        />
      ) : (
        <UnsavedText html={stored.copy.html} />
      )}
    </Dialog>
  )
}

/** Takes the focus first: a stray key must not discard the text. */
function UnsavedText({ html }: { html: string }) {
  return (
    <ScrollRegion
      label="Your text"
      className="max-h-40 overflow-y-auto border-l-2 border-line-strong pl-4 font-serif text-16 break-words whitespace-pre-line"
    >
      {readLines(html).text}
    </ScrollRegion>
  )
}

function describeFound({ saved, stored: { copy } }: Recovery): string {
  const when = `${describeEdited(copy.changedAt, new Date())} (${formatOwnClock(copy.changedAt)})`
  if (saved === undefined)
    return `A new document, ${when}, wasn’t saved to the server. It’s safe on this device.`
  const title = copy.isRenamed && copy.title !== saved.title ? ` (new title: “${copy.title}”)` : ''
  if (copy.html === saved.html)
    return `Your text${title}, ${when}, is safe on this device. The same text was saved as “${saved.title}” at ${formatOwnClock(saved.updatedAt)}.`
  return `Your text${title}, ${when}, is different from the version saved at ${formatOwnClock(saved.updatedAt)}. Your text is safe on this device. If you keep it, the saved text stays in the version history.`
}
