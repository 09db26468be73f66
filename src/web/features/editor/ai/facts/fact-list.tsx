import type { Editor } from '@tiptap/core'
import { FactCard } from './fact-card.tsx'
import type { FactPlace } from './list-facts.ts'
import { showFact } from './show-fact.ts'

interface FactListProps {
  editor: Editor
  facts: readonly FactPlace[]
  /** Makes way for the sheet, when the list lies over it. */
  beforeShow: () => Promise<void>
}

/** Everything that waits for the writer's word, then the quotations that have it. */
export function FactList({ editor, facts, beforeShow }: FactListProps) {
  if (facts.length === 0) return null
  const isSettled = (place: FactPlace) => place.kind === 'quote' && place.state === 'approved'
  const sorted = facts
    .map((place, index) => ({ place, index }))
    .sort((one, other) => Number(isSettled(one.place)) - Number(isSettled(other.place)))
  return (
    <section aria-label="Facts">
      {sorted.map(({ place, index }) => (
        <div key={`${index} ${place.text}`} className="border-b border-line bg-fact-tint p-4">
          <FactCard
            editor={editor}
            place={place}
            index={index}
            onShow={() => void beforeShow().then(() => showFact(editor, index, place))}
          />
        </div>
      ))}
    </section>
  )
}
