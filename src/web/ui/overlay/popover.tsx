// A small panel next to a place on the page, for forms too short for a dialog.
import { Popover as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { ignoreToasts } from './dialog-behavior.ts'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The panel's name, for screen readers. */
  label: string
  /** The rectangle it is anchored to, read on opening and on scrolling. */
  anchor: () => DOMRect
  /** Where the focus goes when it closes. */
  onClosed: () => void
  /** Doesn't take the focus, so the user can keep typing. */
  leavesFocus?: boolean
  children: ReactNode
}

export function Popover(props: PopoverProps) {
  const { open, onOpenChange, label, anchor, onClosed, leavesFocus = false, children } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Anchor virtualRef={{ current: { getBoundingClientRect: anchor } }} />
      <Primitive.Portal>
        <Primitive.Content
          data-popover
          aria-label={label}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={ignoreToasts}
          onOpenAutoFocus={(event) => leavesFocus && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leavesFocus) onClosed()
          }}
          // Taller than the room above or below, it scrolls.
          className="z-40 max-h-[max(var(--radix-popover-content-available-height),14rem)] w-[22rem] max-w-[calc(100vw-1.5rem)] animate-appear overflow-y-auto rounded-card bg-sheet p-4 shadow-pop focus:outline-none"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
