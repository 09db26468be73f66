import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ignoreToasts, useReturnFocus } from './dialog-behaviour.ts'
import { IconButton } from './icon-button.tsx'

export const dialogScrim = 'fixed inset-0 z-40 animate-appear bg-scrim'
export const dialogFrame =
  'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear flex-col rounded-card bg-sheet shadow-pop focus:outline-none'
export const dialogFoot = 'flex items-center justify-end gap-2 border-t border-line px-6 py-3.5'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** 32rem, or 65rem for dialogs that compare texts. */
  width?: 'normal' | 'wide'
  /** The actions, the primary one last. */
  foot?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onOpenChange, title, description, width, foot, children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrim} />
        <Primitive.Content
          {...returnFocus}
          onInteractOutside={ignoreToasts}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={classNames(dialogFrame, width === 'wide' ? 'max-w-[65rem]' : 'max-w-[32rem]')}
        >
          <Primitive.Title className="title-2 pt-[22px] pr-16 pl-6">{title}</Primitive.Title>
          <div className="grid gap-4 overflow-y-auto px-6 pt-3 pb-6">
            {description !== undefined && (
              <Primitive.Description className="text-14 text-ink-soft">{description}</Primitive.Description>
            )}
            {children}
          </div>
          {foot !== undefined && <div className={dialogFoot}>{foot}</div>}
          {/* Last in the order of focus: a dialog starts at its first field. */}
          <Primitive.Close asChild>
            <IconButton icon={X} label="Close" className="absolute top-4 right-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
