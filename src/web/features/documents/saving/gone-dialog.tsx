import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface GoneDialogProps {
  isSaving: boolean
  onSaveCopy: () => void
  onClose: () => void
}

/** The document was deleted elsewhere while it was open here: the text can be saved as a copy. */
export function GoneDialog({ isSaving, onSaveCopy, onClose }: GoneDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Deleted elsewhere"
      description="This document was deleted in another tab or on another device. Your text is still here and saved on this device."
      foot={
        <>
          <Button variant="quiet" disabled={isSaving} onClick={onClose}>
            Not now
          </Button>
          <Button busy={isSaving} onClick={onSaveCopy}>
            Save as copy
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
