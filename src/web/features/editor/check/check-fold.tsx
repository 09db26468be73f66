import type { ReactNode } from 'react'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'

interface CheckFoldProps {
  title: string
  /** Next to the title. */
  count?: number
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible section of the panel. */
export function CheckFold({ title, count, isOpen = false, children }: CheckFoldProps) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-3 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          {title}
          {count !== undefined && <span className="ml-1.5 text-12 text-ink-soft tabular-nums">{count}</span>}
        </span>
        <DisclosureIcon />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
