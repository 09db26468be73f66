import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Boilerplate Generator'
const description = 'The paragraph about the company that closes every release, from the facts you give.'

export const meta = () => describePage(title, description, paths.tools.boilerplate)

export default function Boilerplate() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
