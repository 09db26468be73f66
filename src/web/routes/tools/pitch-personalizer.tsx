import { PitchHelper } from '#web/features/tools/pitch/pitch-helper.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Pitch Personalization Helper'
const description = 'Open your pitch with the journalist’s beat and recent work, not your own news.'

export const meta = () => describePage(title, description, paths.tools.pitchPersonalizer)

export default function PitchPersonalizer() {
  return <PitchHelper title={title} description={description} />
}
