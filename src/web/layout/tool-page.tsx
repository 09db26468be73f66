import type { ReactNode } from 'react'
import { Page, PageHeading } from './page.tsx'
import { ToolStrip } from './tool-strip.tsx'

interface ToolPageProps {
  title: string
  description: string
  children: ReactNode
}

/** The frame of a free tool: index strip, title, one sentence, then the tool itself. */
export function ToolPage({ title, description, children }: ToolPageProps) {
  return (
    <Page strip={<ToolStrip />}>
      <div className="wrap py-12">
        <PageHeading title={title} description={description} />
        {children}
      </div>
    </Page>
  )
}
