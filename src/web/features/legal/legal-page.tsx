// The layout of the two legal pages: heading, table of contents and numbered sections with anchors.
import type { ReactNode } from 'react'
import { legalLastUpdated } from '#domain/site/legal-terms.ts'
import { Page } from '#web/layout/page.tsx'

export interface LegalSection {
  /** Its anchor, such as #cookies. */
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  /** A one-sentence summary; the text itself is binding. */
  summary: string
  sections: readonly LegalSection[]
}

export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <Page>
      <div className="wrap py-12 md:py-16">
        <p className="eyebrow mb-4">Last updated {legalLastUpdated}</p>
        <h1 className="title-1">{title}</h1>
        <p className="lede mt-4 max-w-[58ch]">{summary}</p>
        <hr className="scotch mt-9" />
        <div className="grid gap-x-12 gap-y-8 pt-7 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Contents sections={sections} />
          <div className="grid max-w-[44rem] gap-10">
            {sections.map((section) => (
              <section key={section.id} id={section.id} className="scroll-mt-6">
                <h2 className="title-2">{section.title}</h2>
                <div className="prose-text mt-3 grid gap-3 text-16">{section.body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </Page>
  )
}

function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  return (
    <nav aria-label="On this page" className="h-fit lg:sticky lg:top-6">
      <h2 className="eyebrow mb-2.5">On this page</h2>
      <ul className="text-14 max-lg:columns-2 max-lg:gap-x-6">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              className="inline-block py-1 text-ink-soft hover:text-accent max-md:py-3"
              href={`#${section.id}`}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
