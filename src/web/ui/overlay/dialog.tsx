import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ignoreToasts, useIsInFront, useReturnFocus } from './dialog-behavior.ts'

export const dialogScrim = 'fixed inset-0 z-40 animate-appear bg-scrim'
/** Centered by its margins: a translation by half of its size can end between two pixels, and blurs. */
export const dialogFrame =
  'fixed inset-0 z-40 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-appear flex-col rounded-card bg-sheet shadow-pop focus:outline-none'
export const dialogFoot = 'flex items-center justify-end gap-2 border-t border-line px-6 py-3.5'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** 32rem, or 65rem for dialogs that compare texts. */
  width?: 'normal' | 'wide'
  /** On phones it fills the window. */
  isSheet?: boolean
  /** Something else covers it for a while: only that is seen. */
  isCovered?: boolean
  /** Focuses the title first: the first field or button would be wrong, or isn't there yet. */
  startsAtTitle?: boolean
  /** The actions, the primary one last. */
  foot?: ReactNode
  children: ReactNode
}

/** Overrides the frame's size, which has the same specificity. */
const sheetFrame = 'max-md:h-dvh max-md:max-h-none max-md:w-full max-md:rounded-none'

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, width, isSheet, isCovered, startsAtTitle } = props
  const { foot, children } = props
  const returnFocus = useReturnFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  useIsInFront(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={dialogScrim} />
        <Primitive.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus()
            if (!startsAtTitle) return
            event.preventDefault()
            heading.current?.focus()
          }}
          onInteractOutside={ignoreToasts}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={classNames(
            dialogFrame,
            width === 'wide' ? 'max-w-[65rem]' : 'max-w-[32rem]',
            isSheet && sheetFrame,
            isCovered && 'opacity-0',
          )}
        >
          <Primitive.Title
            ref={heading}
            {...(startsAtTitle && { tabIndex: -1 })}
            className="title-2 flex-none wrap-anywhere pt-[22px] pr-16 pb-2 pl-6 focus:outline-none"
          >
            {title}
          </Primitive.Title>
          <div
            className={classNames(
              'scroll-edge grid gap-4 overflow-y-auto px-6 pt-1 pb-6',
              isSheet && 'max-md:min-h-0 max-md:flex-1 max-md:grid-rows-[minmax(0,1fr)]',
            )}
          >
            {description !== undefined && (
              <Primitive.Description className="text-14 text-ink-soft">{description}</Primitive.Description>
            )}
            {children}
          </div>
          {foot !== undefined && <div className={dialogFoot}>{foot}</div>}
          {/* Last in focus order: a dialog starts at its first field. */}
          <Primitive.Close asChild>
            <IconButton icon={X} label="Close" className="absolute top-4 right-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
