// Collects candidates for the company that announces: every name in the notes, with signs from each place it is mentioned in.

import { isTitleLine } from '#domain/brief/cues/furniture-cues.ts'
import { readRequest } from '#domain/brief/cues/instruction-cues.ts'
import type { Person } from '#domain/brief/sheet.ts'
import { findSignatures } from '#domain/brief/signatures.ts'
import { asForm, type SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isLargeCity } from '#domain/language/names/large-cities.ts'
import type { Candidate } from './choose.ts'
import { cleanName } from './company-names.ts'
import { addHosts, type Hosts, listCorrespondents, listHostNames, readHosts } from './host-names.ts'
import { listHostParts } from './host-parts.ts'
import { listMentions, type Mention, rankFacts } from './mentions.ts'
import { addEchoes, listKinds } from './name-echoes.ts'
import { addRelations, readRelations } from './name-relations.ts'
import { addPersonSigns, isPersonName, listPersons, type Persons } from './person-mentions.ts'
import { afterName, beforeName, nameLabels, nameWords } from './signs/company-signs.ts'
import { addAll, addShown, readSigns } from './signs.ts'
import { listSmallNames } from './small-names.ts'
import { listWordsAround } from './words.ts'

export interface CompanyNotes {
  units: readonly SortedUnit[]
  people: readonly Pick<Person, 'name' | 'surname'>[]
  product: string | null
}

/** The candidates for the company, with their evidence. */
export function listCompanies(notes: CompanyNotes): Candidate[] {
  const units = notes.units.map(asForm)
  const hosts = readHosts(units)
  const groups = groupByName([
    ...units.flatMap(listOpen),
    ...listHostNames(units, hosts),
    ...listSmallNames(units),
    ...listHostParts(units, hosts),
  ])
  const relations = readRelations([...groups.keys()])
  const correspondents = listCorrespondents(units)
  const persons = listPersons(units, notes.people)
  const places = { ranks: rankFacts(units), signatures: listSigned(units) }
  const earliest = Math.min(...[...groups.values()].map(([first]) => earliestOf(first, units)))
  const start = findStart(groups, earliest, persons)
  const kinds = listKinds(units)
  const owners = [...groups.keys()].filter((key) => isOwner(key, hosts))
  return [...groups].map(([key, mentions]) => {
    const value =
      mentions.map(({ name }) => name).toSorted((one, other) => other.length - one.length)[0] ?? key
    const evidence = new Set<string>()
    for (const mention of mentions) addMention(evidence, mention, units[mention.unit], places)
    addName(evidence, value, notes, isOwner(key, hosts) ? nobody : persons)
    addHosts(evidence, value, hosts)
    addRelations(evidence, { key, value }, relations)
    addCounts(evidence, mentions)
    addPersonSigns(evidence, mentions, units)
    addEchoes(evidence, key, groups, kinds)
    addShown(evidence, [
      ['leads', mentions.some(({ unit, from }) => unit === earliest && from === start)],
      ['wraps-owner', wraps(key, owners)],
      ['correspondent', correspondents.has(value) && !evidence.has('organization-word')],
      ['paired', mentions.some(({ isPaired }) => isPaired)],
      ['legal', mentions.some(({ isLegal }) => isLegal)],
      ['from-host', mentions.every(({ isFromHost }) => isFromHost)],
      ['spells-host', isOwner(key, hosts)],
      ['earliest', mentions.some(({ unit }) => unit === earliest)],
      ['aside', mentions.every(({ unit }) => isAside(units[unit]))],
    ])
    return { value, evidence }
  })
}

/** An empty list of people: the owner of an address with this name is the company, no matter who signed. */
const nobody: Persons = { names: new Set(), words: new Set(), surnames: new Set() }

const listOpen = (unit: SortedUnit, index: number): Mention[] =>
  unit.kind === 'private' || unit.kind === 'foreign' ? [] : listMentions(unit, index)

const isAside = (unit: SortedUnit | undefined): boolean =>
  unit?.kind === 'contact' || unit?.kind === 'furniture' || unit?.kind === 'quote'

function earliestOf(mention: Mention | undefined, units: readonly SortedUnit[]): number {
  return mention !== undefined && units[mention.unit]?.kind === 'fact'
    ? mention.unit
    : Number.POSITIVE_INFINITY
}

/** Where the first name of the first fact is; cities and people don't count. */
function findStart(
  groups: ReadonlyMap<string, readonly Mention[]>,
  earliest: number,
  persons: Persons,
): number {
  const first = [...groups.values()]
    .flat()
    .filter(({ name, unit }) => unit === earliest && !isKnownCity(name) && !isPersonName(name, persons))
  return Math.min(...first.map(({ from }) => from))
}

const isOwner = (key: string, { contact, sender, web }: Hosts): boolean =>
  [...contact, ...sender, ...web].some((host) => host === key.replaceAll(/[^\p{L}\p{N}]/gu, ''))

/** Whether a longer name contains one that an address spells: "Annual Bee Count of the Imkerbond Twente". */
const wraps = (key: string, owners: readonly string[]): boolean =>
  !owners.includes(key) && owners.some((owner) => key.endsWith(` ${owner}`))

/** The mentions grouped by name, without legal forms. */
function groupByName(mentions: readonly Mention[]): Map<string, Mention[]> {
  const groups = new Map<string, Mention[]>()
  for (const mention of mentions) {
    const name = cleanName(mention.name)
    if (name === undefined) continue
    const key = bareName(name).toLowerCase()
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [{ ...mention, name }])
    else known.push({ ...mention, name })
  }
  return groups
}

/** Where the units are. */
interface Places {
  ranks: ReadonlyMap<SortedUnit, number>
  signatures: ReadonlySet<SortedUnit>
}

function listSigned(units: readonly SortedUnit[]): Set<SortedUnit> {
  return new Set(
    findSignatures(units).flatMap(({ units: own }) => own.flatMap((index) => units[index] ?? [])),
  )
}

function addMention(
  evidence: Set<string>,
  { name, before, after }: Mention,
  unit: SortedUnit | undefined,
  { ranks, signatures }: Places,
): void {
  if (unit === undefined) return
  const rank = ranks.get(unit) ?? Number.POSITIVE_INFINITY
  const label = unit.label === name ? undefined : unit.label
  const isValueStart = label !== undefined && /^[^:=]{0,60}[:=]\s*(?:the )?$/iu.test(before)
  const next = readSigns(after, afterName)
  if (isCityNext(after)) next.push('city')
  evidence.add(`kind:${unit.kind}`)
  addAll(evidence, '', listWordsAround(before, after, label))
  addAll(evidence, 'label:', listLabels(label, isValueStart))
  addAll(evidence, 'after:', next)
  addAll(evidence, 'before:', readSigns(isValueStart ? '' : before, beforeName))
  if (before === '' || isValueStart) addAll(evidence, 'start+', next)
  if (rank === 0 && before === '') addAll(evidence, 'first+', next)
  addPosition(evidence, { before, after }, rank)
  addShown(evidence, [
    ['title-line', isTitleLine(unit) && isBounded(before, after)],
    ['signature', signatures.has(unit)],
    // "a release for the 50th anniversary of Miller & Sons"
    ['requested', unit.kind === 'instruction' && readRequest(unit.text)?.what.includes(name) === true],
  ])
}

const isBounded = (before: string, after: string): boolean =>
  /(?:^|[–—|:-] )$/u.test(before) && /^(?: ?[–—|:-]|,|$)/u.test(after)

function addPosition(
  evidence: Set<string>,
  { before, after }: Pick<Mention, 'before' | 'after'>,
  rank: number,
): void {
  addShown(evidence, [
    ['first', rank === 0],
    ['early', rank === 1 || rank === 2],
    ['whole-line', /^\W*$/u.test(before) && /^\W*$/u.test(after)],
    ['before:start', /^the $/iu.test(before)],
  ])
}

function listLabels(label: string | undefined, isStart: boolean): string[] {
  const found = label === undefined ? [] : readSigns(label, nameLabels)
  const isOwn = isStart && (found.includes('company') || found.includes('host'))
  return [...found.map((sign) => (isStart ? `${sign}:start` : sign)), ...(isOwn ? ['own'] : [])]
}

const cityNext = /^,? (?:\(|of |in |from |, )?(?<city>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/u

function isCityNext(after: string): boolean {
  const city = cityNext.exec(after)?.groups?.city
  return (
    city !== undefined &&
    [city, city.split(' ')[0] ?? ''].some((name) => isKnownCity(name) || isLargeCity(name))
  )
}

function addName(
  evidence: Set<string>,
  value: string,
  { people, product }: CompanyNotes,
  persons: Persons,
): void {
  const words = value.split(' ')
  const isEveryday = words.every(isEverydayWord)
  const isPerson =
    persons !== nobody &&
    bareName(value) === value &&
    people.some(({ name }) => name === value || name.includes(value))
  addShown(evidence, [
    [`words:${Math.min(words.length, 4)}`, true],
    ['legal', bareName(value) !== value],
    ['organization-word', isOrganizationWord(words.at(-1)?.toLowerCase() ?? '')],
    ['everyday-word', isEveryday && words.length === 1],
    ['everyday-words', isEveryday && words.length > 1],
    ['odd-word', !isEveryday && words.length === 1],
    ['person', isPerson],
    ['like-person', !isPerson && people.some((person) => isNamedLike(words, person))],
    ['named-person', isPersonName(value, persons)],
    ['product', value === product],
    ['city', isKnownCity(value)],
    ['has-city', words.some(isKnownCity)],
    ['title-first', isTitleWord(words[0] ?? '')],
    ['ampersand', words.includes('&')],
    ['opens-plain', !isEveryday && words.length > 2 && isEverydayWord((words[0] ?? '').toLowerCase())],
    ['opens-capitals', isHeaded(words)],
    ['large-city', isLargeCity(value) || / (?:City|\p{Lu}\.\p{Lu}\.|\p{Lu}{2})$/u.test(value)],
    ['holder', holder.test(value) && isPersonName(value.replace(holder, ''), persons)],
    ['owns-city', ownedCity.test(value) && isKnownCity(value.replace(ownedCity, ''))],
  ])
  addAll(evidence, '', readSigns(value, nameWords))
}

/** Whether a heading in capitals begins the name: "MINUTES Fenwick's Markets", "CALL NOTES Strideworks". */
const isHeaded = (words: readonly string[]): boolean =>
  /^\p{Lu}{4,}$/u.test(words[0] ?? '') &&
  isEverydayWord((words[0] ?? '').toLowerCase()) &&
  words.some((word) => /^\p{Lu}\p{Ll}/u.test(word))

/** A person with an employer: "Zeynep Karahan of Studio Kıyı". */
const holder = / (?:of|at|from|for) .{1,80}$/u
/** A company's name before a city: "Sandoval Packaging's Yakima plant". */
const ownedCity = /^.{1,80}[’']s (?=\S+$)/u

function isNamedLike(words: readonly string[], { surname, name }: Pick<Person, 'name' | 'surname'>): boolean {
  return words.includes(surname) || words.includes(name.split(' ')[0] ?? '')
}

function addCounts(evidence: Set<string>, mentions: readonly Mention[]): void {
  const units = new Set(mentions.map(({ unit }) => unit)).size
  for (const count of [2, 3, 5]) if (units >= count) evidence.add(`times:${count}`)
  if (new Set(mentions.filter(({ before }) => before === '').map(({ unit }) => unit)).size > 1)
    evidence.add('starts:2')
}
