// On a phone, the comments on the words that were tapped: at the bottom of the screen, with the words above.
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CommentThread, type Thread, type ThreadActions } from './comment-thread.tsx'

interface PassageCardProps {
  threads: readonly Thread[]
  version: number
  /** Where the words are. */
  range: Range | undefined
  actions: ThreadActions
  onClose: () => void
}

export function PassageCard({ threads, version, range, actions, onClose }: PassageCardProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const top = card.current?.getBoundingClientRect().top
    const words = range?.getBoundingClientRect()
    if (top === undefined || top === 0 || !words || words.bottom < top - gap) return
    window.scrollBy({ top: Math.min(words.bottom - top + gap, words.top - gap) })
  }, [range])
  return (
    <>
      {/* Room to scroll the last lines above the card. */}
      <div aria-hidden className="h-[45dvh] lg:hidden" />
      <section
        ref={card}
        aria-label="Comments on this passage"
        className="fixed inset-x-0 bottom-0 z-30 max-h-[45dvh] overflow-y-auto border-t border-line-strong bg-sheet p-4 pr-14 shadow-pop lg:hidden"
      >
        <IconButton icon={X} label="Close" className="absolute top-2 right-2" onClick={onClose} />
        <ul className="grid gap-4">
          {threads.map((thread) => (
            <CommentThread key={thread.comment.id} isCurrent={false} {...{ thread, version, actions }} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** Pixels between the words and the card. */
const gap = 24
