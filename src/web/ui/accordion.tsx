// The browser's own disclosure: items with the same name close each other, and it works before any script loads.
import { useId } from 'react'
import { DisclosureIcon } from './disclosure-icon.tsx'

interface AccordionProps {
  items: readonly { title: string; text: string }[]
}

/** Questions and answers: at most one is open, initially the first. */
export function Accordion({ items }: AccordionProps) {
  const name = useId()
  return items.map((item, index) => (
    <details
      key={item.title}
      name={name}
      open={index === 0}
      className="accordion group border-b border-line first:border-t"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4 font-serif text-[1.1875rem] leading-[1.3] font-medium tracking-[-0.012em] md:py-5 md:text-22 [&::-webkit-details-marker]:hidden">
        {item.title}
        <DisclosureIcon />
      </summary>
      <p className="max-w-[62ch] pb-6 text-ink-soft">{item.text}</p>
    </details>
  ))
}
