// Lists the people in the notes, from mail headers, greetings, chats, signatures and addresses. They can be neither the company nor the city.
import type { Person } from '#domain/brief/sheet.ts'
import { findSignatures } from '#domain/brief/signatures.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonAcronym, isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { listCorrespondents } from './host-names.ts'
import type { Mention } from './mentions.ts'
import { addShown } from './signs.ts'

export interface Persons {
  /** Full names, forms of address included. */
  names: ReadonlySet<string>
  /** The words those names are made of, in small letters. */
  words: ReadonlySet<string>
  /** "Dunn" of "Ms. Dunn" */
  surnames: ReadonlySet<string>
}

const word = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}"
const greeting =
  'hi|hiya|hello|hey|dear|good|morning|afternoon|evening|thanks|thank you|cheers|hallo|hej|hei|hola|ciao|salut|bonjour|liebe|lieber|beste|caro|cara|olá|oi|habari'
const greeted = new RegExp(
  `^(?:${anyCase(greeting)}) (?:(?:${anyCase('again|morning|afternoon|evening|all|both')}) )?(?<name>${word})(?=[,!.:;–—-]|\\s*$| (?:and|&|it[’']s|its|this is|i|I[’']m|here|hope|can|could|please|as|see) )`,
  'u',
)
const addressed = new RegExp(
  `(?<![\\p{L}.])(?:(?:Dr|Mr|Mrs|Ms|Prof|Cllr|Frau|Herr|Mme|Ald|Rev|Dott|Avv|Sgt|Capt)\\.? |\\p{Lu}\\. (?:\\p{Lu}\\. )?)(?<name>${word}(?: ${word}){0,2})`,
  'gu',
)
const toldName = `(?<![\\p{L}.])(?<!\\b(?:of|in|at|from|near) )(?<name>${word}(?: ${word}){1,2})`
/** Phrases that only follow a person's name: "Idwal Rees, he's a shearer", "Ines Roux (41)", "Don Kell, who retires". */
const describedPerson = new RegExp(
  `${toldName}(?:,? (?:he|she)(?![\\p{L}])|,? \\(?(?:aged? )?[2-9]\\d(?=[),])|,? who(?![\\p{L}]))`,
  'gu',
)
const toldInWords = new RegExp(`${toldName},? (?:he|she|who)(?![\\p{L}])`, 'gu')
/** "Hey Fiona, this is Walt" */
const introduced = new RegExp(
  `(?<![\\p{L}])(?:${anyCase("this is|it[’']s|its|i[’']m|im|i am|my name is|my name[’']s")}) (?<name>${word})(?=[,.!]|$| (?:here|again|from|at|over|and) )`,
  'gu',
)
/** The names that are followed by such phrases. A bare figure doesn't count, because it also follows months and prices. */
export const listDescribedPeople = (text: string): string[] =>
  findMatches(text, toldInWords).flatMap(({ groups }) => groups?.name ?? [])

const people =
  /^(?:from|to|cc|bcc|attn|sent by|present|attendees|apologies|on the call|by|author|von|an|van|aan|de|à|från|till|od|do)$/iu
const headName = new RegExp(
  `^(?<name>${word}(?: (?:\\p{Lu}\\.|${word})){0,3})(?=$|[,;(<|/–—-]| [(<|/–—-])`,
  'u',
)
const general =
  /^(?:press|presse|media|medien|info|hello|contact|kontakt|news|newsroom|office|mail|comms|communications|pr|team|sales|support|enquiries|inquiries|marketing)$/u

/** A limit on how many are listed. */
const mostPersons = 80

/** All people in the notes. */
export function listPersons(units: readonly SortedUnit[], titled: readonly Pick<Person, 'name'>[]): Persons {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const names = new Set<string>([
    ...titled.map(({ name }) => name),
    ...findSignatures(units).flatMap(({ name }) => name ?? []),
    ...listCorrespondents(units),
    ...open.flatMap(listNamed),
  ])
  const words = new Set([...[...names].flatMap(listWords), ...open.flatMap(listMailed)])
  const surnames = new Set(
    open.flatMap(({ text }) => findMatches(text, addressed).flatMap(({ groups }) => groups?.name ?? [])),
  )
  return { names: new Set([...names].slice(0, mostPersons)), words, surnames }
}

function listNamed({ text, label = '', value = '', sender }: SortedUnit): string[] {
  const head = people.test(label) ? headName.exec(value)?.groups?.name : undefined
  return [
    greeted.exec(text)?.groups?.name,
    head,
    sender?.replace(/ ?[([].*$/u, ''),
    ...findMatches(text, addressed).map(([found]) => found),
    ...[describedPerson, introduced]
      .flatMap((pattern) => findMatches(text, pattern))
      .map(({ groups }) => groups?.name),
  ].flatMap((name) => (name === undefined ? [] : [name]))
}

const listWords = (name: string): string[] =>
  name
    .split(' ')
    .filter((each) => each.length > 2 && !isOrganizationWord(each.toLowerCase()) && !isCommonAcronym(each))
    .filter((each) => !isEverydayWord(each.toLowerCase()))
    .map(fold)

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|[’']s$|\.$/gu, '')

/** The names in an address: "isla" and "purves" of isla.purves@haldane.example. */
function listMailed({ text }: SortedUnit): string[] {
  return findAddresses(text)
    .filter(({ kind }) => kind === 'mail')
    .flatMap(({ text: address }) => address.slice(0, address.indexOf('@')).toLowerCase().split(/[._-]/))
    .filter((part) => part.length > 2 && !general.test(part) && !isEverydayWord(part))
}

/** Whether the words name a person. */
export function isPersonName(name: string, { names, words, surnames }: Persons): boolean {
  const parts = name.split(' ')
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && (isLegalWord(last) || isOrganizationWord(last.toLowerCase()))) return false
  if (parts.length === 2 && surnames.has(last)) return true
  return names.has(name) || parts.every((each) => words.has(fold(each)) || /^\p{Lu}\.$/u.test(each))
}

/** Whether the mention is part of a person's name: "Ames" in "Cllr Ames". */
export function isInPersonName(
  { name, before, after }: { name: string; before: string; after: string },
  { names }: Persons,
): boolean {
  const around = before + name + after
  return [...names].some((each) => each !== name && each.includes(name) && around.includes(each))
}

/** "Luis Arreola, Safety Coordinator", "Chloe Entwhistle = UK country manager" */
const role = /^(?:,| \(| =| –| —) ?(?<role>(?:[\p{L}&-]{1,20} ?){1,5})/u
const pronoun = /^(?:and |but )?(?:he|she|his|her)(?:[’'][a-z]{1,2})?(?![\p{L}])/iu

/** Adds a sign if the words around or after the name are about a person. */
export function addPersonSigns(
  evidence: Set<string>,
  mentions: readonly Mention[],
  units: readonly SortedUnit[],
): void {
  const isTitled = ({ after }: Mention) =>
    (role.exec(after)?.groups?.role ?? '').split(' ').some((each) => isTitleWord(each))
  addShown(evidence, [
    ['titled', mentions.some(isTitled)],
    [
      'then-pronoun',
      mentions.some(({ before, unit }) => before === '' && pronoun.test(units[unit + 1]?.body ?? '')),
    ],
  ])
}
