// Lists everybody the notes name, each once, and finds whom a word means: by full name, initials, first name, surname, nickname or role.
import { fullName } from '#domain/brief/people.ts'
import { findPerson, withoutAddress, withoutShortened } from '#domain/brief/person-names.ts'
import type { Person } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayPhrase, isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isFunctionWord, isOrganizationWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { findAppointee } from './appointee.ts'

export interface Roster {
  names: readonly string[]
  /** Nicknames and initials in small letters: "bud" from Carlton "Bud" Marwick, "wp" from "WP = Walt Pinkham". */
  aliases: ReadonlyMap<string, string>
  /** The title words of each person. */
  roles: ReadonlyMap<string, ReadonlySet<string>>
  /** The person who is appointed. */
  appointee: string | undefined
  /** People without a title, known by phrases used only of people. */
  persons: ReadonlySet<string>
}

/** A person in a text; `name` is missing if the notes never give it in full. */
export interface Mention {
  name: string | undefined
  from: number
  to: number
}

const farthest = 400

export function readRoster(
  units: readonly SortedUnit[],
  people: readonly Person[],
  others: readonly string[],
  persons: readonly string[] = [],
): Roster {
  const open = units.slice(0, farthest).filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const sure = people
    .filter(({ name, title }) => title !== undefined || !isEverydayPhrase(cleanName(name)))
    .map(({ name }) => cleanName(name))
  const likely = others.map(cleanName).filter(isLikeName)
  const names = withoutShortened([...new Set([...sure, ...likely])].filter((name) => name.includes(' ')))
  const texts = open.map(({ text }) => text)
  const appointee = findAppointee(open)
  const roles = readRoles(texts, names, people)
  if (appointee !== undefined) roles.set(appointee.name, readRole(appointee.post.title))
  return {
    names,
    aliases: readAliases(texts, names),
    roles,
    appointee: appointee?.name,
    persons: new Set(persons),
  }
}

/** A name without forms of address, titles and a possessive ending. */
function cleanName(written: string): string {
  const words = withoutAddress(written.replace(/[’']s?$/u, '')).split(' ')
  while (words.length > 1 && (isTitle(words[0] ?? '') || quoteLabel.test((words[0] ?? '').toLowerCase())))
    words.shift()
  // A verb may stand before the name: "Follows Ejnar Thygesen".
  while (words.length > 2 && opensSentence(words[0] ?? '')) words.shift()
  return withoutAddress(words.join(' '))
}

const opensSentence = (word: string): boolean =>
  /(?:s|ed|ing)$/u.test(word) && isEverydayWord(word.toLowerCase())

const quoteLabel = /^(?:quot(?:e|ation)|zitat|citation|cita|citat|citaat|cytat|statement)$/u
const shortTitles = /^(?:MD|ED|GM|VP|VC|GS|PI|MP)$/u
const isTitle = (word: string): boolean => isTitleWord(word) || shortTitles.test(word)

/** Whether the words can be a person's name, unlike "Harbor Ventures", "Next Tuesday" and "Tue Oct". */
function isLikeName(name: string): boolean {
  const words = name.split(' ')
  const isNobody = words.some(
    (word) => isTitle(word) || isCommonWord(word) || isOrganizationWord(word.toLowerCase()),
  )
  // "Amsel & Roe P.C." ends with no surname.
  return !isNobody && !/ \p{Lu}\.?$/u.test(name) && !isKnownCity(name) && !isEverydayPhrase(name)
}

const nicknamed =
  /(?<first>\p{Lu}[\p{L}’-]{1,30}) [“"‘'(](?<nick>\p{Lu}\p{Ll}{1,20})[”"’')] (?<last>\p{Lu}[\p{L}’-]{1,30})/gu
const numbered = new RegExp(`^(?<short>\\p{L}+ ?\\d): (?<name>${fullName})`, 'gu')
const equated = new RegExp(
  `(?<![\\p{L}.])(?<short>[\\p{L}.]{1,20}) ?(?:=|,? (?:is|that[’']s|so that[’']s)(?: (?:my|our|the) \\p{L}+,)?) ?(?<name>${fullName})`,
  'gu',
)

/** Short names that the notes themselves explain. */
/** A relative with a name: after "My mother, Ann Lee, …" she may be called "Mother". */
const related = new RegExp(
  `\\b[Mm]y (?:late |own |older |younger )?(?<short>mother|father|mom|mum|dad|sister|brother|wife|husband|daughter|son|uncle|aunt|cousin|grandmother|grandfather|partner|boss),? (?<name>${fullName})`,
  'gu',
)

function readAliases(texts: readonly string[], names: readonly string[]): Map<string, string> {
  const aliases = new Map<string, string>()
  for (const text of texts) {
    for (const { groups } of findMatches(text, nicknamed)) {
      const { first = '', nick = '', last = '' } = groups ?? {}
      const full = findPerson(`${first} ${last}`, names) ?? `${first} ${last}`
      aliases.set(nick.toLowerCase(), full)
    }
    for (const { groups } of [equated, numbered, related].flatMap((pattern) => findMatches(text, pattern))) {
      const { short = '', name = '' } = groups ?? {}
      const full = findPerson(cleanName(name), names)
      if (full !== undefined && !isFunctionWord(short.toLowerCase())) aliases.set(short.toLowerCase(), full)
    }
  }
  return aliases
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ceo|chief exec(?:utive)?(?: officer)?)\b/giu, 'chief executive'],
  [/\bmd\b/giu, 'managing director'],
  [/\b(?:ed|exec\.? dir(?:ector)?\.?)\b/giu, 'executive director'],
  [/\bgm\b/giu, 'general manager'],
  [/\bchair(?:man|woman|person)\b/giu, 'chair'],
  [/\bvice[- ]/giu, 'vice'],
]

/** The title words in a text, in one form: "MD" and "Managing Director" are the same. */
export function readRole(text: string): Set<string> {
  const plain = abbreviations.reduce((given, [short, long]) => given.replaceAll(short, long), text)
  const words = plain.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []
  return new Set(words.filter((word) => roleWord.test(word) || isTitleWord(word)))
}

const roleWord =
  /^(?:rector|vicechancellor|vicepresident|vicechair|principal|head|chef|partner|foreman|farmer|winemaker|brewer|baker|inventor|author|captain)$/u

/** The title words beside each name: "Ann Lee, 44, our new head of sales", "Mayor Ann Lee". */
function readRoles(
  texts: readonly string[],
  names: readonly string[],
  people: readonly Person[],
): Map<string, Set<string>> {
  const titles = names.map((name) => {
    const given = people.filter((person) => cleanName(person.name) === name).map(({ title = '' }) => title)
    const beside = texts.flatMap((text) => readBeside(text, name, names))
    return [name, readRole([...given, ...beside].join('; '))] as const
  })
  return new Map(titles)
}

/** The words around a name that may be a title. */
function readBeside(text: string, name: string, names: readonly string[]): string[] {
  const at = text.indexOf(name)
  if (at === -1) return []
  const after = text.slice(at + name.length, at + name.length + 60)
  const own = after.slice(0, nearestOther(after, name, names)).split(/[.;](?: |$)/)[0] ?? ''
  return [
    text
      .slice(Math.max(0, at - 30), at)
      .split(/[,.;:(]/)
      .at(-1) ?? '',
    own,
  ]
}

function nearestOther(text: string, own: string, names: readonly string[]): number {
  const places = names.filter((name) => name !== own).map((name) => text.indexOf(name.split(' ')[0] ?? name))
  return Math.min(text.length, ...places.filter((at) => at !== -1))
}

/** The one person with this role; undefined if none or several have it. */
export function findByRole(text: string, { names, roles }: Roster): string | undefined {
  const role = readRole(text)
  if (role.size === 0) return undefined
  const fits = names.filter((name) => [...role].every((word) => roles.get(name)?.has(word) === true))
  return fits.length === 1 ? fits[0] : undefined
}

const particle = '(?:de|van|von|der|den|ten|ter|la|le|lo|da|do|dos|das|di|du|del|bin|al|el|Ó|Ní)'
const part = "\\p{Lu}[\\p{L}\\p{M}’'-]{0,40}\\.?"
/** Excludes contractions before a name: "I'm Ann Lee". */
const noContraction = "(?!(?:I|It|He|She|We|They|You|That|Here|There|What|Who)[’'](?:s|re|m|ve|ll|d) )"
const run = new RegExp(
  `(?<![\\p{L}’'])${noContraction}${part}(?: (?:${particle} ){0,2}[“"‘]?${part}[”"’]?){0,6}`,
  'gu',
)

/** Everybody a short text names, in order. */
export function findMentions(text: string, roster: Roster): Mention[] {
  return findMatches(text, run).flatMap(({ 0: found, index }) => {
    const mention = readRun(found.replace(/[.]$/u, ''), roster, index === 0)
    return mention === undefined ? [] : [{ ...mention, from: index + mention.from, to: index + mention.to }]
  })
}

interface Word {
  word: string
  from: number
}

/** The person that a run of capitalized words names: by all words, by those after the first, or by two words at its start. */
function readRun(found: string, roster: Roster, isStart: boolean): Mention | undefined {
  const words = [...found.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, from: index }))
  const start = words.findIndex(({ word }, order) =>
    isNamePart(word, isStart || order > 0 || words.length < 2),
  )
  const own = start === -1 ? words : words.slice(start)
  const known = [words, ...own.map((_, skipped) => own.slice(skipped)), ...listStarts(own)]
    .map((part) => toMention(part, findByName(part.map(({ word }) => word).join(' '), roster)))
    .find((mention) => mention?.name !== undefined)
  const named = start === -1 ? undefined : toMention(own, readName(own))
  // "Gloria Dunmore Haas" is not the Dunmore named elsewhere.
  const isLonger =
    known !== undefined && named?.name !== undefined && known.to - known.from < named.to - named.from
  return isLonger && !isFirstName(known, own) ? named : (known ?? named)
}

/** Whether the word may be part of a name. An everyday word such as "Bill" may be only inside a sentence. */
function isNamePart(word: string, isPlain: boolean): boolean {
  if (isTitle(word) || initials.test(word)) return false
  if (isPlain) return !isPlainWord(word)
  return !isFunctionWord(word.toLowerCase()) && !isCommonWord(word) && !quoteLabel.test(word.toLowerCase())
}

/** "S.P." and "RD" are read as such. */
const initials = /^(?:\p{Lu}\.?){1,4}$/u

const listStarts = (words: readonly Word[]): Word[][] =>
  words.slice(2).map((_, left) => words.slice(0, words.length - 1 - left))

/** Whether an unknown word stands before a known first name: "Pani Helen". */
function isFirstName({ name = '' }: Mention, own: readonly Word[]): boolean {
  return name.toLowerCase().startsWith(`${own.at(-1)?.word.toLowerCase()} `)
}

function toMention(words: readonly Word[], name: string | undefined): Mention | undefined {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return undefined
  return { name, from: first.from, to: last.from + last.word.length }
}

/** A full name that only this text has. */
function readName(words: readonly Word[]): string | undefined {
  const name = cleanName(words.map(({ word }) => word).join(' '))
  const isFull = name.includes(' ') && isLikeName(name) && words.every(({ word }) => /\p{Ll}/u.test(word))
  return isFull ? name : undefined
}

const isPlainWord = (word: string): boolean => {
  const small = word.toLowerCase().replace(/[’']s$|[.,]$/u, '')
  return quoteLabel.test(small) || isFunctionWord(small) || isEverydayWord(small) || isCommonWord(word)
}

/** Whether several people of the notes have this name. */
export function isAmbiguous(written: string, { names }: Roster): boolean {
  const bare = cleanName(written).toLowerCase()
  return names.filter((name) => ` ${name.toLowerCase()} `.includes(` ${bare} `)).length > 1
}

/** The one person whom the written form means. */
export function findByName(written: string, { names, aliases }: Roster): string | undefined {
  const bare = cleanName(written)
  const alias = aliases.get(bare.toLowerCase())
  if (alias !== undefined) return alias
  if (bare.includes(' ')) return findPerson(bare, names)
  if (isTitle(bare)) return undefined
  const found = findPerson(bare, names)
  // An everyday word such as "Price" may be no name; as a first name ("Grace") it is one.
  const isFirst = found?.toLowerCase().startsWith(`${bare.toLowerCase()} `) === true
  return isFirst || bare === written || !isPlainWord(bare) ? found : undefined
}
