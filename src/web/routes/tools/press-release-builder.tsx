import { StructureBuilder } from '#web/features/tools/structure/structure-builder.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'Press Release Structure Builder'
const description = 'Pick the kind of news you have and start from a release with every part in place.'

export const meta = () => describePage(title, description, paths.tools.pressReleaseBuilder)

export default function PressReleaseBuilder() {
  return <StructureBuilder title={title} description={description} />
}
