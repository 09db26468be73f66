import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useCallback } from 'react'
import type { DecisionRow } from '#contract/reviews.ts'
import { explainPlace, titlePlace } from '#web/features/editor/ai/facts/describe-place.ts'
import { FactActions } from '#web/features/editor/ai/facts/fact-actions.tsx'
import { FactGlyph } from '#web/features/editor/ai/facts/fact-glyph.tsx'
import type { WholeQuote } from '#web/features/editor/ai/facts/list-quotes.ts'
import { showPlace } from '#web/features/editor/ai/facts/show-place.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { useReading } from './use-reading.ts'

interface QuotesSectionProps {
  editor: Editor
  /** Closes the panel where it covers the page. */
  beforeShow: () => Promise<void>
  /** Of the document's reviews, oldest first: a speaker may have approved a quote there. */
  decisions?: readonly DecisionRow[] | undefined
}

/** Every quote of the release, typed or written by AI, and who approved it. */
export function QuotesSection({ editor, beforeShow, decisions }: QuotesSectionProps) {
  const reading = useReading(
    editor,
    useCallback((doc: Node) => readQuotes(doc, decisions), [decisions]),
  )
  const quotes = reading?.quotes ?? none
  /** The quote as it is now. */
  const find = ({ from, text }: WholeQuote) => {
    const same = reading?.listQuotes(editor.state.doc).filter((each) => each.text === text)
    return same?.find((each) => each.from === from) ?? same?.[0]
  }
  const approved = quotes.filter(({ state }) => state === 'approved').length
  return (
    <PanelSection title="Quotes" count={quotes.length} isOpen>
      <p className="mb-2 text-13 text-ink-soft">
        {approved} of {quotes.length} {quotes.length === 1 ? 'quote' : 'quotes'} approved
      </p>
      <ul aria-label="Quotes" className="grid gap-3">
        {quotes.map((quote) => (
          <li key={`${quote.from} ${quote.text}`} className="grid grid-cols-[26px_1fr] gap-x-2.5">
            <FactGlyph place={quote} />
            <div className="grid min-w-0 gap-1">
              <button
                type="button"
                title="Show it"
                onClick={() => void beforeShow().then(() => showPlace(editor, find(quote)))}
                className="line-clamp-3 cursor-pointer text-left font-serif text-16 [overflow-wrap:anywhere] hover:underline"
              >
                {quote.text}
                <span className="sr-only">. Show it</span>
              </button>
              <p className="text-12 text-ink-soft">{`${titlePlace(quote)}. ${explainPlace(quote)}`}</p>
              {!quote.isReviewed && <FactActions editor={editor} place={quote} find={() => find(quote)} />}
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

const none: readonly WholeQuote[] = []

const readQuotes = async (doc: Node, decisions: readonly DecisionRow[] | undefined) => {
  const { listQuotes } = await import('#web/features/editor/ai/facts/list-quotes.ts')
  return { quotes: listQuotes(doc, decisions), listQuotes }
}
