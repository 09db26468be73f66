// The cards of an analysis.
import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { plainToHtml } from '#web/features/editor/ai/run/plain-to-html.ts'
import type { WritingAi } from '#web/features/editor/ai/writing-ai.ts'
import { listCards } from '#web/features/editor/card-keys.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { useStore } from '#web/lib/store.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { toastOutcome } from '#web/ui/feedback/toast.tsx'
import type { Analysis } from './analysis.ts'
import { readAnchor, setActive } from './suggestion-anchors.ts'
import { SuggestionCard } from './suggestion-card.tsx'

interface SuggestionListProps {
  ai: WritingAi
  analysis: Analysis
  isKeeping: boolean
  /** What the newsroom check still has. "Nothing to improve" is never said beside open issues. */
  remainder: (rest: Remainder) => ReactNode
}

export interface Remainder {
  /** Where the check has nothing. */
  fallback: ReactNode
  /** What the analysis itself came to, where no suggestion shows it. */
  lead?: string
}

export function SuggestionList({ ai, analysis, isKeeping, remainder }: SuggestionListProps) {
  const cards = useStore(analysis.cards)
  const [active, setActiveCard] = useState<number>()
  const list = useRef<HTMLElement>(null)
  useRefresh(ai.editor, analysis)
  useEffect(() => {
    setActive(ai.editor, active)
  }, [ai, active])
  useEffect(() => () => setActive(ai.editor, undefined), [ai])
  const shown = cards.filter(({ status }) => status !== 'dismissed')
  if (shown.length === 0) {
    const lead = cards.length === 0 ? 'No suggestions.' : 'You’ve gone through every suggestion.'
    return remainder({
      lead,
      fallback: (
        <p className="px-4 py-5 text-14 text-ink-soft">
          {cards.length === 0 ? `${lead} Read it aloud once before you send it.` : lead}
        </p>
      ),
    })
  }
  return (
    <>
      <section ref={list} aria-label="Suggestions">
        {shown.map((card, index) => (
          <SuggestionCard
            key={card.id}
            card={card}
            place={`${index + 1} of ${shown.length}`}
            isActive={active === card.id}
            isBusy={isKeeping}
            onActive={(isActive) =>
              setActiveCard((current) => (isActive ? card.id : current === card.id ? undefined : current))
            }
            onShow={() => scrollTo(ai, card.id)}
            onApply={() => {
              focusAfterApply(list.current, index)
              void ai.applySuggestion(card.id)
            }}
            onUndo={() => analysis.undo(card.id)}
            onCopy={() => void copySuggestion(card.suggestion.improved)}
            onDismiss={() => {
              focusNext(list.current, index)
              analysis.dismiss(card.id)
            }}
          />
        ))}
      </section>
      {remainder({ fallback: null })}
    </>
  )
}

function scrollTo(ai: WritingAi, id: number): void {
  const anchor = readAnchor(ai.editor.state, id)
  const view = liveView(ai.editor)
  if (!view || !anchor) return
  const { node } = view.domAtPos(anchor.from)
  const element = node instanceof Element ? node : node.parentElement
  element?.scrollIntoView({ block: 'center' })
}

/** Moves the focus to the neighbor of a card that disappears. */
function focusNext(list: HTMLElement | null, index: number): void {
  const cards = listCards(list)
  ;(cards[index + 1] ?? cards[index - 1])?.focus()
}

/** Apply takes its own button away, and the focus with it: on to the next card, or to the applied one if it is the last. */
function focusAfterApply(list: HTMLElement | null, index: number): void {
  const cards = listCards(list)
  ;(cards[index + 1] ?? cards[index])?.focus()
}

/** Copies the improved text and shows a toast. */
const copySuggestion = (improved: string): Promise<void> =>
  toastOutcome(
    copyRichText(plainToHtml(improved), improved),
    successMessages.suggestionCopied,
    errorMessages.copySuggestion,
  )

/** How long a card may lag behind the text. */
const lagMs = 250

/** Updates the cards shortly after the last change of the text. */
function useRefresh(editor: Editor, analysis: Analysis): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return
      clearTimeout(timer)
      timer = setTimeout(() => analysis.refresh(), lagMs)
    }
    analysis.refresh()
    editor.on('transaction', onTransaction)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onTransaction)
    }
  }, [editor, analysis])
}
