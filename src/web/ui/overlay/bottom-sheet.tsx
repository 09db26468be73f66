import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ignoreToasts, useReturnFocus } from './dialog-behavior.ts'

interface BottomSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Runs after it has closed and the focus is restored. */
  onClosed?: () => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

/** A panel from the bottom of the screen, for phones. Esc, the scrim and Close close it. */
export function BottomSheet(props: BottomSheetProps) {
  const { open, onOpenChange, title, onClosed, onKeyDown, children } = props
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Primitive.Content
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={() => {
            returnFocus.onCloseAutoFocus()
            onClosed?.()
          }}
          onInteractOutside={ignoreToasts}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[72dvh] animate-appear flex-col rounded-t-[14px] bg-paper pb-[env(safe-area-inset-bottom)] shadow-pop focus:outline-none"
        >
          <div className="flex h-14 flex-none items-center justify-between border-b border-line pr-2 pl-4">
            <Primitive.Title className="title-3">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" className="size-11" />
            </Primitive.Close>
          </div>
          <div className="overflow-y-auto px-4 pt-4 pb-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
