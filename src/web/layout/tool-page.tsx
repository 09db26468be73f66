import type { ReactNode } from 'react'
import { Page } from './page.tsx'
import { ToolStrip } from './tool-strip.tsx'

interface ToolPageProps {
  title: string
  description: string
  /** The form: next to the result on wide screens, above it on narrow ones. */
  controls: ReactNode
  /** The result, or its placeholder. */
  children: ReactNode
}

/** The layout of a free tool: index of tools, title, description, input and result. */
export function ToolPage({ title, description, controls, children }: ToolPageProps) {
  return (
    <Page strip={<ToolStrip />}>
      <div className="wrap grid items-start gap-10 pt-9 pb-20 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-16 lg:pt-12 lg:pb-24">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div>
            <h1 className="title-2">{title}</h1>
            <p className="mt-2 text-14 text-pretty text-ink-soft">{description}</p>
          </div>
          {controls}
          <p id={toolStatusId} role="status" className="sr-only" />
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Page>
  )
}

/** The live region in which a tool announces its result. */
export const toolStatusId = 'said'
