import type { ReactNode } from 'react'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'

interface PanelSectionProps {
  title: string
  /** How many there are; a section without any is left out. */
  count?: number
  isOpen?: boolean
  children: ReactNode
}

/** A collapsible section of a panel. */
export function PanelSection({ title, count, isOpen = false, children }: PanelSectionProps) {
  if (count === 0) return null
  return (
    <details open={isOpen} className="group border-b border-line px-4 py-3">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          {title}
          {count !== undefined && <span className="ml-1.5 text-ink-soft tabular-nums">{count}</span>}
        </span>
        <DisclosureIcon />
      </summary>
      <div className="mt-2.5">{children}</div>
    </details>
  )
}
