import type { ReactNode } from 'react'

/** Takes the sheet's place, the toolbar's lane and the status line while something has to be decided. */
export interface SheetCover {
  sheet: ReactNode
  dock: ReactNode
  status: ReactNode
}

/** The status line of what covers the sheet. */
export function CoverStatus({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-9 flex-none items-center justify-center gap-x-5 overflow-hidden border-t border-line px-4 text-13 whitespace-nowrap text-ink-soft md:border-0 md:px-6">
      {children}
    </div>
  )
}
