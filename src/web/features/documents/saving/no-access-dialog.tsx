import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface NoAccessDialogProps {
  onDownload: () => void
  onDiscard: () => void
  onClose: () => void
}

/** The user may not write in this workspace anymore: unsaved text is offered as a file, then dropped from this browser. */
export function NoAccessDialog({ onDownload, onDiscard, onClose }: NoAccessDialogProps) {
  const [isSafe, setSafe] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="You can’t save in this workspace anymore"
      description="An owner changed your access, so your latest changes weren’t saved. Download your text, then remove it from this browser."
      // It opens while somebody types: the next key must press nothing.
      startsAtTitle
      foot={
        <>
          <Button variant="quiet" onClick={() => (isSafe || isAsking ? onDiscard() : setAsking(true))}>
            {isAsking && !isSafe ? 'Remove without downloading' : 'Remove from this browser'}
          </Button>
          <Button
            onClick={() => {
              setSafe(true)
              onDownload()
            }}
          >
            Download as Word
          </Button>
        </>
      }
    >
      {isAsking && !isSafe && (
        <p role="alert" className="text-14 text-bad">
          You haven’t downloaded your text. If you remove it now, it’s gone.
        </p>
      )}
    </Dialog>
  )
}
