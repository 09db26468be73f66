// All rules of the newsroom check, family by family.

import { calendarRules } from './calendar.ts'
import { datelineRules } from './dateline.ts'
import { dateRules } from './dates.ts'
import { factRules } from './facts.ts'
import { grammarRules } from './grammar.ts'
import { headlineRules } from './headline.ts'
import { headlineNewsRules } from './headline-news.ts'
import { lawRules } from './law.ts'
import { lawReleaseRules } from './law-release.ts'
import { leadRules } from './lead.ts'
import { nameRules } from './names.ts'
import { numberRules } from './numbers.ts'
import { peopleRules } from './people.ts'
import { placeRules } from './places.ts'
import { punctuationRules } from './punctuation.ts'
import { quoteRules } from './quotes.ts'
import type { Rule } from './rule.ts'
import { structureEndRules } from './structure-end.ts'
import { structureLengthRules } from './structure-length.ts'
import { structureStoryRules } from './structure-story.ts'
import { structureTopRules } from './structure-top.ts'
import { toneClaimRules } from './tone-claims.ts'
import { toneSentenceRules } from './tone-sentences.ts'
import { toneWordRules } from './tone-words.ts'

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
  ...grammarRules,
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
