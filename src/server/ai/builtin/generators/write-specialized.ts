// Writes the texts of the four generator pages from a context box.
import type { GeneratorType } from '#domain/ai/generator.ts'
import { writeAbout } from '#server/ai/builtin/compose/about/write-about.ts'
import { polishText } from '#server/ai/builtin/compose/polish.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'
import { writeCallsToAction } from './calls-to-action.ts'
import { labelCommaList } from './comma-list.ts'
import { writeDraftQuotes } from './draft-quotes.ts'
import { writeHeadlines } from './headlines.ts'

const writers: Readonly<Record<GeneratorType, (context: string) => string>> = {
  boilerplate: (context) => writeBoilerplate(readStory(labelCommaList(context))),
  headline: (context) => writeHeadlines(readStory(context)).join('\n'),
  quote: (context) => writeDraftQuotes(readStory(context), context).join('\n\n'),
  cta: (context) => writeCallsToAction(readStory(context), context).join('\n'),
}

export function writeSpecialized(type: GeneratorType, context: string): string {
  return writers[type](context)
}

/** An 'About' paragraph; everything in the context is about the company. */
function writeBoilerplate(story: Story): string {
  const told = story.statements.map(({ text }) => text)
  const about = polishText(writeAbout(story, told), story)
  return `About ${companyOf(story)}\n${about}`
}
