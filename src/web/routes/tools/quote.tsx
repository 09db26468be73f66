import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Quote Generator'
const description =
  'Draft quotes a person could say aloud, to be approved by the person they are attributed to.'

export const meta = () => describePage(title, description, paths.tools.quote)

export default function Quote() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
