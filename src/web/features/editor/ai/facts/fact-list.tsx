import type { Editor } from '@tiptap/core'
import type { FactKind } from '#domain/language/fact.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { describeUnsupported, nameKind } from './describe-facts.ts'
import { explainPlace, titlePlace } from './describe-place.ts'
import { FactActions } from './fact-actions.tsx'
import { FactGlyph } from './fact-glyph.tsx'
import { type FactPlace, isOpen } from './list-facts.ts'
import { showPlace } from './show-place.ts'
import { findFact } from './use-facts.ts'

interface FactListProps {
  editor: Editor
  facts: readonly FactPlace[]
  /** The document has a client, whose kit is material too. */
  hasKit: boolean
  /** Shows only the count until expanded. */
  isFolded: boolean
  /** Closes the list where it covers the page. */
  beforeShow: () => Promise<void>
}

interface Numbered {
  place: FactPlace
  index: number
}

/** Facts and quotations that need a decision, and approved quotations. */
export function FactList({ editor, facts, hasKit, isFolded, beforeShow }: FactListProps) {
  const isReadOnly = useIsReadOnly()
  if (facts.length === 0) return null
  const numbered = facts.map((place, index) => ({ place, index }))
  const open = facts.filter(isOpen)
  const row = (each: Numbered) => (
    <FactRow
      key={`${each.index} ${each.place.text}`}
      editor={editor}
      {...each}
      onShow={() => void beforeShow().then(() => showPlace(editor, findFact(editor, each.index, each.place)))}
    />
  )
  return (
    <details
      key={String(isFolded)}
      open={!isFolded}
      className="group border-b border-line bg-fact-tint px-4 py-3.5"
    >
      <summary className="flex cursor-pointer list-none items-start gap-2 text-14 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-semibold">
          {open.length === 0 ? 'Every marked quote is approved.' : describeUnsupported(open.map(kindOf))}
        </span>
        <DisclosureIcon />
      </summary>
      {open.length > 0 && (
        <p className="mt-0.5 text-13 text-ink-soft">
          Not found in {isReadOnly ? 'the' : 'your'} prompt, draft
          {hasKit ? ', upload or client kit' : ' or upload'}.{!isReadOnly && ' Confirm it or remove it.'}
        </p>
      )}
      <ul aria-label="Facts">{numbered.map(row)}</ul>
    </details>
  )
}

const kindOf = (place: FactPlace): FactKind => (place.kind === 'fact' ? place.factKind : 'quotation')

function FactRow({ editor, place, index, onShow }: Numbered & { editor: Editor; onShow: () => void }) {
  return (
    <li className="mt-3 grid grid-cols-[26px_1fr] gap-x-2.5 gap-y-2">
      <FactGlyph place={place} />
      <div className="grid min-w-0 gap-1.5">
        <button
          type="button"
          title="Show it"
          onClick={onShow}
          className="line-clamp-3 cursor-pointer text-left font-serif text-16 [overflow-wrap:anywhere] hover:underline"
        >
          {place.text}
          <span className="sr-only">. Show it</span>
        </button>
        <p className="text-12 text-ink-soft">
          {place.kind === 'fact' ? nameKind(place.factKind) : `${titlePlace(place)}. ${explainPlace(place)}`}
        </p>
        <FactActions editor={editor} place={place} find={() => findFact(editor, index, place)} />
      </div>
    </li>
  )
}
