import { quotes } from './quotes.ts'
import { Section } from './section.tsx'

export function Testimonials() {
  return (
    <Section title="On the record" lede="Illustrative quotes, until customers’ own words take their place.">
      <div className="grid border-t border-line md:grid-cols-2 xl:grid-cols-3">
        {quotes.map((quote) => (
          <figure
            key={quote.text}
            className="flex flex-col border-line py-[26px] not-first:border-t md:border-l md:px-6 md:py-7 md:nth-2:border-t-0 md:max-xl:odd:border-l-0 md:max-xl:odd:pl-0 xl:px-8 xl:pt-8 xl:pb-9 xl:nth-3:border-t-0 xl:nth-[3n+1]:border-l-0 xl:nth-[3n+1]:pl-0 xl:nth-[3n]:pr-0"
          >
            <blockquote className="mb-5 pl-[0.42em] -indent-[0.42em] font-serif text-[1.25rem] leading-[1.36] tracking-[-0.01em] text-pretty md:text-22 md:leading-[1.36]">
              “{quote.text}”
            </blockquote>
            <figcaption className="mt-auto pl-2 text-13 text-ink-soft">{quote.by}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
