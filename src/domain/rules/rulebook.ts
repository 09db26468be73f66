// All rules of the newsroom check, family by family.

import { britishRules, calendarRules } from './calendar.ts'
import { kitRules } from './client/kit-rules.ts'
import { neverSayRules } from './client/never-say.ts'
import { datelineRules } from './dateline.ts'
import { dateRules } from './dates.ts'
import { factRules } from './facts.ts'
import { britishSpellingRules } from './forms/british.ts'
import { confusedWordRules } from './forms/confused-words.ts'
import { figureFormRules } from './forms/figures.ts'
import { measureRules } from './forms/measures.ts'
import { shortTitleRules } from './forms/short-titles.ts'
import { slipRules } from './forms/slips.ts'
import { usageRules } from './forms/usage.ts'
import { wordFormRules } from './forms/words.ts'
import { grammarRules } from './grammar.ts'
import { headlineRules } from './headline/headline.ts'
import { headlineNewsRules } from './headline/news.ts'
import { hourRules } from './hours.ts'
import { lawRules } from './law.ts'
import { lawReleaseRules } from './law-release.ts'
import { leadRules } from './lead.ts'
import { leftoverRules } from './leftovers.ts'
import { nameRules } from './names.ts'
import { numberRules } from './numbers/numbers.ts'
import { peopleRules } from './people/people.ts'
import { pictureRules } from './pictures.ts'
import { placeRules } from './places.ts'
import { punctuationRules } from './punctuation.ts'
import { quoteRules } from './quotes/quotes.ts'
import type { Rule } from './rule.ts'
import { structureEndRules } from './structure/end.ts'
import { structureLengthRules } from './structure/length.ts'
import { structureStoryRules } from './structure/story.ts'
import { structureTopRules } from './structure/top.ts'
import { toneClaimRules } from './tone/claims.ts'
import { toneSentenceRules } from './tone/sentences.ts'
import { toneWordRules } from './tone/words.ts'

export const allRules: readonly Rule[] = [
  ...structureTopRules,
  ...structureLengthRules,
  ...structureStoryRules,
  ...structureEndRules,
  ...headlineRules,
  ...headlineNewsRules,
  ...numberRules,
  ...dateRules,
  ...hourRules,
  ...calendarRules,
  ...placeRules,
  ...peopleRules,
  ...nameRules,
  ...kitRules,
  ...punctuationRules,
  ...grammarRules,
  ...wordFormRules,
  ...figureFormRules,
  ...measureRules,
  ...slipRules,
  ...confusedWordRules,
  ...shortTitleRules,
  ...usageRules,
  ...toneClaimRules,
  ...toneSentenceRules,
  ...toneWordRules,
  ...factRules,
  ...datelineRules,
  ...leadRules,
  ...quoteRules,
  ...lawRules,
  ...lawReleaseRules,
  ...leftoverRules,
  ...pictureRules,
  ...neverSayRules,
  ...britishRules,
  ...britishSpellingRules,
]

const byId = new Map(allRules.map((rule) => [rule.id, rule]))

/** The rule of an id, for its reason and title. */
export function findRule(id: string): Rule | undefined {
  return byId.get(id)
}
