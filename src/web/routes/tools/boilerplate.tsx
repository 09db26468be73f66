import { generators } from '#domain/ai/generator.ts'
import { GeneratorTool } from '#web/features/tools/generators/generator-tool.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const { title, description } = generators.boilerplate

export const meta = () => describePage(title, description, paths.tools.boilerplate)

export default function Boilerplate() {
  return <GeneratorTool key="boilerplate" type="boilerplate" />
}
