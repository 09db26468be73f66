import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'CTA Generator'
const description = 'Closing lines that tell the reader what to do next and where to do it.'

export const meta = () => describePage(title, description, paths.tools.cta)

export default function Cta() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
