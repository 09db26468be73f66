import { Section } from './section.tsx'

export function Testimonials() {
  return (
    <Section title="What it’s like to use" lede={lede}>
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

// Six quotes attributed to roles. Operators replace them with their customers' words, and this line with them.
const lede = 'Illustrative quotes, not from actual customers.'

const quotes: readonly { text: string; by: string }[] = [
  {
    text: 'The fact marks are the reason legal lets my team use AI at all. Nothing unsourced gets past the first read.',
    by: 'Communications manager, consumer robotics',
  },
  {
    text: 'I used to fix datelines at 11 at night. Now the draft arrives with the dateline right.',
    by: 'Account director, regional agency',
  },
  {
    text: 'It told me my lead was 58 words long. It was right, and the local paper ran the short one.',
    by: 'Head of communications, housing nonprofit',
  },
  {
    text: 'A word-by-word comparison of two versions settled an argument with a client in about a minute.',
    by: 'Independent PR consultant',
  },
  {
    text: 'I’m a founder, not a writer. It asked me for the price and the date first, and so do reporters.',
    by: 'Founder, food logistics startup',
  },
  {
    text: 'The Word export keeps our headings. The wire desk has stopped sending files back to us.',
    by: 'Press officer, public university',
  },
]
