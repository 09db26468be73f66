import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Headline Generator'
const description = 'Headlines that say who does what, from a few lines about your news.'

export const meta = () => describePage(title, description, paths.tools.headline)

export default function Headline() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
