import type { ReactNode } from 'react'
import { Page, PageHeading } from './page.tsx'
import { ToolStrip } from './tool-strip.tsx'
import type { Tool } from './tools.ts'

/** The frame of a free tool: index strip, title, one sentence, then the tool itself. */
export function ToolPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <Page strip={<ToolStrip />}>
      <div className="wrap py-12">
        <PageHeading title={tool.title} description={tool.description} />
        {children}
      </div>
    </Page>
  )
}
