// What the Insert menu offers: the parts of a client's kit, as they are in a release.

import { britishEndMark, endMark } from '#domain/release/skeletons.ts'
import type { NewBlock, StyleProfile } from '#domain/rules/release/settings.ts'
import type { Kit, KitPerson } from './kit.ts'

export type InsertionGroup = 'Boilerplate' | 'Spokesperson' | 'Media contact' | 'Picture' | 'Release'

export interface Insertion {
  id: string
  group: InsertionGroup
  label: string
  /** Words at the cursor, blocks of their own, or a picture that is chosen then. */
  content: string | readonly NewBlock[] | typeof chosenPicture
}

/** Opens the file picker. */
export const chosenPicture = Symbol('a picture')

const picture: Insertion = {
  id: 'picture',
  group: 'Picture',
  label: 'Picture',
  content: chosenPicture,
}
const closeRelease = (profile: StyleProfile): Insertion => ({
  id: 'end',
  group: 'Release',
  label: 'End mark',
  content: [{ lines: [profile === 'british' ? britishEndMark : endMark] }],
})

/** In the order of a release; without a kit only what every release has. */
export function listInsertions(kit: Kit | undefined, profile: StyleProfile = 'ap'): Insertion[] {
  const end = closeRelease(profile)
  if (!kit) return [picture, end]
  const contacts = kit.people.filter(({ kind }) => kind === 'contact')
  const speakers = kit.people.filter(({ kind, quotable }) => kind === 'spokesperson' && quotable)
  return [
    ...speakers.map((person, index) => ({
      id: `speaker-${index}`,
      group: 'Spokesperson' as const,
      label: person.name,
      content: introduce(person, kit.name),
    })),
    ...kit.texts.map(({ label, text }, index) => ({
      id: `boilerplate-${index}`,
      group: 'Boilerplate' as const,
      label,
      content: describeClient(kit.name, text),
    })),
    ...contacts.map((person, index) => ({
      id: `contact-${index}`,
      group: 'Media contact' as const,
      label: person.name,
      content: describeContact(person),
    })),
    picture,
    end,
  ]
}

/** The boilerplate and the contact a release of the client ends with: the first of each, but a contact who can be reached comes first. */
export function listClosing({ name, texts, people }: Pick<Kit, 'name' | 'texts' | 'people'>): {
  boilerplate?: readonly NewBlock[]
  contact?: readonly NewBlock[]
} {
  const [first] = texts.filter(({ text }) => text.trim() !== '')
  const contacts = people.filter(({ kind }) => kind === 'contact')
  const contact = contacts.find(({ email, phone }) => email?.trim() && phone?.trim()) ?? contacts[0]
  return {
    ...(first && { boilerplate: describeClient(name, first.text) }),
    ...(contact && { contact: describeContact(contact) }),
  }
}

const describeClient = (name: string, text: string): readonly NewBlock[] => [
  { heading: `About ${name}` },
  ...toParagraphs(text),
]

const describeContact = (person: KitPerson): readonly NewBlock[] => [
  { heading: 'Media contact' },
  { lines: listContact(person) },
]

/** As a release names a speaker for the first time. */
function introduce({ name, title }: KitPerson, company: string): string {
  if (title.trim() === '') return name
  return title.includes(company) ? `${name}, ${title}` : `${name}, ${title} of ${company}`
}

function toParagraphs(text: string): NewBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ lines: [part] }))
}

function listContact({ name, title, email, phone }: KitPerson): string[] {
  return [name, title, email ?? '', phone ?? ''].map((line) => line.trim()).filter((line) => line !== '')
}
