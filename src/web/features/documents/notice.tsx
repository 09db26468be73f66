import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something worth knowing before continuing. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-info-tint px-4 py-3 text-14">
      <Info size={18} strokeWidth={1.5} aria-hidden className="mt-px flex-none text-info" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
