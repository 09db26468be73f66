// A panel next to the page, or from the bottom if there is no room.
import { X } from 'lucide-react'
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

/** The tabs stay in place while the content scrolls. */
const tabsLook =
  '[&>div:first-child]:sticky [&>div:first-child]:z-10 [&>div:first-child]:bg-paper [&_[role=tablist]]:h-14 [&_[role=tablist]]:gap-3 [&_[role=tablist]]:pr-11 [&_[role=tablist]]:pl-4 [&_[role=tab]]:h-14 [&_[role=tab]]:gap-1 [&_[role=tab]]:text-13'

interface SidePanelProps {
  title: string
  /** Next to the title. */
  extra?: ReactNode
  isSheet: boolean
  /** Tabs, shown in place of the title. */
  hasTabs?: boolean
  /** Opened together with something else that has the focus. */
  isBeside?: boolean
  /** Undefined if it can't be closed. */
  onClose: (() => void) | undefined
  /** What the panel shows: when it changes, the content is shown from the top. */
  subject?: string
  /** Key presses inside the panel, its tabs included. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

export function SidePanel(props: SidePanelProps) {
  const {
    title,
    extra,
    isSheet,
    hasTabs = false,
    isBeside = false,
    onClose,
    subject,
    onKeyDown,
    children,
  } = props
  const panel = useRef<HTMLElement>(null)
  // It opens on request, so keyboard users continue here.
  useEffect(() => {
    if (!isBeside) panel.current?.focus()
  }, [isBeside])
  const content = useScrollToTop(subject, isSheet)
  if (isSheet)
    return (
      <BottomSheet
        open
        onOpenChange={(isOpen) => !isOpen && onClose?.()}
        title={title}
        {...(onKeyDown && { onKeyDown })}
      >
        <div
          ref={content}
          className={classNames('-mx-4 -mt-4 -mb-6', hasTabs && `${tabsLook} [&>div:first-child]:-top-4`)}
        >
          {children}
        </div>
      </BottomSheet>
    )
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-side-panel
      aria-label={title}
      onKeyDown={onKeyDown}
      className="relative flex w-94 flex-none flex-col border-l border-line bg-paper focus:outline-none max-[75rem]:hidden print:hidden"
    >
      {hasTabs ? (
        <>
          <h2 className="sr-only">{title}</h2>
          {onClose && (
            <IconButton
              icon={X}
              label="Close panel"
              className="absolute top-2.5 right-2 z-20"
              onClick={onClose}
            />
          )}
        </>
      ) : (
        <div className="flex h-14 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
          <h2 className="text-14 font-medium">{title}</h2>
          {extra}
          {onClose && <IconButton icon={X} label="Close panel" className="ml-auto" onClick={onClose} />}
        </div>
      )}
      <div
        ref={content}
        className={classNames(
          // What is placed inside it scrolls with it: otherwise words for screen readers alone would make the page as tall as the list.
          'relative min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]',
          hasTabs && `${tabsLook} [&>div:first-child]:top-0`,
        )}
      >
        {children}
      </div>
    </aside>
  )
}

/** A bottom sheet scrolls its content itself. */
function useScrollToTop(subject: string | undefined, isSheet: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(subject)
  useEffect(() => {
    if (shown.current === subject) return
    shown.current = subject
    const scroller = isSheet ? content.current?.parentElement : content.current
    if (scroller) scroller.scrollTop = 0
  }, [subject, isSheet])
  return content
}
