import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Launch Timeline Planner'
const description = 'Set the launch date and get the dated list of what has to happen before and after it.'

export const meta = () => describePage(title, description, paths.tools.launchTimeline)

export default function LaunchTimeline() {
  return (
    <ToolPage title={title} description={description}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
