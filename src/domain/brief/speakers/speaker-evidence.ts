// Collects candidates for the speaker of a quotation: everybody the notes name, with signs from cues and from mentions near the words.

import type { Candidate } from '#domain/brief/evidence/choose.ts'
import { addShown } from '#domain/brief/evidence/signs.ts'
import { findPerson, withoutAddress, withoutShortened } from '#domain/brief/person-names.ts'
import type { Person } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord, isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isStateName } from '#domain/language/states.ts'
import { type Around, readSpeakerCues, withoutQuotations } from './speaker-cues.ts'

export interface QuoteNotes extends Around {
  /** The speaker of the quotation before this one. */
  last: string | undefined
  /** The same, if both are on one line. */
  follows: string | undefined
}

/** How many units before and after the words are searched for a name. */
const reach = { before: 8, after: 4 }
const mostPeople = 40

/** The candidates with their signs. */
export function listSpeakers(notes: QuoteNotes): Candidate[] {
  const { units, index, people, cast, last, follows } = notes
  const unit = units[index]
  if (unit === undefined) return []
  const cues = readSpeakerCues(notes)
  const full = withoutShortened([...people.map(({ name }) => name), ...cast.names])
  const given = withFollows(cues, follows).flatMap(([cue, written]): Cue[] => {
    const name = cleanSpeaker(written)
    return name === undefined ? [] : [[cue, findPerson(name, full) ?? name]]
  })
  const sender = cast.senders[index]
  const names = listNames(notes, given)
  const around = withoutQuotations(unit)
  const mentions = listMentions(names, units, index, around)
  const nearest = findNearest(mentions)
  const titled = people.filter(({ title }) => title !== undefined)
  return names.map((value, place) => {
    const isSender = sender !== undefined && (sender === value || findPerson(sender, full) === value)
    const evidence = new Set<string>()
    given.forEach(([cue, name], order) => {
      if (name !== value) return
      evidence.add(`cue:${cue}`)
      if (order === 0) evidence.add('cue:first')
    })
    addMentions(evidence, mentions[place] ?? [])
    const person = people.find(({ name }) => name === value)
    addShown(evidence, [
      ['nearest', nearest === place],
      ['nearest:pronoun', nearest === place && pronoun.test(around)],
      ['bare:nearest', nearest === place && !/\p{L}{3}/u.test(around)],
      ['sender', isSender],
      ['sender:bare', isSender && !/\p{Lu}\p{L}{2}/u.test(around)],
      ['last', last === value],
      ['last:pronoun', last === value && pronoun.test(around)],
      ['only', names.length === 1],
      ['two-words', value.split(' ').length > 1],
      ['everyday', value.split(' ').some((word) => isEverydayWord(word.toLowerCase()))],
      ['place', value.split(' ').some((word) => isKnownCity(word)) || isStateName(value)],
      ...describePerson(person, titled.length, around),
    ])
    return { value, evidence }
  })
}

/** Adds the speaker before on the same line after those named by the words themselves. */
function withFollows(cues: readonly Cue[], follows: string | undefined): readonly Cue[] {
  if (follows === undefined) return cues
  const sure = cues.filter(([cue]) => ownCues.has(cue))
  return [...sure, ['follows', follows], ...cues.filter(([cue]) => !ownCues.has(cue))]
}

type Cue = readonly [string, string]
const ownCues: ReadonlySet<string> = new Set(['self', 'said', 'label', 'above', 'signed'])

const pronoun = /\b(?:he|she|they|her|his|him|also|added|adds|again|goes on|continues|second quote)\b/iu
const leader =
  /\b(?:ceo|chief executive|founder|president|managing director|owner|chair\p{L}*|director|principal|mayor|partner|head)\b/iu

function describePerson(
  person: Person | undefined,
  titled: number,
  around: string,
): (readonly [string, boolean])[] {
  const title = person?.title
  return [
    ['person', person !== undefined],
    ['titled', title !== undefined],
    ['only-titled', title !== undefined && titled === 1],
    ['leader', title !== undefined && leader.test(title)],
    ['title-in', title !== undefined && around.toLowerCase().includes(title.toLowerCase())],
    ['title-part', title !== undefined && sharesTitle(title, around)],
  ]
}

function sharesTitle(title: string, around: string): boolean {
  const words = new Set(around.toLowerCase().match(/\p{L}+/gu))
  return title.split(' ').some((word) => isTitleWord(word) && words.has(word.toLowerCase()))
}

/** The names, each once; those from cues come first. */
function listNames(
  { people, cast, index }: QuoteNotes,
  cues: readonly (readonly [string, string])[],
): string[] {
  const sender = cast.senders[index]
  const full = sender?.includes(' ') === true ? [sender] : []
  const named = [...cues.map(([, name]) => name), ...people.map(({ name }) => name), ...full, ...cast.names]
  const known = withoutShortened([...people.map(({ name }) => name), ...cast.names])
  const clean = named.flatMap((name) => cleanSpeaker(name) ?? [])
  return [...new Set(clean.map((name) => findPerson(name, known) ?? name))].slice(0, mostPeople)
}

interface Mentioned {
  /** How many units before (negative) or after the words it is. */
  distance: number
  isFull: boolean
  isSameLine: boolean
}

/** The places near the words where each name occurs, whole or in part. */
function listMentions(
  names: readonly string[],
  units: readonly SortedUnit[],
  index: number,
  around: string,
): Mentioned[][] {
  const line = units[index]?.line
  const mentions: Mentioned[][] = names.map(() => [])
  for (
    let at = Math.max(0, index - reach.before);
    at <= Math.min(units.length - 1, index + reach.after);
    at++
  ) {
    const unit = units[at]
    if (unit === undefined || unit.kind === 'private' || unit.kind === 'foreign') continue
    const text = at === index ? around : unit.text
    const words = new Set(text.match(/\p{Lu}[\p{L}’'-]+/gu)?.map((word) => word.toLowerCase()))
    names.forEach((name, place) => {
      const isFull = text.includes(name)
      if (
        isFull ||
        name.split(' ').some((word) => word.length > 2 && words.has(word.toLowerCase().replace(/[’']s$/, '')))
      )
        mentions[place]?.push({ distance: at - index, isFull, isSameLine: unit.line === line })
    })
  }
  return mentions
}

function addMentions(evidence: Set<string>, mentions: readonly Mentioned[]): void {
  for (const mention of mentions) for (const sign of describeMention(mention)) evidence.add(sign)
}

function describeMention({ distance, isFull, isSameLine }: Mentioned): string[] {
  const size = isFull ? 'full' : 'part'
  if (distance === 0) return [`in:${size}`]
  const side = distance < 0 ? 'before' : 'after'
  return [`${side}:${Math.min(3, Math.abs(distance))}:${size}`, ...(isSameLine ? [`line:${side}`] : [])]
}

/** The index of the name mentioned nearest before the words. */
function findNearest(mentions: readonly (readonly Mentioned[])[]): number | undefined {
  let nearest: number | undefined
  let least = Number.POSITIVE_INFINITY
  mentions.forEach((each, place) => {
    for (const { distance } of each)
      if (distance < 0 && -distance < least) {
        nearest = place
        least = -distance
      }
  })
  return nearest
}

/** The name; undefined if no person is called so: "Management Board", "Deputy Mayor". */
function cleanSpeaker(written: string): string | undefined {
  // A first name said twice in speech: "its cormac cormac halloran".
  const words = withoutAddress(written)
    .split(' ')
    .filter((word, index, all) => word !== all[index - 1])
  while (words.length > 1 && (isTitleWord(words[0] ?? '') || isFunctionWord(words[0] ?? ''))) words.shift()
  while (words.length > 2 && isEverydayWord((words[0] ?? '').toLowerCase())) words.shift()
  return isNoPerson(words, written) ? undefined : withoutAddress(words.join(' '))
}

function isNoPerson(words: readonly string[], written: string): boolean {
  if (words.some((word) => isTitleWord(word) || isOrganizationWord(word.toLowerCase()))) return true
  if (words.length === 1) return false
  const isMarked = words.some((word) => /^\p{Lu}{2,3}$/u.test(word)) && written !== written.toUpperCase()
  return isMarked || words.every((word) => isEverydayWord(word.toLowerCase()))
}
