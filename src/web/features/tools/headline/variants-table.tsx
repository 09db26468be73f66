import { Check, CircleX, Plus, TriangleAlert, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { maxVariants } from '#domain/headline/input.ts'
import { type CheckedHeadline, labelVerdict } from '#domain/headline/variants.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Headlines } from './use-headlines.ts'

interface VariantsTableProps {
  ranked: readonly CheckedHeadline[]
  headlines: Headlines
  /** Focuses the text box for the next variant. */
  onAdd: () => void
}

/** Up to five variants side by side, newsroom-safe ones first. */
export function VariantsTable({ ranked, headlines, onAdd }: VariantsTableProps) {
  const isFull = ranked.length >= maxVariants
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="variants" className="title-3">
          Variants
        </h2>
        <p className="text-13 text-ink-soft">Fewest newsroom errors first. Up to five.</p>
      </div>
      <table aria-labelledby="variants" className="mt-3 w-full text-14 tabular-nums max-md:block">
        <thead className="border-b border-rule text-13 text-ink-soft max-md:sr-only">
          <tr>
            {['Headline', 'Characters', 'SEO', 'Engagement', 'Newsroom'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 text-right font-medium first:text-left">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ranked.map((checked) => (
            <VariantRow key={checked.headline} checked={checked} headlines={headlines} onLast={onAdd} />
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={onAdd} disabled={isFull}>
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          Add a variant
        </Button>
        {isFull && (
          <p className="text-13 text-ink-soft">You can compare up to five. Remove one to add another.</p>
        )}
      </div>
    </section>
  )
}

const cell = 'py-3 pr-4 text-right max-md:p-0 max-md:text-left'

interface VariantRowProps {
  checked: CheckedHeadline
  headlines: Headlines
  /** Receives focus when the only row is removed. */
  onLast: () => void
}

function VariantRow({ checked, headlines, onLast }: VariantRowProps) {
  const { headline, analysis } = checked
  const isShown = headlines.analyzed === headline
  const short = headline.length > 120 ? `${headline.slice(0, 120)}…` : headline
  // Focus moves to the next row before this one is removed.
  const remove = (event: MouseEvent) => {
    const row = event.currentTarget.closest('tr')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    if (next) next.querySelector<HTMLElement>('td:last-child button')?.focus()
    else onLast()
    headlines.remove(headline)
  }
  return (
    <tr
      aria-current={isShown || undefined}
      className="border-b border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1.5 max-md:py-3"
    >
      <th scope="row" className="py-3 pr-4 text-left font-normal max-md:w-full max-md:p-0">
        <button
          type="button"
          onClick={() => headlines.choose(headline)}
          className="cursor-pointer py-0.5 text-left font-serif text-18 leading-[1.3] font-medium tracking-[-0.01em] wrap-anywhere hover:text-accent"
        >
          {short}
          {isShown && <span className="ml-1 font-sans text-12 font-normal text-ink-soft"> shown above</span>}
        </button>
      </th>
      <Figure name="Characters" value={analysis.charCount} />
      <Figure name="SEO" value={analysis.seoScore} />
      <Figure name="Engagement" value={analysis.engagementScore} />
      <td className={cell}>
        <Verdict checked={checked} />
      </td>
      <td className="text-right max-md:ml-auto">
        <IconButton icon={X} label={`Remove “${short}”`} onClick={remove} />
      </td>
    </tr>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <td className={cell}>
      <span aria-hidden className="mr-1 text-ink-soft md:hidden">
        {name}
      </span>
      {value.toLocaleString('en-US')}
    </td>
  )
}

const verdictLooks = {
  none: { icon: Check, tone: 'good' },
  warning: { icon: TriangleAlert, tone: 'warn' },
  error: { icon: CircleX, tone: 'bad' },
} as const

function Verdict({ checked }: { checked: CheckedHeadline }) {
  const { label, severity } = labelVerdict(checked)
  const { icon: Icon, tone } = verdictLooks[severity]
  return (
    <Badge tone={tone}>
      <Icon size={14} strokeWidth={1.5} aria-hidden />
      {label}
    </Badge>
  )
}
