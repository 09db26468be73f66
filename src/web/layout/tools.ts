// The nine free tools in menu order, with their short names.
import { paths } from '#web/paths.ts'

export const tools = [
  { path: paths.tools.pressReleaseBuilder, label: 'Structure builder' },
  { path: paths.tools.pitchPersonalizer, label: 'Pitch helper' },
  { path: paths.tools.crisisResponse, label: 'Crisis statement' },
  { path: paths.tools.headlineAnalyzer, label: 'Headline analyzer' },
  { path: paths.tools.launchTimeline, label: 'Launch timeline' },
  { path: paths.tools.boilerplate, label: 'Boilerplate' },
  { path: paths.tools.headline, label: 'Headlines' },
  { path: paths.tools.quote, label: 'Quotes' },
  { path: paths.tools.cta, label: 'Calls to action' },
]
