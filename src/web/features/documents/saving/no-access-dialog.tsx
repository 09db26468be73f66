import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface NoAccessDialogProps {
  onDownload: () => void
  onDiscard: () => void
  onClose: () => void
}

/** The user may not write in this workspace anymore: unsaved text is offered as a file, then dropped from this browser. */
export function NoAccessDialog({ onDownload, onDiscard, onClose }: NoAccessDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="You can’t save in this workspace anymore"
      description="An owner changed your access, so your latest changes weren’t saved. Download your text, then remove it from this browser."
      foot={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            Remove from this browser
          </Button>
          <Button onClick={onDownload}>Download as Word</Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
