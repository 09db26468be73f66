// All rules of the newsroom check, family by family.
import type { Rule } from './rule.ts'
import { calendarRules } from './rules/calendar.ts'
import { datelineRules } from './rules/dateline.ts'
import { dateRules } from './rules/dates.ts'
import { factRules } from './rules/facts.ts'
import { headlineRules } from './rules/headline.ts'
import { headlineNewsRules } from './rules/headline-news.ts'
import { lawRules } from './rules/law.ts'
import { lawReleaseRules } from './rules/law-release.ts'
import { leadRules } from './rules/lead.ts'
import { nameRules } from './rules/names.ts'
import { numberRules } from './rules/numbers.ts'
import { peopleRules } from './rules/people.ts'
import { placeRules } from './rules/places.ts'
import { punctuationRules } from './rules/punctuation.ts'
import { quoteRules } from './rules/quotes.ts'
import { structureEndRules } from './rules/structure-end.ts'
import { structureLengthRules } from './rules/structure-length.ts'
import { structureStoryRules } from './rules/structure-story.ts'
import { structureTopRules } from './rules/structure-top.ts'
import { toneClaimRules } from './rules/tone-claims.ts'
import { toneSentenceRules } from './rules/tone-sentences.ts'
import { toneWordRules } from './rules/tone-words.ts'

export const allRules: readonly Rule[] = [
  ...structureTopRules,
  ...structureLengthRules,
  ...structureStoryRules,
  ...structureEndRules,
  ...headlineRules,
  ...headlineNewsRules,
  ...numberRules,
  ...dateRules,
  ...calendarRules,
  ...placeRules,
  ...peopleRules,
  ...nameRules,
  ...punctuationRules,
  ...toneClaimRules,
  ...toneSentenceRules,
  ...toneWordRules,
  ...factRules,
  ...datelineRules,
  ...leadRules,
  ...quoteRules,
  ...lawRules,
  ...lawReleaseRules,
]

const byId = new Map(allRules.map((rule) => [rule.id, rule]))

/** The rule of an id, for its reason and title. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id)
}
