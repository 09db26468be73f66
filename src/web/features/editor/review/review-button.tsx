import type { LucideIcon } from 'lucide-react'
import { MessageSquareText } from 'lucide-react'

interface ReviewButtonProps {
  words?: string
  /** In place of the words where there is little room. */
  short?: string
  /** Shown where there is room. */
  more?: string | undefined
  icon?: LucideIcon
  /** Of the icon. */
  color?: string
  onOpen: () => void
}

/** In the status line: opens the tab Review. */
export function ReviewButton(props: ReviewButtonProps) {
  const {
    words = 'Review',
    short = words,
    more,
    icon: Icon = MessageSquareText,
    color = 'text-ink-soft',
    onOpen,
  } = props
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline-flex h-7 max-md:h-11 cursor-pointer items-center gap-1.5 rounded-control px-1.5 font-medium text-ink hover:bg-fill"
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden className={color} />
      <span className="@max-[34rem]:sr-only">{words}</span>
      <span aria-hidden data-label className="@min-[34rem]:hidden">
        {short}
      </span>
      {more !== undefined && (
        <span data-spare className="@max-[60rem]:sr-only">
          · {more}
        </span>
      )}
    </button>
  )
}
