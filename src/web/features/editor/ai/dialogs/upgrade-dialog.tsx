// After the trial the three AI actions return 402; everything else keeps working.
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your free trial has ended"
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <LinkButton to={paths.pricing}>Upgrade to Pro</LinkButton>
        </>
      }
    >
      <p className="text-ink-soft">
        Upgrade to Pro to keep writing with AI. Your documents are still yours: you can read, edit, save, copy
        and export all of them.
      </p>
    </Dialog>
  )
}
