// Before a release leaves the desk with something unfinished in it (decision 32). Nothing is blocked: Export anyway is one press.
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface PreflightDialogProps {
  /** What is unfinished; undefined closes the dialog. */
  text: string | undefined
  onReview: () => void
  onExport: () => void
  onClose: () => void
}

export function PreflightDialog({ text, onReview, onExport, onClose }: PreflightDialogProps) {
  return (
    text !== undefined && (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Before you export"
        foot={
          <>
            <Button variant="secondary" onClick={onReview}>
              Review
            </Button>
            <Button onClick={onExport}>Export anyway</Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    )
  )
}
