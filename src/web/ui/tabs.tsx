// Tabs after the ARIA pattern: one tab stop; arrow keys, Home and End select. Our own because of the front page's script budget.
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface TabsProps<Value extends string> {
  /** The name of the tab list, for screen readers. */
  label: string
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
  /** Segments for two views of the same thing, underlined tabs for different things. */
  look?: 'segments' | 'underlined'
  /** Next to the tabs, before them in reading order. */
  heading?: ReactNode
  /** The panel of the selected tab. */
  children: ReactNode
}

const lists = {
  segments: 'inline-flex rounded-lg border border-line bg-paper-sunk p-[3px] max-md:w-full',
  underlined: 'flex w-full gap-5 border-b border-line',
}

const triggers = {
  segments:
    'h-9 max-md:h-11 justify-center rounded-[5px] px-4 max-md:flex-1 focus-visible:rounded-[5px] focus-visible:outline-offset-0 aria-selected:bg-segment-on aria-selected:shadow-[0_0_0_1px_var(--line)]',
  underlined:
    '-mb-px h-11 border-b-2 border-transparent focus-visible:-outline-offset-2 aria-selected:border-accent',
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, value, onValueChange, look = 'underlined' } = props
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, index: number): void {
    const next = tabs[moves[event.key]?.(index, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onValueChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        {props.heading}
        <div role="tablist" aria-label={props.label} className={lists[look]}>
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className={classNames(
                'inline-flex cursor-pointer items-center gap-2 text-14 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink aria-selected:text-ink',
                triggers[look],
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // In the ARIA pattern a panel is a tab stop unless it has controls: Tab then goes straight to those of the segment.
        tabIndex={look === 'segments' ? undefined : 0}
      >
        {props.children}
      </div>
    </>
  )
}
