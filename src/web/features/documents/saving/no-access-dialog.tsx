import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface NoAccessDialogProps {
  /** Whether the newest text is only in this browser. */
  hasUnsaved: boolean
  /** The workspace that the user isn't a member of anymore; undefined for a member who may only read. */
  formerWorkspace: string | undefined
  onDownload: () => void
  onDiscard: () => void
  onClose: () => void
}

/** The user may not write in this workspace anymore: unsaved text is offered as a file, then dropped from this browser. */
export function NoAccessDialog(props: NoAccessDialogProps) {
  const { hasUnsaved, formerWorkspace, onDownload, onDiscard, onClose } = props
  const [isSafe, setSafe] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const left = formerWorkspace && `You’re no longer a member of ${formerWorkspace}`
  if (left && !hasUnsaved)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onDiscard()}
        title={left}
        description="You can’t open its documents anymore. Everything you wrote here was saved."
        startsAtTitle
        foot={<Button onClick={onDiscard}>Go to your documents</Button>}
      >
        {null}
      </Dialog>
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={left ?? 'You can’t save in this workspace anymore'}
      description={`${left ? 'Your' : 'An owner changed your access, so your'} latest changes weren’t saved. Download your text, then remove it from this browser.`}
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
          You haven’t downloaded your text. If you remove it now, you’ll lose it.
        </p>
      )}
    </Dialog>
  )
}
