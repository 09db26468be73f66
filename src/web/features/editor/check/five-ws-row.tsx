import { Check, X } from 'lucide-react'
import type { FiveWs } from '#domain/rules/release/five-ws.ts'
import { classNames } from '#web/ui/class-names.ts'

/** What the first paragraph answers. */
export function FiveWsRow({ answers }: { answers: FiveWs }) {
  return (
    <div className="grid gap-1.5 px-4 pb-3.5">
      <h3 className="eyebrow">The first paragraph says</h3>
      <ul className="flex flex-wrap gap-x-2.5 gap-y-1 text-13">
        {Object.entries(answers).map(([question, isAnswered]) => {
          const Icon = isAnswered ? Check : X
          return (
            <li key={question} className="inline-flex items-center gap-1">
              <Icon
                size={14}
                strokeWidth={2}
                aria-hidden
                className={classNames(isAnswered ? 'text-good' : 'text-bad')}
              />
              <span className={classNames(!isAnswered && 'text-ink-soft')}>{question}</span>
              <span className="sr-only">{isAnswered ? ' answered' : ' missing'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
