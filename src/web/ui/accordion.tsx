import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'

interface AccordionProps {
  items: readonly { title: string; text: string }[]
  /** Title of the item that is open at first. */
  initiallyOpen?: string
}

/** Questions and answers: one is open at a time, and the open one can be closed. */
export function Accordion({ items, initiallyOpen }: AccordionProps) {
  return (
    <Primitive.Root type="single" collapsible defaultValue={initiallyOpen ?? ''}>
      {items.map((item) => (
        <Primitive.Item key={item.title} value={item.title} className="border-b border-line first:border-t">
          <Primitive.Header>
            <Primitive.Trigger className="group flex w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-serif text-[1.1875rem] leading-[1.3] font-medium tracking-[-0.012em] md:py-5 md:text-22">
              {item.title}
              <ChevronDown
                size={18}
                strokeWidth={1.5}
                aria-hidden
                className="flex-none text-ink-soft transition-transform group-data-[state=open]:rotate-180"
              />
            </Primitive.Trigger>
          </Primitive.Header>
          <Primitive.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
            <p className="max-w-[62ch] pb-6 text-ink-soft">{item.text}</p>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
