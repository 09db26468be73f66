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

/** Families as the panel groups them, with the prefixes of their rules' ids. */
export const families = [
  { id: 'structure', label: 'Structure', prefixes: ['STR'] },
  { id: 'headline', label: 'Headline', prefixes: ['HED'] },
  { id: 'lead', label: 'Dateline and lead', prefixes: ['DAT', 'LED'] },
  { id: 'style', label: 'AP style', prefixes: ['NUM', 'DTE', 'PLC', 'NAM', 'PUN'] },
  { id: 'quotes', label: 'Quotes', prefixes: ['QUO'] },
  { id: 'tone', label: 'Tone', prefixes: ['TON'] },
  { id: 'facts', label: 'Facts', prefixes: ['FAC'] },
  { id: 'law', label: 'Law and wires', prefixes: ['LEG', 'WIR'] },
] as const

export type FamilyId = (typeof families)[number]['id']

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

/** The family a rule id belongs to. */
export function familyOf(id: string): FamilyId {
  const prefix = id.slice(0, 3)
  return families.find(({ prefixes }) => (prefixes as readonly string[]).includes(prefix))?.id ?? 'structure'
}
