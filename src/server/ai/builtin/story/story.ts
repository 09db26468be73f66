// The story: what a release is written from. It has the fact sheet, the sentences that may be used as written, and the values for slots.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { Contact, Person, Place } from '#domain/brief/sheet.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import type { RoleShares } from '#server/ai/builtin/roles/line-roles.ts'
import type { Opening } from './opening/opening.ts'

export const slots = [
  'headline',
  'request',
  'what',
  'when',
  'where',
  'why',
  'who',
  'proof',
  'product',
  'detail',
  'features',
  'price',
  'availability',
  'amount',
  'round',
  'investor',
  'investors',
  'use',
  'total',
  'traction',
  'name',
  'role',
  'start',
  'predecessor',
  'reports',
  'mandate',
  'career',
  'education',
  'selection',
  'task',
  'partner',
  'target',
  'award',
  'giver',
  'project',
  'ceremony',
  'criteria',
  'field',
  'event',
  'venue',
  'tickets',
  'audience',
  'parking',
  'photos',
  'finding',
  'results',
  'sample',
  'method',
  'margin',
  'funder',
  'report',
  'quarter',
  'revenue',
  'income',
  'earnings',
  'jobs',
  'cost',
  'hotline',
  'affected',
  'cause',
  'does',
  'founded',
  'staff',
  'home',
  'website',
  'date',
  'grant',
  'received',
  'deed',
  'seller',
  'deal',
  'result',
  'period',
  'launched',
  'called',
  'occasion',
  'itself',
  'spot',
  'site',
  'place',
  'recalled',
  'danger',
  'discovered',
  'hazard',
  'time',
  'kind',
  'aim',
  'former',
  'renamed',
] as const

export type Slot = (typeof slots)[number]
export type Slots = Map<Slot, string>

/** A value of the news, with the units that give it. */
export interface NewsValue {
  value: string
  units: readonly number[]
}

/** The slots of the news that were filled with certainty. */
export type News = ReadonlyMap<Slot, NewsValue>

export interface Statement {
  text: string
  /** The unit of the notes it comes from. */
  unit: number
  /** It begins with a word that refers to the sentence before it. */
  leans: boolean
  /** It may refer to the sentence before it, and is told right after it. */
  follows?: true
  /** It tells more about the news, and comes right after the lead. */
  isOnNews?: true
}

export interface GivenFact {
  text: string
  /** The unit of the notes it comes from. */
  unit: number
  label?: string | undefined
  value?: string | undefined
  /** It is about somebody else than the company, as far as the line before shows. */
  isOther?: boolean
}

export interface GivenQuote {
  words: string
  /** The words before the speaker's name, if that stands inside a sentence. */
  head?: string
  speaker?: Person
}

export interface Story {
  /** The style profile of the release. */
  profile: StyleProfile
  /** The day of writing, as an ISO date. */
  today?: string
  type: AnnouncementType
  /** Undefined when the notes do not say. */
  company: string | undefined
  product: string | undefined
  people: readonly Person[]
  place: Place | undefined
  /** The notes are from outside the United States. */
  isAbroad: boolean
  quotes: readonly GivenQuote[]
  contact: Contact
  links: readonly string[]
  embargo: { until: string; zone: string | null } | undefined
  /** The company's own description, as the notes give it. */
  about: string | undefined
  /** The description is approved, and nobody rewrites it. */
  isAboutFinal: boolean
  slots: Slots
  /** Read with certainty from several lines (see story/news). The lead is written from it if no sentence tells as much. */
  news: News
  /** The notes' own labels of the slots. */
  labels: Map<Slot, string>
  statements: Statement[]
  /** Notes without a verb that give a figure: "110 jobs, mostly drivers". */
  points: Statement[]
  /** All lines that may be printed, in the third person, to check that none is forgotten. */
  facts: GivenFact[]
  /** The number of the line for each unit. */
  lines: readonly number[]
  /** What the notes want at the beginning. */
  opening?: Opening
  /** The role of each unit in a release. */
  roles: ReadonlyMap<number, RoleShares>
  /** All text that may be used: the notes without private and foreign lines, and the typed values. */
  source: string
  /** Figures that the notes give twice and differently. */
  contradictions: readonly string[]
  /** Who is called by another name than the surname from the second mention on. */
  laterNames?: readonly { name: string; surname: string; called: string }[]
  /** What they leave open and want a blank for: "launch date". */
  gaps?: readonly string[]
  /** The word they want in the headline, and the one it stands for. */
  headlineWord?: { say: string; not: string } | undefined
  /** What the notes say must be printed, in their words. */
  required: readonly string[]
}

/** "Acme", or the blank to fill in. */
export const companyOf = ({ company }: Pick<Story, 'company'>): string => company ?? '[COMPANY]'

/** "Lumenbyte" of "Lumenbyte Inc." and "Tarn River" of "Tarn River Company", but all of "Rope Company". */
export function shortName(company: string | undefined): string | undefined {
  if (company === undefined) return undefined
  return (/^\S+ Company$/.test(company) ? company : bareName(company)).replace(/^the /i, '')
}
