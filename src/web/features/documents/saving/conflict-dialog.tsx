// The row has changed elsewhere: Compare, Overwrite, Use the other text or Save as copy. Nothing is overwritten until
// one is chosen.
import { type ReactNode, useState } from 'react'
import { describeConflict } from '#domain/document/savers.ts'
import { formatOwnClock } from '#domain/time/calendar.ts'
import { ComparePane } from '#web/features/documents/compare/compare-pane.tsx'
import { useLastSaver } from '#web/features/documents/history/use-versions.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { ConflictChoice } from './saver-options.ts'
import type { OtherText } from './saver-state.ts'

interface ConflictDialogProps {
  /** Undefined before it has a row. */
  documentId: string | undefined
  other: OtherText
  /** The text in this tab. */
  readHtml: () => string
  isSaving: boolean
  onResolve: (choice: ConflictChoice) => void
  /** The decision can wait. */
  onClose: () => void
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { documentId, other, readHtml, isSaving, onResolve, onClose } = props
  const saver = useLastSaver(documentId, other.updatedAt)
  const [mine, setMine] = useState<string>()
  const isComparing = mine !== undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edited elsewhere"
      description={`${describeConflict(saver, formatOwnClock(other.updatedAt))} Nothing was overwritten, and your text is safe on this device.`}
      width={isComparing ? 'wide' : 'normal'}
      foot={
        <ConflictActions isSaving={isSaving} onResolve={onResolve} isComparing={isComparing}>
          {!isComparing && (
            <Button className="order-last" onClick={() => setMine(readHtml())}>
              Compare
            </Button>
          )}
        </ConflictActions>
      }
    >
      {isComparing ? (
        <ComparePane before={other.html} after={mine} caption="Changes from the saved text to yours" />
      ) : (
        <ul className="grid gap-2 text-14 text-ink-soft">
          <li>
            <b className="font-semibold text-ink">Overwrite</b> saves your text. The other text stays in the
            version history.
          </li>
          <li>
            <b className="font-semibold text-ink">Use the other text</b> replaces yours. Your text stays in
            the version history.
          </li>
          <li>
            <b className="font-semibold text-ink">Save as copy</b> saves your text as a new document.
          </li>
        </ul>
      )}
    </Dialog>
  )
}

interface ConflictActionsProps {
  isSaving: boolean
  isComparing: boolean
  onResolve: (choice: ConflictChoice) => void
  children: ReactNode
}

function ConflictActions({ isSaving, isComparing, onResolve, children }: ConflictActionsProps) {
  return (
    <div
      className={classNames(
        'gap-2 max-md:w-full',
        // Four don't fit in a row of the narrow dialog, and one alone in a second row looks lost.
        isComparing ? 'flex flex-wrap justify-end max-md:*:flex-1' : 'grid grid-cols-2',
      )}
    >
      {/* First in focus order: a stray key must not choose while somebody is typing. */}
      {children}
      <Button variant="secondary" disabled={isSaving} onClick={() => onResolve('copy')}>
        Save as copy
      </Button>
      <Button variant="secondary" disabled={isSaving} onClick={() => onResolve('theirs')}>
        Use the other text
      </Button>
      <Button
        variant={isComparing ? 'primary' : 'secondary'}
        disabled={isSaving}
        onClick={() => onResolve('overwrite')}
      >
        Overwrite
      </Button>
    </div>
  )
}
