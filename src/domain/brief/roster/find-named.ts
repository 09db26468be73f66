// Finds people without a title: their names stand in phrases used only of people, or beside a known person's name.
import { readSurname } from '#domain/brief/people.ts'
import { isAddress, withoutAddress } from '#domain/brief/person-names.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { tellsOffice } from '#domain/brief/speakers/told-posts.ts'
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { isOrganizationWord, isPlaceNoun } from '#domain/language/name-words.ts'
import { type Beside, isLikelyPerson, isSurelyPerson, peopleLabel } from './person-signs.ts'

type People = FactSheet['people']

/** Only the first units are searched: notes name people early. */
const farthest = 400
/** A limit on how many are looked at. */
const mostNames = 60

export interface Named {
  units: readonly SortedUnit[]
  /** Everything in the notes that looks like a full name. */
  names: readonly string[]
  known: People
  company: string | null
}

/** All other people in the lines for the release, in order. */
export function findNamed({ units, names, known, company }: Named): People {
  const told = units.slice(0, farthest)
  const isOpen = (name: string): boolean =>
    !isThing(name, company) && !known.some((person) => isSame(person.name, name))
  const found = names
    .filter(isOpen)
    .slice(0, mostNames)
    .flatMap((name) => findUnit(name, told) ?? [])
  const people = [...known, ...found]
  const beside = names
    .filter((name) => isOpen(name) && isPlainName(name) && !found.some((person) => person.name === name))
    .flatMap((name) => findBeside(name, told, people) ?? [])
  return [...found, ...beside].toSorted((one, other) => one.unit - other.unit)
}

const mayName = ({ kind }: SortedUnit): boolean => kind === 'fact' || kind === 'quote'

function findUnit(name: string, units: readonly SortedUnit[]): People[number] | undefined {
  const isPlain = isPlainName(name)
  const unit = units.findIndex(
    (each) =>
      mayName(each) &&
      ((isSomewhatPlain(name) && each.text.includes(name) && tellsOffice(each, name)) ||
        listBeside(each.text, name).some(
          (beside) =>
            isSurelyPerson(beside) ||
            (isPlain && (isLikelyPerson(beside) || (isListed(each) && !placePreposition.test(beside.left)))),
        )),
  )
  return unit === -1 ? undefined : toPerson(name, unit)
}

const isListed = ({ label }: SortedUnit): boolean =>
  label !== undefined && peopleLabel.test(plainLabel(label))
const placePreposition = /\b(?:of|in|at|from|near|the|for) $/u

const toPerson = (name: string, unit: number): People[number] => ({ name, surname: readSurname(name), unit })

const joined = /^(?: \([^()]{2,40}\))? (?:and|&|\+) $/u

/** The person named beside a known one: "Craig Halvorsen + Tanya Brooks". */
function findBeside(name: string, units: readonly SortedUnit[], people: People): People[number] | undefined {
  const unit = units.findIndex(
    (each) =>
      mayName(each) &&
      listBeside(each.text, name).some(({ left, right }) =>
        people.some(({ name: other }) => {
          const [before, after] = [left.lastIndexOf(other), right.indexOf(other)]
          return (
            (before !== -1 && joined.test(left.slice(before + other.length))) ||
            (after !== -1 && joined.test(right.slice(0, after)))
          )
        }),
      ),
  )
  return unit === -1 ? undefined : toPerson(name, unit)
}

function listBeside(text: string, name: string): Beside[] {
  if (!text.includes(name)) return []
  const found = text.matchAll(new RegExp(`(?<![\\p{L}-])${escapePattern(name)}(?![\\p{L}-])`, 'gu'))
  return [...found].map(({ index }) => ({
    left: text.slice(0, index),
    right: text.slice(index + name.length),
  }))
}

/** Whether all words of the name are uncommon, so that only a person (or a company without a word such as "Foods") can have it. */
const isPlainName = (name: string): boolean =>
  !name
    .split(' ')
    .some(
      (word) =>
        isEverydayWord(word.toLowerCase()) ||
        isAddress(word) ||
        !/^(?:\p{Lu}\p{Ll}|\p{Lu}\.$|\p{Ll}{2,3}$)/u.test(word),
    )

/** Whether one word of the name is no English: "Marie-Claire de la Tour". */
const isSomewhatPlain = (name: string): boolean =>
  name.split(' ').some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isEverydayWord(word.toLowerCase()))

const isThing = (name: string, company: string | null): boolean =>
  company?.includes(name) === true ||
  name.split(' ').some((word) => isOrganizationWord(word.toLowerCase()) || isPlaceNoun(word)) ||
  month.test(name) ||
  name.split(' ').every((word) => isEverydayWord(word.toLowerCase()) || !/\p{Ll}{2}/u.test(word))

/** "Closed February", "Thurs Sept" */
const month =
  / (?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\.?$/u

/** Whether two names are the same apart from forms of address: "Dr. Ann Lee" and "Ann Lee". */
const isSame = (one: string, other: string): boolean => {
  const [first, second] = [withoutAddress(one), withoutAddress(other)]
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `)
}
