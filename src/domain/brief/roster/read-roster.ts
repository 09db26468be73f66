// Everybody the notes name, each once, with what they are: introductions, labels, words beside a name and whole sentences are asked together.
import { readSurname, spellOut } from '#domain/brief/people.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isUnknownForeignPost, translatePost } from '#domain/language/names/foreign-posts.ts'
import { completeEmployer, listBodies } from './complete-employer.ts'
import { readTitle } from './read-title.ts'

type People = FactSheet['people']

export interface RosterNotes {
  units: readonly SortedUnit[]
  /** Whom the notes name, with the titles that introduce them. */
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
      .map((person) => completeEmployer(person, bodies, company)),
    units,
  )
}

/** Whoever is quoted is somebody of the notes. */
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

/** "MD" and "GM" in full, and posts of other languages in English; one that nobody here knows is asked for. Doctors have "MD" behind their name. */
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
