// The nine free tools: address, short name in menus, title and sentence on the page (spec 2).
import { paths } from '#web/paths.ts'

export interface Tool {
  path: string
  label: string
  title: string
  description: string
}

export const tools = {
  pressReleaseBuilder: {
    path: paths.tools.pressReleaseBuilder,
    label: 'Structure builder',
    title: 'Press Release Structure Builder',
    description: 'Pick the kind of news you have and start from a release with every part in its place.',
  },
  pitchPersonalizer: {
    path: paths.tools.pitchPersonalizer,
    label: 'Pitch helper',
    title: 'Pitch Personalization Helper',
    description: 'Open your email to a journalist with their beat and their recent work, not with yours.',
  },
  crisisResponse: {
    path: paths.tools.crisisResponse,
    label: 'Crisis statement',
    title: 'Crisis Response Statement Generator',
    description: 'A first holding statement for a bad day, with the points to clear with your lawyers.',
  },
  headlineAnalyzer: {
    path: paths.tools.headlineAnalyzer,
    label: 'Headline analyzer',
    title: 'PR Headline Analyzer',
    description:
      'Two scores with their arithmetic, and a separate check that reads the line as an editor would.',
  },
  launchTimeline: {
    path: paths.tools.launchTimeline,
    label: 'Launch timeline',
    title: 'Launch Timeline Planner',
    description: 'Set the launch date and get the dated list of what has to happen before and after it.',
  },
  boilerplate: {
    path: paths.tools.boilerplate,
    label: 'Boilerplate',
    title: 'Boilerplate Generator',
    description: 'The paragraph about the company that closes every release, from the facts you give.',
  },
  headline: {
    path: paths.tools.headline,
    label: 'Headlines',
    title: 'Headline Generator',
    description: 'Headlines that say who does what, from a few lines about your news.',
  },
  quote: {
    path: paths.tools.quote,
    label: 'Quotes',
    title: 'Quote Generator',
    description:
      'Draft quotes a person could say aloud, to be approved by the person they are attributed to.',
  },
  cta: {
    path: paths.tools.cta,
    label: 'Calls to action',
    title: 'CTA Generator',
    description: 'Closing lines that tell the reader what to do next and where to do it.',
  },
} satisfies Record<string, Tool>
