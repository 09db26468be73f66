// Lists everybody the notes name, each once, with title and employer from introductions, labels, words beside a name, and sentences.
import { readSurname, spellOut } from '#domain/brief/people.ts'
import { withoutAddress } from '#domain/brief/person-names.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { readHouse } from '#domain/brief/speakers/deeds.ts'
import { firstOf } from '#domain/brief/speakers/posts.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isUnknownForeignPost, translatePost } from '#domain/language/names/foreign-posts.ts'
import { completeEmployer, listBodies } from './complete-employer.ts'
import { readTitle } from './read-title.ts'

type People = FactSheet['people']

export interface RosterNotes {
  units: readonly SortedUnit[]
  /** People who are introduced with a title. */
  named: People
  quotes: FactSheet['quotes']
  cast: Cast
  company: string | null
}

export function readRoster({ units, named, quotes, cast, company }: RosterNotes): People {
  const people = withSpeakers(named, quotes)
  const names = people.map(({ name }) => name)
  const bodies = listBodies(units)
  return inEnglish(
    people
      .map((person) => readTitle(person, { units, names, quotes, cast }))
      .map((person) => withHouse(person, units))
      .map((person) => completeEmployer(person, bodies, company)),
    units,
  )
}

/** The person with an employer from elsewhere in the notes, if the title came without one. */
function withHouse(person: People[number], units: readonly SortedUnit[]): People[number] {
  if (person.organization !== undefined) return person
  const name = withoutAddress(person.name)
  const house = firstOf(units.slice(0, farthest), ({ kind, text }) => {
    const at = kind === 'private' || kind === 'foreign' ? -1 : text.indexOf(name)
    return at === -1 ? undefined : readHouse(text.slice(at + name.length))
  })
  // "Chair of the jury" already says where: "chair of the jury, she runs Acme Mills".
  return house === undefined || / (?:of|at) /u.test(person.title ?? '')
    ? person
    : { ...house, ...person, organization: house.organization }
}

/** Only the first units are searched: notes name people early. */
const farthest = 400

/** Adds the speakers of quotations. */
function withSpeakers(people: People, quotes: FactSheet['quotes']): People {
  const named = new Set(people.map(({ name }) => name))
  const others = quotes.flatMap(({ speaker, unit }) =>
    speaker === undefined || named.has(speaker)
      ? []
      : [{ name: speaker, surname: readSurname(speaker), unit }],
  )
  return [...people, ...new Map(others.map((person) => [person.name, person])).values()]
}

const medical = /\b(?:hospitals?|clinic\p{L}*|surg\p{L}+|patients?|physicians?|medicine|pediatric\p{L}*)\b/iu
const initials: readonly (readonly [RegExp, string])[] = [
  [/\bMD\b/giu, 'managing director'],
  [/\bGM\b/giu, 'general manager'],
  [/\bpres(?:\.|\b(?!\.))/giu, 'president'],
]

/** Writes "MD", "GM" and titles of other languages in English; unknown ones become a blank. Doctors have "MD" after the name. */
function inEnglish(people: People, units: readonly SortedUnit[]): People {
  const isMedical = units.some(({ text }) => medical.test(text))
  return people.map((person) => {
    const { title, ...bare } = person
    if (title === undefined) return person
    const written = title.split(' ').map(spellOut).join(' ')
    const full = isMedical
      ? written
      : initials.reduce((told, [short, long]) => told.replaceAll(short, long), written)
    const english = translatePost(full) ?? full
    return isUnknownForeignPost(english) ? bare : { ...bare, title: english }
  })
}
