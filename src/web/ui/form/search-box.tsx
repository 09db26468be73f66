import { Search } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

interface SearchBoxProps {
  /** What is searched. */
  label: string
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Narrows a list while one types; Escape shows all of it again. */
export function SearchBox({ label, value, onChange, className }: SearchBoxProps) {
  return (
    <search className={classNames('relative', className)}>
      <Search
        size={16}
        strokeWidth={1.5}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder="Search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="h-9 max-md:h-11 w-full rounded-control border border-line-strong bg-sheet pr-2 pl-9 text-14 placeholder:text-ink-soft hover:border-ink-soft focus:rounded-control focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus max-md:text-16"
      />
    </search>
  )
}
