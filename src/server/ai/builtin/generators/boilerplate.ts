// An 'About' paragraph from facts about a company: everything the context says belongs to it.
import { writeAbout } from '#server/ai/builtin/compose/about.ts'
import { polishText } from '#server/ai/builtin/compose/polish.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'

export function writeBoilerplate(story: Story): string {
  const told = story.statements.map(({ text }) => text)
  const about = polishText(writeAbout(story, told), story)
  return `About ${companyOf(story)}\n${about}`
}
