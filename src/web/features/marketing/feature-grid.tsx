// Eight features, each illustrated by a piece of the product.
import { ArrowRight, Check, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveStateTexts } from '#domain/document/save-state.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Section } from './section.tsx'

const features: { title: string; text: string; fragment: ReactNode }[] = [
  {
    title: 'A first draft in minutes',
    text: 'Describe the news in a few lines. The draft comes back in release order, from dateline to contact.',
    fragment: (
      <>
        <span>“$89 sensor, 40 buildings, on sale Dec. 1”</span>
        <Serif>
          <b className="font-semibold">DULUTH, Minn., Nov. 17 —</b> Lark
          <span className="ml-px border-r-2 border-accent" />
        </Serif>
      </>
    ),
  },
  {
    title: 'AI rewrite you approve',
    text: 'A rewrite is a proposal, shown word by word. Accept it, discard it or undo it in one step.',
    fragment: (
      <Serif>
        The device <del>is able to detect</del> <ins>detects</ins> a leak <del>in order</del> to…
      </Serif>
    ),
  },
  {
    title: 'AI analysis with reasons',
    text: 'Each suggestion shows the original, the improved text and why an editor would prefer it.',
    fragment: (
      <>
        <Row>
          <Badge>Lead</Badge> 41 words, aim for 25
        </Row>
        <Row>
          <Badge>Quote</Badge> restates the headline
        </Row>
      </>
    ),
  },
  {
    title: 'Professional templates',
    text: 'Five release types, each built around the facts a reporter will ask for first.',
    fragment: (
      <Serif>
        Product launch
        <br />
        Company news
        <br />
        Partnership, appointment, award
      </Serif>
    ),
  },
  {
    title: 'Smart formatting',
    text: 'Use Markdown shortcuts for headings, bold, lists and links, and keep your hands on the keys.',
    fragment: (
      <>
        <code className="font-mono text-13">## About Larkmoor</code>
        <Serif>
          <b className="font-semibold">About Larkmoor</b>
        </Serif>
      </>
    ),
  },
  {
    title: 'Autosave',
    text: 'Your draft saves a second after you stop typing. If you lose your connection, your text stays in the browser.',
    fragment: (
      <>
        <Row>
          <Check size={14} className="text-good" aria-hidden />{' '}
          <span className="text-ink">Saved 2:02 PM</span>
        </Row>
        <span>{saveStateTexts.offline}</span>
      </>
    ),
  },
  {
    title: 'Version history',
    text: 'Compare any two versions. Restoring one never deletes another.',
    fragment: (
      <>
        <Row>
          <b className="font-medium text-ink">Version 7</b> Before AI rewrite
        </Row>
        <Row>
          <b className="font-medium text-ink">Version 6</b> Saved · +22 words
        </Row>
      </>
    ),
  },
  {
    title: 'File import and export',
    text: 'Start from a client’s Word file and send back a clean one, headings and end mark intact.',
    fragment: (
      <>
        <Row>
          <FileChip>.txt</FileChip>
          <FileChip>.doc</FileChip>
          <FileChip>.docx</FileChip>
          <ArrowRight size={14} aria-hidden />
        </Row>
        <Row>
          <FileChip>
            <FileText size={14} aria-hidden /> leak-sensor-launch-v3.docx
          </FileChip>
        </Row>
      </>
    ),
  },
]

export function FeatureGrid() {
  return (
    <Section
      id="features"
      title="From notes to newsroom in one place"
      lede="Eight things that take the drudgery out of a release and leave the judgment to you."
    >
      <ul className="grid border-t border-line md:grid-cols-2 xl:grid-cols-4">
        {features.map((feature) => (
          <li
            key={feature.title}
            className="border-b border-line pt-5 pb-6 md:border-l md:px-6 md:pt-7 md:pb-9 md:max-xl:odd:border-l-0 md:max-xl:odd:pl-0 xl:nth-[4n+1]:border-l-0 xl:nth-[4n+1]:pl-0 xl:nth-[4n]:pr-0"
          >
            <div className="mb-[18px] flex flex-col justify-center gap-1.5 text-13 text-ink-soft md:mb-5 md:h-[76px]">
              {feature.fragment}
            </div>
            <h3 className="title-3">{feature.title}</h3>
            <p className="mt-2 text-14 leading-[21px] text-pretty text-ink-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Serif({ children }: { children: ReactNode }) {
  return <span className="font-serif text-16 leading-[1.4] text-ink">{children}</span>
}

function Row({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap items-center gap-2">{children}</span>
}

function FileChip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 rounded border border-line bg-sheet px-2 text-12 font-medium text-ink">
      {children}
    </span>
  )
}
