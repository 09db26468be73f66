import { PitchHelper } from '#web/features/tools/pitch/pitch-helper.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Pitch Personalization Helper'
const description = 'Open your email to a journalist with their beat and their recent work, not with yours.'

export const meta = () => describePage(title, description, paths.tools.pitchPersonalizer)

export default function PitchPersonalizer() {
  return <PitchHelper title={title} description={description} />
}
