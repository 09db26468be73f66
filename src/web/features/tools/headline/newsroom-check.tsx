import { Check, CircleX, Info, TriangleAlert } from 'lucide-react'
import { listPassedRules } from '#domain/headline/passed-rules.ts'
import type { CheckedHeadline } from '#domain/headline/variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { InOrder } from '#web/ui/in-order.tsx'

const looks = {
  error: { icon: CircleX, word: 'Error', look: 'text-bad' },
  warning: { icon: TriangleAlert, word: 'Warning', look: 'text-warn' },
  hint: { icon: Info, word: 'Hint', look: 'text-info' },
} as const

/** What an editor would change and what is right, with each rule's name; separate from the scores. */
export function NewsroomCheck({ reviewed }: { reviewed: CheckedHeadline }) {
  const { findings } = reviewed
  return (
    <section>
      <h2 className="title-3 mb-2.5">Newsroom check</h2>
      <ul className="border-t border-line text-14">
        {findings.length === 0 && (
          <li className="flex gap-2.5 border-b border-line py-2.5">
            <Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-good" />
            No issues found
          </li>
        )}
        <InOrder items={findings}>
          {({ rule, severity, message }) => {
            const { icon: Icon, word, look } = looks[severity]
            return (
              <li className="flex gap-2.5 border-b border-line py-2.5">
                <Icon
                  size={16}
                  strokeWidth={1.5}
                  aria-hidden
                  className={classNames('mt-0.5 shrink-0', look)}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="sr-only">{word}: </span>
                  {message}
                </span>
                <span className="shrink-0 font-mono text-[11px] leading-5 text-ink-soft">{rule}</span>
              </li>
            )
          }}
        </InOrder>
        {listPassedRules(reviewed).map(({ rule, message }) => (
          <li key={rule} className="flex gap-2.5 border-b border-line py-2.5 text-ink-soft">
            <Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-good" />
            <span className="min-w-0 flex-1">
              <span className="sr-only">Passed: </span>
              {message}
            </span>
            <span className="shrink-0 font-mono text-[11px] leading-5">{rule}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
