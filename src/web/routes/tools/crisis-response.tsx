import { CrisisResponse } from '#web/features/tools/crisis/crisis-response.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Crisis Response Statement Generator'
const description = 'A first holding statement for a bad day, with the points to clear with your lawyers.'

export const meta = () => describePage(title, description, paths.tools.crisisResponse)

export default function CrisisResponsePage() {
  return <CrisisResponse title={title} description={description} />
}
