// The names of the fact sheet's values on the screen, and an example for each, worded for the kind of announcement where that helps.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { BriefField } from '#domain/brief/document-brief.ts'

export const typeNames: Readonly<Record<AnnouncementType, string>> = {
  launch: 'Launch',
  funding: 'Funding',
  appointment: 'Appointment',
  partnership: 'Partnership',
  acquisition: 'Acquisition',
  event: 'Event',
  award: 'Award',
  report: 'Report',
  expansion: 'Expansion',
  crisis: 'Crisis',
  other: 'News',
}

type Texts = Readonly<Record<BriefField, string>>

export const fieldNames: Texts = {
  company: 'Company',
  news: 'News',
  product: 'Product',
  dates: 'Date',
  place: 'City',
  why: 'Why it matters',
  figures: 'Figures',
  people: 'People',
  quotes: 'Quotes',
  contact: 'Contact',
  embargo: 'Embargo',
  links: 'Links',
  about: 'About the company',
}

const generalHints: Texts = {
  company: 'Company name',
  news: 'The news in one sentence',
  product: 'Product name',
  dates: 'Date, or the day it takes effect',
  place: 'City and state, for the dateline',
  why: 'Why it matters, and to whom',
  figures: 'One number with its source',
  people: 'Name, title, one person per line',
  quotes: '“The exact words” — Name',
  contact: 'Name, email, phone',
  embargo: 'Date, time and time zone',
  links: 'Website',
  about: 'What the company does, in a sentence or two',
}

const hintsByType: Readonly<Partial<Record<AnnouncementType, Partial<Texts>>>> = {
  launch: {
    news: 'The product, its price and who it’s for',
    dates: 'On-sale date',
    figures: 'A test or pilot result',
  },
  partnership: { news: 'What the two companies will do together', figures: 'Size or terms of the agreement' },
  acquisition: { news: 'Who’s buying whom, and for how much' },
  appointment: {
    news: 'What the person will be in charge of',
    dates: 'First day',
    people: 'Name, new title',
    figures: 'Previous job and results',
  },
  award: {
    news: 'The award and who gives it',
    dates: 'Date of the ceremony',
    figures: 'What it was judged on',
  },
  funding: {
    news: 'Amount, round and lead investor',
    why: 'What the money is for',
    figures: 'Total raised, growth',
  },
  event: {
    news: 'The event and who should come',
    dates: 'Date, time and time zone',
    place: 'Venue and city',
  },
  report: { news: 'The main finding', figures: 'Sample size, field dates' },
  crisis: { news: 'What’s confirmed, and nothing else', why: 'What you’re doing about it' },
}

export function hintField(field: BriefField, type: AnnouncementType | undefined): string {
  return (type && hintsByType[type]?.[field]) ?? generalHints[field]
}
