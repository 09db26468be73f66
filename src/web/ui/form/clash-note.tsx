import { formatList } from '#domain/text/format-list.ts'
import { Button } from '#web/ui/button.tsx'

interface ClashNoteProps {
  /** The labels of the fields that a colleague has changed as well. */
  fields: readonly string[]
  onTakeTheirs: () => void
}

/** Shown when a colleague saved a field that is being edited here: the user decides which of the two stays. */
export function ClashNote({ fields, onTakeTheirs }: ClashNoteProps) {
  if (fields.length === 0) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-warn">
      <p>A colleague also changed {formatList(fields)}. If you save, your changes replace theirs.</p>
      <Button variant="quiet" size="small" onClick={onTakeTheirs}>
        Use theirs
      </Button>
    </div>
  )
}
