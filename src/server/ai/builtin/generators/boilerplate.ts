// An 'About' paragraph from facts about a company.
import type { Brief } from '#server/ai/builtin/brief/brief.ts'
import { writeAbouts } from '#server/ai/builtin/compose/boilerplate.ts'
import { startDraft } from '#server/ai/builtin/compose/start-draft.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'

/** Everything the context says belongs to the paragraph. */
export function writeBoilerplate(given: Brief): string {
  const home = given.slots.get('where')
  const all = [...(given.news === undefined ? [] : [given.news]), ...given.statements]
  const statements = home === undefined ? all : [...all, `It is based in ${home}.`]
  const draft = startDraft({ ...given, statements })
  const notes = given.fragments.filter((note) => /\d/.test(note) && !given.links.includes(note))
  const facts = [
    ...draft.brief.statements.map((text) => draft.clean.sentence(text, draft.company)),
    ...notes.map((note) => capitalizeFirst(endSentence(`It has ${draft.clean.piece(note)}`))),
  ]
  const [about] = writeAbouts(draft, facts)
  return about === undefined ? '' : `About ${about.name}\n${about.text}`
}
