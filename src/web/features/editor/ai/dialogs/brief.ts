// The optional brief of the Generate dialog: a reporter's questions for each release type, and the prompt made from the answers. The
// labels are words the built-in writer knows and any model understands.
import type { ChangedKinds } from '#domain/brief/unit.ts'

export const announcementTypes = [
  { id: 'launch', chip: 'Launch', name: 'Product launch' },
  { id: 'company', chip: 'News', name: 'Company news' },
  { id: 'partnership', chip: 'Partnership', name: 'Partnership' },
  { id: 'appointment', chip: 'Appointment', name: 'Appointment' },
  { id: 'award', chip: 'Award', name: 'Award' },
  { id: 'funding', chip: 'Funding', name: 'Funding' },
  { id: 'event', chip: 'Event', name: 'Event' },
] as const

export type AnnouncementType = (typeof announcementTypes)[number]['id']

export const briefFields = ['who', 'what', 'when', 'where', 'why', 'proof', 'quote', 'contact'] as const
export type BriefField = (typeof briefFields)[number]

export interface Brief {
  prompt: string
  type: AnnouncementType | undefined
  answers: Partial<Record<BriefField, string>>
  /** Classes the writer gave to lines of the prompt; the others are sorted by the reader. */
  kinds?: ChangedKinds
}

export const emptyBrief: Brief = { prompt: '', type: undefined, answers: {} }

export function isEmptyBrief({ prompt, type, answers }: Brief): boolean {
  return type === undefined && [prompt, ...Object.values(answers)].every((text) => text.trim() === '')
}

/** An example for each field. */
type Hints = Readonly<Record<BriefField, string>>

const labels: Hints = {
  who: 'Who',
  what: 'What',
  when: 'When',
  where: 'Where',
  why: 'Why',
  proof: 'Proof',
  quote: 'Quote',
  contact: 'Contact',
}

const generalHints: Hints = {
  who: 'Company and what it does',
  what: 'The news in one sentence',
  when: 'Date, or the day it takes effect',
  where: 'City and state, for the dateline',
  why: 'Why it matters, and to whom',
  proof: 'One number with its source',
  quote: 'The exact words, the name and the title',
  contact: 'Name, e-mail, phone',
}

const hintsByType: Readonly<Record<AnnouncementType, Partial<Hints>>> = {
  launch: {
    what: 'The product, its price and who it is for',
    when: 'On-sale date',
    proof: 'A test or pilot result',
  },
  company: {},
  partnership: {
    who: 'Both companies',
    what: 'What they will do together',
    proof: 'Size or terms of the agreement',
  },
  appointment: {
    who: 'Name, new title and company',
    what: 'What the person takes charge of',
    when: 'First day',
    proof: 'Last post and results',
  },
  award: { what: 'The award and who gives it', when: 'Date of the ceremony', proof: 'What it was judged on' },
  funding: {
    what: 'Amount, round and lead investor',
    why: 'What the money is for',
    proof: 'Total raised, growth',
  },
  event: { what: 'The event and who should come', when: 'Date, time and time zone', where: 'Venue and city' },
}

export function labelField(field: BriefField): string {
  return labels[field]
}

export function hintField(field: BriefField, type: AnnouncementType | undefined): string {
  return (type && hintsByType[type][field]) ?? generalHints[field]
}

/** The prompt followed by the brief, one line each; '' if nothing was filled in. A type alone is no prompt. */
export function writePrompt({ prompt, type, answers }: Brief): string {
  const lines = briefFields.flatMap((field) => {
    const answer = answers[field]?.replaceAll(/(?<!\s)\s*\n\s*/g, ' ').trim() ?? ''
    return answer === '' ? [] : [`${labels[field]}: ${answer}`]
  })
  const words = prompt.trim()
  if (words === '' && lines.length === 0) return ''
  const name = announcementTypes.find(({ id }) => id === type)?.name
  const head = name === undefined ? [] : [`Announcement type: ${name}`]
  return [words, [...head, ...lines].join('\n')].filter((part) => part !== '').join('\n\n')
}
