// Collects signs for each kind of announcement: what happens, what is asked for, and the labels of a form.
import { type AnnouncementType, announcementTypes } from '#domain/brief/announcement-types.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import type { Candidate } from './choose.ts'
import {
  accompanyingSigns,
  askedTypes,
  notDisaster,
  slotTypes,
  type TypeSign,
  typeSigns,
} from './signs/type-signs.ts'
import { listStems } from './words.ts'

interface TypeCandidate extends Candidate {
  value: AnnouncementType
}

/** Denied events, which are no sign: "did not raise money", "denies that it will merge". */
const denied =
  /\b(?:not (?!only\b|just\b|to be released)|never |denie[sd] |deny |no longer |fail(?:s|ed) to |no plans? to |without (?!water|power|heat|gas|permission|authori)|neither |rejects? |rejected )[^.;,\n]*/gi
/** "Our new chef is somebody you know, but perhaps yes and perhaps no" */
const doubted = /\b(?:perhaps|maybe)\b/iu
const subject = /^(?:subject|betreff|objet|asunto|temat|oggetto|re|onderwerp)$/iu
const typeLabel =
  /^(?:announcement |release )?(?:type|kind|category|nature)(?: of (?:the )?(?:release|announcement|news|notice|story))?$/iu

/** A kind and its signs. */
type Hint = readonly [AnnouncementType, ...string[]]

/** The kinds with their signs, from all units that are neither private nor foreign. */
export function listTypes(units: readonly SortedUnit[]): TypeCandidate[] {
  const heard = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign' && kind !== 'contact')
  const facts = heard.filter(
    ({ kind, text }) =>
      (kind === 'fact' || (kind === 'unsure' && !doubted.test(text))) && !text.endsWith('?'),
  )
  const read = facts.map(readSigns)
  const news = placeNews(facts, read)
  const told = read.map((signs, index) => listTold(signs, news.get(index)))
  const hints = [
    ...heard.flatMap(listAsked),
    ...listTitle(heard),
    ...facts.flatMap(listSlots),
    ...told.flat(),
    ...heard.flatMap(listSorry),
  ]
  const evidence = new Map(announcementTypes.map((type) => [type, new Set([`is:${type}`])]))
  for (const [type, ...signs] of [...hints, ...listCounts(read)])
    for (const sign of signs) evidence.get(type)?.add(sign)
  const words = listWords(heard, facts)
  for (const [type, signs] of evidence) for (const word of words) signs.add(`${word}@${type}`)
  return [...evidence].map(([value, signs]) => ({ value, evidence: signs }))
}

/** How many facts count as the first ones. */
const earliest = 3

/** The words of facts and requests, with those of the first facts marked. */
function listWords(heard: readonly SortedUnit[], facts: readonly SortedUnit[]): Set<string> {
  const words = new Set<string>()
  const add = (prefix: string, text: string) => {
    for (const stem of listStems(text.replaceAll(denied, ' '))) words.add(prefix + stem)
  }
  facts.forEach(({ body }, index) => {
    add('w:', body)
    if (index < earliest) add('e:', body)
  })
  heard.forEach(({ kind, label = '', text }, index) => {
    if (kind === 'instruction' || subject.test(label) || index === 0) add('a:', text)
  })
  return words
}

/** The kinds that the words ask for, each with these signs. */
function findAsked(words: string, ...signs: string[]): Hint[] {
  return askedTypes.flatMap(([type, pattern]): Hint[] =>
    pattern.test(words) ? [[type, ...signs, `asked:${type}`]] : [],
  )
}

/** The kinds that a request, a subject line or a line about the kind asks for. */
function listAsked({ kind, label = '', value = '', text }: SortedUnit): Hint[] {
  if (typeLabel.test(label)) return findAsked(value, 'typed')
  if (subject.test(label)) return findAsked(text, 'subject')
  return kind === 'instruction' ? findAsked(text, 'asked') : []
}

/** The kind in the first line, if it is a title: "CFO appointment – points from HR". */
function listTitle([first]: readonly SortedUnit[]): Hint[] {
  const isTitle =
    first !== undefined && first.label === undefined && !first.isBullet && !/[.,!?]$/.test(first.text)
  return isTitle ? findAsked(first.text, 'title') : []
}

const ownLabel = /^(?<label>\p{L}[\p{L} ]{1,28}?) = /u

/** The kinds suggested by a form's labels: "Partner: Linha Sul", "Parties = Haeundae Kelp / Norrhav Livs". */
function listSlots({ label, body }: SortedUnit): Hint[] {
  const name = label ?? ownLabel.exec(body)?.groups?.label ?? ''
  return slotTypes.flatMap(([type, pattern]): Hint[] =>
    pattern.test(name) ? [[type, 'slot', `slot:${type}`]] : [],
  )
}

/** The signs of one fact, by name of the event or going with it. */
function readSigns({ body }: SortedUnit): TypeSign[] {
  // "led by partner Greg Hall" is a title, not a partnership.
  const text = body.replaceAll(/\bpartner (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/gu, '').replaceAll(denied, ' ')
  const isElsewhere = notDisaster.test(body)
  return typeSigns.filter(([type, , pattern]) => !(type === 'crisis' && isElsewhere) && pattern.test(text))
}

const isEvent = ([type, sign]: TypeSign): boolean => !accompanyingSigns.has(`${type}:${sign}`)
const newsLabel = /^(?:news|what|announcement|deal|headline|the news|story)$/iu

/** The order of the facts that name an event; those under "News" come first. */
function placeNews(facts: readonly SortedUnit[], read: readonly TypeSign[][]): Map<number, number> {
  const eventful = read.flatMap((signs, index) => (signs.some(isEvent) ? [index] : []))
  const labeled = eventful.filter((index) => newsLabel.test(facts[index]?.label ?? ''))
  return new Map([...new Set([...labeled, ...eventful])].map((index, order) => [index, order]))
}

/** The signs of a fact; the first fact with an event tells the news. */
function listTold(signs: readonly TypeSign[], order: number | undefined): Hint[] {
  const place = order === 0 ? 'first' : order === 1 || order === 2 ? 'early' : 'late'
  return signs.map((sign): Hint => {
    const [type, family] = sign
    const name = `${type}:${family}`
    if (!isEvent(sign)) return [type, 'attending', name]
    return place === 'late' ? [type, place, name] : [type, place, name, `${name}:soon`]
  })
}

/** An apology in a quotation is a sign of a crisis. */
function listSorry({ kind, body }: SortedUnit): Hint[] {
  const sorry = typeSigns.find(([type, sign]) => type === 'crisis' && sign === 'sorry')
  return kind === 'quote' && sorry?.[2].test(body) ? [['crisis', 'crisis:sorry:quoted']] : []
}

/** Signs for how many facts suggest a kind. */
function listCounts(read: readonly (readonly TypeSign[])[]): Hint[] {
  const counts = new Map<AnnouncementType, number>()
  for (const signs of read)
    for (const type of new Set(signs.map(([found]) => found))) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(
    ([type, count]): Hint => [
      type,
      ...[2, 4, 6].filter((least) => count >= least).map((least) => `told:${least}`),
    ],
  )
}
