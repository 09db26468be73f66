import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Press Release Structure Builder'
const description = 'Pick the kind of news you have and start from a release with every part in its place.'

export const meta = () => describePage(title, description, paths.tools.pressReleaseBuilder)

export default function PressReleaseBuilder() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
