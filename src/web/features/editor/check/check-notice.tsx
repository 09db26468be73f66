// Shown when a release with blanks or unapproved quotes was exported; it doesn't block the export.
import { TriangleAlert, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface CheckNoticeProps {
  text: string
  onReview: () => void
  onClose: () => void
}

export function CheckNotice({ text, onReview, onClose }: CheckNoticeProps) {
  return (
    <div className="flex flex-none items-center gap-3 border-b border-line bg-warn-tint py-1.5 pr-3 pl-4 text-14 md:pl-6">
      <TriangleAlert size={18} strokeWidth={1.5} aria-hidden className="flex-none text-warn" />
      <p role="status" className="min-w-0 flex-1 py-1">
        {text}
      </p>
      <Button variant="secondary" size="small" onClick={onReview}>
        Review
      </Button>
      <IconButton icon={X} label="Dismiss" className="size-8" onClick={onClose} />
    </div>
  )
}
