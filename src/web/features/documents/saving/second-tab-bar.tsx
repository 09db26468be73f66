import { CopyPlus } from 'lucide-react'

/** Shown while the same document is open in another tab. */
export function SecondTabBar({ otherTabs }: { otherTabs: number }) {
  return (
    <div role="status">
      {otherTabs > 0 && (
        <p className="flex items-center gap-2.5 border-b border-line bg-info-tint px-4 py-2 text-13 md:px-6">
          <CopyPlus size={16} strokeWidth={1.5} aria-hidden className="flex-none text-info" />
          <span>
            This document is open in another tab. Edit in just one tab. The other updates when you save.
          </span>
        </p>
      )}
    </div>
  )
}
