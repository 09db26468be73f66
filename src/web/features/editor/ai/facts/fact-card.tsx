import type { Editor } from '@tiptap/core'
import { explainPlace, titlePlace } from './describe-place.ts'
import { FactActions } from './fact-actions.tsx'
import { FactGlyph } from './fact-glyph.tsx'
import type { FactPlace } from './list-facts.ts'

interface FactCardProps {
  editor: Editor
  place: FactPlace
  index: number
  onDone: () => void
}

/** One marked place, explained, with what the writer can say about it. */
export function FactCard({ place, ...rest }: FactCardProps) {
  return (
    <div className="grid gap-2">
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <FactGlyph place={place} />
        {titlePlace(place)}
      </h3>
      <p className="line-clamp-3 font-serif text-16 [overflow-wrap:anywhere]">{place.text}</p>
      <p className="text-13 text-ink-soft">{explainPlace(place)}</p>
      <FactActions place={place} {...rest} />
    </div>
  )
}
