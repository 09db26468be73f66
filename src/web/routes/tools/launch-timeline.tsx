import { LaunchTimeline as Timeline } from '#web/features/tools/timeline/launch-timeline.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Launch Timeline Planner'
const description = 'Set the launch date to get a dated list of what has to happen before and after.'

export const meta = () => describePage(title, description, paths.tools.launchTimeline)

export default function LaunchTimeline() {
  return <Timeline title={title} description={description} />
}
