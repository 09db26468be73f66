// Finds the person in the words beside a quotation: 'Acme founder Jane Doe of Duluth', 'Jane Doe, head of sales'.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isFunctionWord, isOrganizationWord } from '#domain/language/name-words.ts'
import { shortFormalTitleSource as abbreviatedSource } from './formal-titles.ts'

const abbreviated = abbreviatedSource()

// Word length is limited, so that the pattern cannot run on through the text.
const word = "\\p{Lu}(?:\\.(?:\\p{Lu}\\.){0,6}|[\\p{L}\\p{M}’'-]{0,40})"
const shortTitle = `(?:${abbreviated}|Mr|Mrs|Ms|St)`
/** 'Augusta “Gus” Pennebaker'. */
const nickname = '[“"]\\p{Lu}[\\p{L}’\'-]{0,20}[”"](?= \\p{Lu})'
const person = `(?:${shortTitle}\\. ){0,2}${word}(?: ${nickname})?(?: (?:(?:de|van|von|der|la|del|bin|al) ){0,2}${word}){0,5}`
const everyPerson = new RegExp(person, 'gu')
const lastPerson = new RegExp(`${person}$`, 'u')
const clauseBreak = /[,;()–—]/u
const afterPerson =
  /(?:^|\s)(?:(?:of|at|from)(?=\s(?:the\s)?\p{Lu})|(?:in|to|on|for|during|with|after|before|while|as|who|when|that)\b).*$/su
const adverb = /^(?:also|later|then|has|had|\p{Ll}+ly)$/u

/** Source of a pattern for a name with its form of address. */
export function personSource(): string {
  return person
}

/** Source of a pattern for a nickname between first and last name. */
export function nicknameSource(): string {
  return nickname
}

/** Source of a pattern for abbreviated forms of address, whose period ends no sentence. */
export function shortTitleSource(): string {
  return shortTitle
}

/** The first person in the words: in the first clause, or in a later one that is only a name. */
export function findFirstPerson(words: string): string | undefined {
  const [first = '', ...others] = words.split(clauseBreak)
  const found = first
    .replace(afterPerson, '')
    .split(' and ')
    .map((part) => findMatches(part, everyPerson).findLast(([name]) => isPerson(name))?.[0])
    .find((name) => name !== undefined)
  return found ?? others.map((clause) => clause.trim()).find((clause) => readLast(clause) === clause)
}

/** The person nearest to the end of the words ('At the fair, Acme founder Jane Doe'); a title after the name is skipped. */
export function findLastPerson(words: string): string | undefined {
  return words
    .split(clauseBreak)
    .map((clause) => readLast(dropAdverbs(clause.replace(afterPerson, '').trim())))
    .findLast((found) => found !== undefined)
}

/** The clause without adverbs at its end: 'Jane Doe also later' is 'Jane Doe'. */
function dropAdverbs(clause: string): string {
  const words = clause.match(/\s+|\S+/g) ?? []
  while (words.length > 1 && adverb.test(words.at(-1) ?? '')) words.splice(-2)
  return words.join('')
}

function readLast(clause: string): string | undefined {
  const found = lastPerson.exec(clause)?.[0].replace(/^(?:As|And|But|So|Yet|Then) /, '')
  return found !== undefined && isPerson(found) ? found : undefined
}

/** Words that are no name: 'OK, from me', 'Approved:'. */
const noName = /^(?:ok|okay|fine|sure|yes|thanks|approved|here|agreed)$/iu

/** Whether it is a person: 'Field Notes' and 'Acme CEO' are not, nor is the owner in 'Acme’s founder'. */
function isPerson(name: string): boolean {
  const words = name.split(' ')
  const last = words.at(-1) ?? ''
  if (/(?:['’]s|s['’])$/.test(last) || noName.test(name)) return false
  if (isCommonWord(last) || isOrganizationWord(last.toLowerCase())) return false
  return !isFunctionWord(words[0] ?? '') && !words.every((each) => isEverydayWord(each))
}
