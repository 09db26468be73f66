import { AlertDialog as Primitive } from 'radix-ui'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { dialogFoot, dialogFrame, dialogScrim } from './dialog.tsx'
import { useIsInFront, useReturnFocus } from './dialog-behavior.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and whether it can be undone. */
  description: string
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
}

/** Asks before something is lost. Focus starts on Cancel; only the two buttons and Esc close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  useIsInFront(props.open)
  return (
    <Primitive.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrim} />
        <Primitive.Content {...returnFocus} className={classNames(dialogFrame, 'max-w-[32rem]')}>
          <div className="px-6 pt-[22px] pb-6">
            <Primitive.Title className="title-2 wrap-anywhere">{props.title}</Primitive.Title>
            <Primitive.Description className="mt-3 text-ink-soft wrap-anywhere">
              {props.description}
            </Primitive.Description>
          </div>
          <div className={dialogFoot}>
            <Primitive.Cancel asChild>
              <Button variant="quiet">{props.cancelLabel ?? 'Cancel'}</Button>
            </Primitive.Cancel>
            <Primitive.Action asChild>
              <Button variant="danger" onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </Primitive.Action>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
