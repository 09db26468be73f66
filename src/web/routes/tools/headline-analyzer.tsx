import { HeadlineAnalyzer as Analyzer } from '#web/features/tools/headline/headline-analyzer.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

const title = 'PR Headline Analyzer'
const description =
  'Two scores with the math behind them, plus a newsroom check that reads your headline the way an editor would.'

export const meta = () => describePage(title, description, paths.tools.headlineAnalyzer)

export default function HeadlineAnalyzer() {
  return <Analyzer title={title} description={description} />
}
