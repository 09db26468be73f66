import type { LucideIcon } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { showKeys } from '#web/ui/commands/key-names.ts'

interface DialogFootProps {
  formId: string
  icon: LucideIcon
  /** The button's label, and its label while AI is writing. */
  action: string
  busyAction: string
  isBusy: boolean
  onClose: () => void
}

/** The footer of both AI dialogs: the shortcut, Cancel, and the action. */
export function DialogFoot({ formId, icon: Icon, action, busyAction, isBusy, onClose }: DialogFootProps) {
  return (
    <>
      <span className="mr-auto text-12 text-ink-soft max-sm:hidden">
        {showKeys('Mod+Enter')} to {action.toLowerCase()}
      </span>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} disabled={isBusy}>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
        {isBusy ? busyAction : action}
      </Button>
    </>
  )
}
