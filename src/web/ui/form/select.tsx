import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** The browser's own select, so that phones show their native list. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classNames(
          'peer h-10 max-md:min-h-11 w-full cursor-pointer appearance-none rounded-control border border-line-strong bg-sheet pr-9 pl-3 text-16 transition-colors hover:border-ink-soft focus:rounded-control focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:cursor-not-allowed disabled:border-line disabled:bg-fill disabled:text-ink-soft',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft peer-disabled:opacity-45"
      />
    </span>
  )
}
