import type { ReactNode } from 'react'

/** Replaces the page, toolbar and status line while a decision is pending. */
export interface SheetCover {
  sheet: ReactNode
  dock: ReactNode
  status: ReactNode
}

/** The status line of the cover. */
export function CoverStatus({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-9 flex-none items-center justify-center gap-x-5 overflow-hidden border-t border-line px-4 text-13 whitespace-nowrap max-md:py-2 text-ink-soft md:border-0 md:px-6">
      {children}
    </div>
  )
}
