import { ChevronDown } from 'lucide-react'

/** The arrow of a summary. Rotates when the surrounding details element, of class `group`, is open. */
export function DisclosureIcon() {
  return (
    <ChevronDown
      size={18}
      strokeWidth={1.5}
      aria-hidden
      className="flex-none text-ink-soft transition-transform group-open:rotate-180"
    />
  )
}
