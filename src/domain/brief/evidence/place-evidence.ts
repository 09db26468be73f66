// Collects candidates for the city of the dateline: every name that may be a city, with signs from each place it is mentioned in.

import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import type { Person, Place } from '#domain/brief/sheet.ts'
import { asForm, type SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { bareName, readLegalTail } from '#domain/language/legal-forms.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isLargeCity } from '#domain/language/names/large-cities.ts'
import { isStateName } from '#domain/language/states.ts'
import type { Candidate } from './choose.ts'
import { type Mention, rankFacts } from './mentions.ts'
import { isInPersonName, isPersonName, listPersons } from './person-mentions.ts'
import { listCityMentions, readCity } from './read-city.ts'
import { listHomeSigns } from './signs/home-signs.ts'
import { afterCity, beforeCity, besideCompany, cityLabels, startsDateline } from './signs/place-signs.ts'
import { isElsewhere, readSeatSigns, type SeatSign } from './signs/seat-signs.ts'
import { addAll, addShown, readSigns } from './signs.ts'
import { listWordsAround } from './words.ts'

export interface PlaceNotes {
  units: readonly SortedUnit[]
  people: readonly Pick<Person, 'name' | 'surname'>[]
  company: string | null
  type: AnnouncementType
}

export interface City extends Candidate {
  place: Place
  /** The ways in which the notes tell that it is the company's seat. */
  seats: ReadonlySet<SeatSign>
  /** Every mention says that it is somebody else's city. */
  isElsewhere: boolean
}

interface Found {
  place: Place
  seats: Set<SeatSign>
  isElsewhere: boolean
  evidence: Set<string>
  units: Set<number>
}

/** The candidates for the city, with their evidence. */
export function listCities(notes: PlaceNotes): City[] {
  const { company } = notes
  const units = notes.units.map(asForm)
  const bare = company === null ? undefined : bareName(company)
  const found = findCities({ ...notes, units }, bare)
  for (const part of listParts(found)) found.delete(part)
  const known = [...found.keys()].filter(isKnownCity)
  return [...found.values()].map(({ place, evidence, seats, isElsewhere, units: own }) => {
    const words = place.city.split(' ')
    addShown(evidence, [
      [`words:${Math.min(3, words.length)}`, true],
      ['known', isKnownCity(place.city)],
      ['large', !isKnownCity(place.city) && isLargeCity(place.city)],
      ['region', place.region !== undefined],
      ['everyday', words.every(isEverydayWord)],
      ['in-company', bare?.split(' ').includes(place.city) === true],
      ['only-known', known.length === 1 && known[0] === place.city],
      ['first-known', known[0] === place.city],
      ['times:2', own.size > 1],
      ['times:3', own.size > 2],
      ['answer', [...own].some((index) => asksForCity(units[index - 1]))],
    ])
    return { value: place.city, evidence, place, seats, isElsewhere }
  })
}

const isPlaced = ({ place, evidence }: Found): boolean =>
  place.region !== undefined ||
  ['city-of', 'in', 'based-in', 'we-in'].some((sign) => evidence.has(`before:${sign}`))

/** The first word of a quarter's name: "Old" in "Old Goole". */
const quarter = /^(?:Old|Upper|Lower|North|South|East|West|Great|Little|Downtown|Central) (?=\p{Lu})/u

/** Names that are only part of a longer name in the notes: "Bend" of Harlow Bend, "Juiz" of Juiz de Fora. */
function listParts(found: ReadonlyMap<string, Found>): string[] {
  const placed = [...found].filter(([, city]) => isPlaced(city)).map(([name]) => name)
  const isPart = (name: string, { evidence }: Found) =>
    evidence.has('inside') &&
    !evidence.has('outside') &&
    placed.some((whole) => whole.endsWith(` ${name}`) || whole.startsWith(`${name} `))
  const isCut = (name: string) =>
    !isKnownCity(name) &&
    [...found.keys()].some(
      (whole) => /^ d[aeiou][ls]? /u.test(whole.slice(name.length)) && whole.startsWith(name),
    )
  return [...found]
    .filter(
      ([name, city]) =>
        isPart(name, city) || isCut(name) || (quarter.test(name) && found.has(name.replace(quarter, ''))),
    )
    .map(([name]) => name)
}

/** Whether the second name is the state of the known city: not in "Richmond, Norfolk and Roanoke", which are three towns, if Richmond is in Virginia. */
const tellsRegion = ({ region }: Place, known: Place): boolean =>
  region !== undefined && (isStateName(region) || !isStateName(known.region ?? ''))

function findCities({ units, people, type }: PlaceNotes, bare: string | undefined): Map<string, Found> {
  const found = new Map<string, Found>()
  const ranks = rankFacts(units)
  const open = units.flatMap((unit, index) =>
    unit.kind === 'foreign' || unit.kind === 'private' ? [] : listCityMentions(unit, index),
  )
  const names = new Set(open.map(({ name }) => name))
  const persons = listPersons(units, people)
  for (const mention of open) {
    const unit = units[mention.unit]
    if (isInPersonName(mention, persons)) continue
    const place = readCity(mention, persons, bare)
    if (place === undefined || unit === undefined) continue
    const known = found.get(place.city) ?? newFound(place)
    if (tellsRegion(place, known.place)) known.place = place
    found.set(place.city, known)
    known.units.add(mention.unit)
    for (const sign of readSeatSigns(mention, bare)) known.seats.add(sign)
    known.isElsewhere &&= isElsewhere(mention)
    addMention(known.evidence, mention, unit, type)
    addRank(known.evidence, ranks.get(unit))
    addShown(known.evidence, [
      ['inside', mention.isInside === true],
      ['outside', mention.isInside !== true],
      ['person', isPersonName(mention.name, persons)],
    ])
    addCompany(known.evidence, mention, unit.body, bare)
    addAll(known.evidence, '', listHomeSigns(mention, unit.body, bare, type))
    addNeighbors(known.evidence, mention, names, bare)
  }
  return found
}

const newFound = (place: Place): Found => ({
  place,
  seats: new Set(),
  isElsewhere: true,
  evidence: new Set(),
  units: new Set(),
})

const nameBefore = /(?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?), $/u
const nameAfter = /^, (?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u

/** Adds signs for a neighboring name: "Chatham, Kent" (a region after its town), "Sandyford, Dublin" (a district before its city). */
function addNeighbors(
  evidence: Set<string>,
  { name, before, after }: Mention,
  names: ReadonlySet<string>,
  bare: string | undefined,
): void {
  const earlier = nameBefore.exec(before)?.groups?.name
  const later = nameAfter.exec(after)?.groups?.name ?? ''
  const isAfterPlace = earlier !== undefined && names.has(earlier) && bare?.endsWith(earlier) !== true
  addShown(evidence, [
    ['after-place', isAfterPlace && !isKnownCity(name)],
    ['known-after-place', isAfterPlace && isKnownCity(name)],
    ['before-known', !isKnownCity(name) && (isKnownCity(later) || isKnownCity(later.split(' ')[0] ?? ''))],
  ])
}

const asksForCity = (unit: SortedUnit | undefined): boolean =>
  unit !== undefined &&
  /\b(?:city|where|town|location|based|dateline|date it)\b[^?]{0,60}\?$/iu.test(unit.body)

function addRank(evidence: Set<string>, rank: number | undefined): void {
  if (rank !== undefined && rank < 3) evidence.add(rank === 0 ? 'first' : 'early')
}

const local: ReadonlySet<AnnouncementType> = new Set(['event', 'crisis'])
const opensName = /(?:^|\b(?:an?|the) |, |[.;:] |[’']s )$/iu

function addMention(
  evidence: Set<string>,
  { before, after }: Mention,
  { label = '', kind }: SortedUnit,
  type: AnnouncementType,
): void {
  const earlier = readSigns(before, beforeCity)
  const later = readSigns(after, afterCity)
  evidence.add(`kind:${kind}`)
  addAll(evidence, '', listWordsAround(before, after, label))
  addAll(evidence, 'label:', readSigns(label, cityLabels))
  addAll(evidence, 'before:', earlier)
  addAll(evidence, 'after:', later)
  // Events and accidents are dated from where they are; a new plant rarely is where its company is.
  const there = earlier.filter((sign) => /-in$|^in$|^at$/.test(sign))
  if (local.has(type)) addAll(evidence, 'local:', there)
  if (type === 'expansion' && there.includes('open-in')) evidence.add('expansion:open-in')
  if (later.includes('kind') && opensName.test(before)) evidence.add('city-kind')
  if (startsDateline(before, after)) evidence.add('dated')
  // The sender's postal address below the name: "200 N. High Street, Columbus, OH 43215".
  if (earlier.includes('address') && kind !== 'fact' && kind !== 'quote') evidence.add('postal')
}

/** How many letters from a city its company is looked for. */
const nearby = 160

/** Somebody else's city: "Nightroster, a startup in Omaha". */
const owned =
  /(?<name>\p{Lu}[\p{L}&’'.-]+(?: \p{Lu}[\p{L}&’'.-]+){0,3})(?<kind>,? (?:an?|the|our|its|their)(?: [\p{Ll}-]{1,20}){1,5})?,? (?:in|of|from|out of|near) $/u

/** Adds signs for how a sentence connects the city with the company. */
function addCompany(
  evidence: Set<string>,
  { name, from }: Mention,
  body: string,
  bare: string | undefined,
): void {
  if (bare === undefined) return
  const earlier = body.slice(Math.max(0, from - nearby), from)
  const at = earlier.toLowerCase().lastIndexOf(bare.toLowerCase())
  if (at !== -1) {
    evidence.add('with-company')
    const between = earlier.slice(at + bare.length)
    addAll(evidence, 'company:', readSigns(between.slice(readLegalTail(between).length), besideCompany))
    return
  }
  const owner = owned.exec(earlier)?.groups
  if (owner !== undefined && !isEverydayWord((owner.name ?? '').toLowerCase()))
    evidence.add(owner.kind === undefined ? 'other-in' : 'other-kind-in')
  const later = body.slice(from + name.length, from + name.length + nearby)
  const next = later.toLowerCase().indexOf(bare.toLowerCase())
  addShown(evidence, [
    ['with-company', next !== -1],
    [
      'company:before',
      next !== -1 && /^(?:[’']s|[- ]based|,)? (?:[\p{Ll}-]+ ){0,4}$/u.test(later.slice(0, next)),
    ],
  ])
}
