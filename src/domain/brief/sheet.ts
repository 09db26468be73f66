// The fact sheet: what the notes say, each value with the unit it came from.
import type { AnnouncementType } from './announcement-types.ts'

export interface Person {
  name: string
  surname: string
  title?: string
  organization?: string
}

export interface Place {
  city: string
  /** State or country as the notes give it; states in full. */
  region?: string
}

/** Where a value came from: the number of the unit. */
export interface Sourced {
  unit: number
}

export interface Contact {
  name?: string
  title?: string
  email?: string
  phone?: string
}

export interface FactSheet {
  type: AnnouncementType
  company: string | null
  product: string | null
  people: (Person & Sourced)[]
  place: Place | null
  dates: (Sourced & { text: string; iso?: string })[]
  /** The moment in the words of the notes, and the time zone in it. */
  embargo: (Sourced & { until: string; zone: string | null }) | null
  /** `of` is what the figure measures. */
  figures: (Sourced & { text: string; of?: string })[]
  quotes: (Sourced & { text: string; speaker?: string })[]
  links: (Sourced & { text: string })[]
  contact: (Sourced & Contact) | null
  about: (Sourced & { text: string }) | null
}

/** The values of the sheet that a person can type. */
export const sheetFields = [
  'company',
  'product',
  'place',
  'dates',
  'people',
  'figures',
  'quotes',
  'contact',
  'embargo',
  'links',
  'about',
] as const

export type SheetField = (typeof sheetFields)[number]

/** The typed values; '' means that the person cleared one. Values of one kind are separated by line ends. */
export type SheetEdits = { readonly [Field in SheetField]?: string | undefined } & {
  readonly type?: AnnouncementType | undefined
}
