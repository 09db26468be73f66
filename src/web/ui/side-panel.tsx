// A panel beside the sheet, or from the bottom where there is no room for it.
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { BottomSheet } from './bottom-sheet.tsx'
import { IconButton } from './icon-button.tsx'

interface SidePanelProps {
  title: string
  /** Beside the title. */
  extra?: ReactNode
  isSheet: boolean
  /** Undefined when it cannot be closed: it belongs to what the screen shows. */
  onClose: (() => void) | undefined
  children: ReactNode
}

export function SidePanel({ title, extra, isSheet, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  // It opens because something was asked for: a keyboard goes on here.
  useEffect(() => panel.current?.focus(), [])
  if (isSheet)
    return (
      <BottomSheet open onOpenChange={(isOpen) => !isOpen && onClose?.()} title={title}>
        <div className="-mx-5 -mt-4 -mb-6">{children}</div>
      </BottomSheet>
    )
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="flex w-80 flex-none flex-col border-l border-line bg-paper focus:outline-none print:hidden"
    >
      <div className="flex h-14 flex-none items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="text-14 font-medium">{title}</h2>
        {extra}
        {onClose && <IconButton icon={X} label="Close panel" className="ml-auto" onClick={onClose} />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">{children}</div>
    </aside>
  )
}
