// On a phone, the comments on the words that were tapped: at the bottom of the screen, with the words above.
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CommentThread, type Thread, type ThreadActions } from './comment-thread.tsx'
import { useWordsAbove } from './use-words-above.ts'

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
  useWordsAbove(card, () => range)
  return (
    <>
      <RoomBelow />
      <section
        ref={card}
        aria-label="Comments on this passage"
        className="fixed inset-x-0 bottom-0 z-30 max-h-[45dvh] overflow-y-auto border-t border-line-strong bg-sheet p-4 pr-14 shadow-pop lg:hidden"
      >
        <IconButton icon={X} label="Close" className="absolute top-2 right-2" onClick={onClose} />
        <ul className="-mb-4">
          {threads.map((thread) => (
            <CommentThread key={thread.comment.id} isCurrent={false} {...{ thread, version, actions }} />
          ))}
        </ul>
      </section>
    </>
  )
}

/** Room to scroll the last lines above a card at the bottom of the screen. */
export const RoomBelow = () => <div aria-hidden className="h-[60dvh] lg:hidden" />
