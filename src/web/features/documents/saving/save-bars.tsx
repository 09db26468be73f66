// The bars above the text that say what saving can't.
import { CopyPlus, TriangleAlert } from 'lucide-react'
import { notKeptWarning, type SaveState } from '#domain/document/save-state.ts'

/** Shown while the text exists in this tab only. */
export function NotSavedBar({ saveState, onCopy }: { saveState: SaveState | undefined; onCopy: () => void }) {
  if (saveState?.kind !== 'failed' || saveState.isKept) return null
  return (
    <div className="flex items-center gap-2.5 border-b border-line bg-bad-tint px-4 py-2 text-13 md:px-6">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="flex-none text-bad" />
      <p role="alert">{notKeptWarning}</p>
      <button
        type="button"
        onClick={onCopy}
        className="inline-flex h-6 flex-none cursor-pointer items-center text-bad underline underline-offset-3 hover:decoration-2"
      >
        Copy text
      </button>
    </div>
  )
}

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
