import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ignoreToasts, useReturnFocus } from './dialog-behavior.ts'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  side: 'left' | 'right'
  /** The drawer's name, for screen readers only. */
  title: string
  children: ReactNode
}

const sides = {
  left: 'left-0 [--slide-from:-1rem]',
  right: 'right-0 [--slide-from:1rem]',
}

/** A panel from the side for small screens, 18rem wide. Esc, the scrim and Close close it. */
export function Drawer({ open, onOpenChange, side, title, children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Primitive.Content
          {...returnFocus}
          onInteractOutside={ignoreToasts}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-40 flex w-72 max-w-[85vw] animate-slide-in flex-col overflow-y-auto bg-paper shadow-pop',
            sides[side],
          )}
        >
          <div className="flex h-16 shrink-0 items-center justify-end px-4">
            <Primitive.Title className="sr-only">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon={X} label="Close" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
