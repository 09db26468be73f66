import { Check, CircleHelp, Quote } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { FactPlace } from './list-facts.ts'

/** The icon of a marked place; the text next to it says the same. */
export function FactGlyph({ place }: { place: FactPlace }) {
  const isSettled = place.kind === 'quote' && place.state === 'approved'
  const Icon = place.kind === 'fact' ? CircleHelp : isSettled ? Check : Quote
  return (
    <span
      className={classNames(
        'grid size-6.5 flex-none place-items-center rounded-full',
        isSettled ? 'bg-good-tint text-good' : 'bg-fact text-fact-line',
      )}
    >
      <Icon size={14} strokeWidth={1.5} aria-hidden />
    </span>
  )
}
