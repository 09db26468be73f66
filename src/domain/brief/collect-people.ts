// Lists everybody the notes name, with title and employer.
import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { listDescribedPeople } from './evidence/person-mentions.ts'
import { cleanTitle, findPeople, fullName, readSurname } from './people.ts'
import { withoutAddress, withoutOpening, withoutRole } from './person-names.ts'
import { listCouples, listRelated, listTogether } from './roster/several.ts'
import type { Person, Sourced } from './sheet.ts'
import { findOnForm, isPostLabel } from './speakers/appointee.ts'
import { readOffice } from './speakers/posts.ts'
import { plainLabel, type SortedUnit } from './unit.ts'

/** Only the first units are searched: notes say early who, what and where. */
export const farthest = 400

const telling: ReadonlySet<SortedUnit['kind']> = new Set(['fact', 'quote', 'unsure'])

export function collectPeople(units: readonly SortedUnit[]): (Person & Sourced)[] {
  const people: (Person & Sourced)[] = []
  const add = (given: Person, unit: number) => {
    const person = { ...given, name: withoutRole(withoutOpening(given.name)) }
    const known = people.find(
      ({ surname, name }) =>
        surname === person.surname && (name.includes(person.name) || person.name.includes(name)),
    )
    if (known === undefined) people.push({ ...person, unit })
    else if (known.title === undefined && person.title !== undefined) Object.assign(known, person)
  }
  const isToldOf = (first: string): boolean => {
    const doing = new RegExp(
      `(?<![\\p{L}-])${first} (?:is|was|has|had|will|said|says|told|tells|want(?:s|ed))(?!\\p{L})`,
      'u',
    )
    return units.slice(0, farthest).some(({ kind, text }) => telling.has(kind) && doing.test(text))
  }
  units.slice(0, farthest).forEach((unit, index) => {
    const couples = telling.has(unit.kind) ? listCouples(unit.body, isToldOf) : []
    for (const person of couples) add(person, index)
    if ((unit.kind !== 'fact' && unit.kind !== 'quote') || isPostLabel(unit.label)) return
    const named = [...findByLabel(unit), ...findPeople(unit.body), ...findUntitled(unit)]
    for (const person of [...listTogether(unit.body), ...named, ...listRelated(unit.body)]) add(person, index)
  })
  const hired = findOnForm(units)
  const at = units.findIndex(({ kind, text }) => kind === 'fact' && text.includes(hired?.name ?? '\n'))
  if (hired !== undefined && at !== -1)
    add({ name: hired.name, surname: readSurname(hired.name), ...hired.post }, at)
  return people.filter(
    ({ name }) => !isBody(name) && !notNames.test(name) && !shouted.test(name) && !isHalf(name),
  )
}

/** Whether the name is an organization: in "COO, Tri-Borough Savings" the employer stands beside the title as a person would. */
const isBody = (name: string): boolean =>
  notPerson.test(name) || isOrganizationWord(name.split(' ').at(-1)?.toLowerCase() ?? '')

const notPerson =
  /\b(?:Apparel|Aviation|Cellars|Ceramics|Creamery|Dairy|Diner|Distillery|Express|Foundry|Greenhouses|Grocers|Grocery|Growers|Haulage|Kitchen|Nurseries|Orchards|Outfitters|Pharmacy|Plumbing|Productions|Properties|Publishing|Realty|Roasters|Roofing|Savings|Supply|Tavern|Textiles|Vineyards|Wash|Winery|Works)$|\b(?:Inc|LLC|Corp|Ltd|Labs|Group|Freight|Ventures|Capital|Fund|Street|Avenue|Library|Museum|Hospital|University|School|Brewing|Robotics|Foods|Festival|Hall|Health|Power|Authority|Society|Prize|Award|Branch|Payroll|Analytics|Architects|Research|Paper|Butter|Union|Road|Park|Bank|Studio|Arts)\b/
const notNames = /^(?:The|Our|This|That|In|On|At|For|With|From|We|It|A|An|All|New|Media|Press|Quote|Series)\b/
const leading = new RegExp(`^(?<name>${fullName})(?=,|\\.?$| \\(| [–—-] )`, 'u')

/** Whether only a form of address makes it two words: "Oom Piet". */
const isHalf = (name: string): boolean => name.includes(' ') && !withoutAddress(name).includes(' ')

/** Words in capitals are a label: "CHAIR SAYS". */
const shouted = /^\p{Lu}+$/u

/** Roles in making the release, which are no job titles: "Spokesperson", "Officer completing". */
const errand = /\b(?:spokes|speak|contact|press|media|complet|fill|submit|report|approv|author|from|by)/iu

/** The person in the field of a post: "Medical director: Dr. Ann Lee, psychiatrist". The label is the title. */
function findByLabel({ label = '', value = '' }: SortedUnit): Person[] {
  const name = leading.exec(value)?.groups?.name ?? ''
  const post = name === '' || errand.test(label) ? undefined : readPostLabel(label)
  if (post === undefined || isBody(name)) return []
  const [own] = findPeople(value)
  // "Curator: Ann Lee, curator of American design"
  if (own?.title?.includes(post.title ?? label.toLowerCase())) return [own]
  return [{ name, surname: readSurname(name), ...post }]
}

const ofHouse = /^(?<organization>\p{Lu}\p{Ll}+) (?<office>\p{Ll}[\p{Ll} ]+)$/u

/** "CEO"; "Tolland president" tells where, too. */
function readPostLabel(label: string): Omit<Person, 'name' | 'surname'> | undefined {
  const { organization, office = '' } = ofHouse.exec(label)?.groups ?? {}
  const isHouse = organization !== undefined && !isEverydayWord(organization.toLowerCase())
  const post = readOffice(plainLabel(isHouse ? office : label))
  if (post === undefined) return undefined
  const title = post.title === undefined ? {} : { title: cleanTitle(post.title) }
  return { ...post, ...title, ...(isHouse && { organization }) }
}

const partner = new RegExp(`\\b(?:said|says),? partner (?<name>${fullName})`, 'u')
const untitled = new RegExp(
  `\\b(?:${anyCase('said|says|replac(?:es|ed|ing)|succeed(?:s|ed|ing)|appoint(?:s|ed)|nam(?:es|ed)|hir(?:es|ed)|promot(?:es|ed)|founded by|started by|among them')}) (?:\\p{Ll}+ ){0,2}(?<name>${fullName})(?=,| (?:as|to|and|who|from|said)\\b|[.;]|$)|^(?<subject>${fullName})(?=,? (?:said|says|joins|joined|becomes|will become|takes over|steps down|has been (?:named|appointed))\\b)`,
  'gu',
)
const who =
  /^(?:name|new hire|appointee|speakers?|spokesperson|expert|predecessor|replaces|founder|ceo|owner|president|director)$/i

function findUntitled(unit: SortedUnit): Person[] {
  const labeled =
    unit.label !== undefined && who.test(unit.label)
      ? new RegExp(`^${fullName}`, 'u').exec(unit.value ?? '')?.[0]
      : undefined
  const isTold =
    unit.kind === 'quote' ||
    /\b(?:replac|succeed|appoint|named|names|hire|promot|founded by|started by|among them|joins|joined|said)\p{Ll}*/iu.test(
      unit.body,
    )
  const found = isTold
    ? findMatches(unit.body, untitled).map(({ groups }) => groups?.name ?? groups?.subject ?? '')
    : []
  const titled = partner.exec(unit.body)?.groups?.name
  const names = [labeled, ...found]
    .map((name = '') => withoutTitle(name))
    .concat(listDescribedPeople(unit.body))
    .filter((name) => name.includes(' ') && !isBody(name))
  return [
    ...(titled === undefined ? [] : [{ name: titled, surname: readSurname(titled), title: 'partner' }]),
    ...names.map((name) => ({ name, surname: readSurname(name) })),
  ]
}

/** The name without the title before it: "CEO Priya Natarajan", "Ashgrove CEO Teresa Lund". */
function withoutTitle(name: string): string {
  const words = name.split(' ')
  const last = words.findLastIndex((word) => isTitleWord(word) && !/^(?:Dr|Prof|Mr|Mrs|Ms)\.?$/.test(word))
  return words.slice(last + 1).join(' ')
}

/** The units to search for people; private and foreign ones keep their place and lose their words. */
export function listUsableUnits(units: readonly SortedUnit[]): SortedUnit[] {
  return units
    .slice(0, farthest)
    .map((unit) => (unit.kind === 'private' || unit.kind === 'foreign' ? emptyUnit(unit) : unit))
}

/** The unit in its place, without its words. */
function emptyUnit(unit: SortedUnit): SortedUnit {
  const { label: _label, value: _value, cells: _cells, ...rest } = unit
  return { ...rest, text: '', body: '' }
}
