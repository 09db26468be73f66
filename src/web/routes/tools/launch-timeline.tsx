import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { tools } from '#web/layout/tools.ts'
import { describePage } from '#web/lib/describe-page.ts'

const tool = tools.launchTimeline

export const meta = () => describePage(tool.title, tool.description, tool.path)

export default function LaunchTimeline() {
  return (
    <ToolPage tool={tool}>
      <BeingPrepared>This tool is being prepared.</BeingPrepared>
    </ToolPage>
  )
}
