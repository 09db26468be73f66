// What a client's kit gives to a release: only this client's facts, and only those that may be used.

import type { KitNames } from '#domain/rules/release/settings.ts'
import { listClosing } from './insertions.ts'

export interface KitPerson {
  kind: 'spokesperson' | 'contact'
  name: string
  title: string
  /** Whether quotes may be attributed to them. */
  quotable: boolean
  email: string | null
  phone: string | null
}

export interface KitText {
  label: string
  text: string
}

export interface Kit {
  name: string
  other_names: readonly string[]
  city: string | null
  product_names: readonly string[]
  texts: readonly KitText[]
  people: readonly KitPerson[]
}

/** What the check compares a release with: every spelling the kit knows, the titles of its people, and its boilerplates. */
export const kitNames = ({ name, other_names, product_names, people, texts }: Kit): KitNames => ({
  texts: texts.map(({ text }) => text),
  names: [name, ...other_names, ...product_names, ...people.map((person) => person.name)],
  people: people.map(({ name: own, title, kind, quotable }) => ({
    ...{ name: own, title },
    ...(kind === 'spokesperson' && !quotable && { isSilent: true }),
  })),
  ...listClosing({ name, texts, people }),
})

/** Everything the kit says, as texts of its own: a release may draw on all of it. */
export function listKitFacts({ name, other_names, city, product_names, texts, people }: Kit): string[] {
  return [
    ...[name, ...other_names, ...(city === null ? [] : [city]), ...product_names],
    ...texts.map(({ text }) => text),
    ...people.flatMap((person) => [person.name, person.title, person.email ?? '', person.phone ?? '']),
  ].filter((fact) => fact.trim() !== '')
}

/** Limits of a brief: the characters of one line, and the people of each kind. */
const lineMaxCharacters = 3000
const mostPeople = 20

/**
 * The kit as lines of a brief, for generation and the fact sheet. Forbidden words are left out, because a writer who reads a word uses
 * it; the check finds them. People who may not be quoted are not named as speakers, and of the products only those that the notes speak of:
 * another may not be announced yet.
 */
export function kitFacts(
  { name, other_names, city, product_names, texts, people }: Kit,
  notes: string,
): string[] {
  const spoken = notes.toLowerCase()
  const contacts = people.filter(({ kind }) => kind === 'contact').slice(0, mostPeople)
  const speakers = people
    .filter(({ kind, quotable }) => kind === 'spokesperson' && quotable)
    .slice(0, mostPeople)
  return [
    ...line('Company', [name]),
    ...line('Also written', other_names),
    ...line('City', [city ?? '']),
    ...line(
      'Products',
      product_names.filter((product) => spoken.includes(product.toLowerCase())),
    ),
    ...speakers.flatMap((person) => line('Spokesperson', [person.name, person.title])),
    ...contacts.flatMap(({ name: contact, title, email, phone }) =>
      line('Media contact', [contact, title, email ?? '', phone ?? '']),
    ),
    // The first one is what a release ends with unless its writer chooses another.
    ...texts.slice(0, 1).flatMap(({ text }) => line('Boilerplate', [text])),
  ]
}

function line(label: string, values: readonly string[]): string[] {
  const said = values.map((value) => value.replace(/\s+/g, ' ').trim()).filter(Boolean)
  return said.length > 0 ? [`${label}: ${said.join(', ').slice(0, lineMaxCharacters)}`] : []
}
