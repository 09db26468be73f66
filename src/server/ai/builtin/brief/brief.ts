// What a prompt says, taken apart: the news, who and where, the words people gave, and every other statement.
import type { Contact, Person, Place } from '#domain/brief/sheet.ts'

export type AnnouncementType =
  | 'launch'
  | 'funding'
  | 'partnership'
  | 'event'
  | 'appointment'
  | 'award'
  | 'acquisition'
  | 'results'
  | 'research'
  | 'crisis'
  | 'company'

export interface GivenQuote {
  words: string
  speaker?: Person
}

export interface Brief {
  type: AnnouncementType
  company?: string
  /** The other side of a partnership or an acquisition. */
  partner?: string
  product?: string
  /** 'a waterproof speaker for kayakers' */
  productDetail?: string
  /** The sentence that carries the news, as given. */
  news?: string
  place?: Place
  /** The day of the release, when the brief names it. */
  releaseDate?: string
  people: Person[]
  quotes: GivenQuote[]
  contact: Contact
  links: string[]
  slots: ReadonlyMap<Slot, string>
  /** Sentences besides the news, in their order. */
  statements: string[]
  /** Pieces without a verb that no slot takes. */
  fragments: string[]
}

export type Slot =
  | 'type'
  | 'company'
  | 'who'
  | 'host'
  | 'product'
  | 'what'
  | 'does'
  | 'when'
  | 'date'
  | 'where'
  | 'venue'
  | 'why'
  | 'proof'
  | 'price'
  | 'tickets'
  | 'availability'
  | 'features'
  | 'audience'
  | 'quote'
  | 'spokesperson'
  | 'speakers'
  | 'contact'
  | 'website'
  | 'about'
  | 'amount'
  | 'round'
  | 'leadInvestor'
  | 'investors'
  | 'use'
  | 'total'
  | 'partner'
  | 'award'
  | 'giver'
  | 'criteria'
  | 'ceremony'
  | 'name'
  | 'role'
  | 'predecessor'
  | 'reportsTo'
  | 'mandate'
  | 'career'
  | 'finding'
  | 'sample'
  | 'dates'
  | 'method'
  | 'funder'
  | 'expert'
  | 'event'
  | 'photos'
  | 'parking'
  | 'embargo'
  | 'headline'
  | 'ignored'
