// Finds the name that belongs to an e-mail address or phone number, and tells whether an address is that person's.

import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord, isTitleStart, isTitleWord } from '#domain/language/name-words.ts'
import { fullName } from './people.ts'
import { isAddress, withoutAddress } from './person-names.ts'
import { isPost } from './speakers/post-phrases.ts'

const nameIn = new RegExp(
  `(?<![\\p{L}])(?:\\p{Lu}\\. (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’'-]{1,40}(?![\\p{L} ]*\\p{Lu})|(?:(?![AQ]\\.)\\p{Lu}\\. ){0,2}${fullName})`,
  'gu',
)
const notName =
  /\b(?:Press|Media|Contact|Office|Inc|LLC|Corp|Ltd|Freight|Labs|Group|Foods|Health|Museum|University|Phone|Email|Tel|Mobile|Director|Manager|Head|Public|Relations|Communications|Street|Avenue|Road|Eastern|Pacific|Central|The|For|Please|Reach|Call|Section|Department|Officer|Coordinator|Assistant|Specialist|Consumers|Reporters|Journalists|Inquiries|Enquiries|Questions|Day|PS|Comment|Duty|PR|Presse|Pressestelle|Stadt)\b|[’']s? /
const asking =
  /^(?:(?:please )?(?:contact|ring|call|email|e-mail|phone|text|ask|reach|write|for|press|media)(?: to)? )+/i

/** The full name, else the first name, that a line gives beside its address. */
export function readNameBeside(
  text: string,
  email: string | undefined,
  company: string | null,
): string | undefined {
  const bare = email === undefined ? text : text.replace(email, ' ')
  const names = (bare.replace(asking, '').match(nameIn) ?? [])
    .map((found) => withoutLead(withoutAddress(found)))
    .filter((found) => isPersonal(found) && found !== company && !(company?.includes(found) ?? false))
  const owners = names.filter((name) => email !== undefined && isAddressOf(email, name))
  const owner = owners.toSorted((one, other) => other.length - one.length)[0]
  return owner ?? names[0] ?? readFirstName(bare, email) ?? readSmallName(bare, email)
}

const lead =
  /^(?:rsvp|ask|for|call|ring|contact|press|media|text|email|mail|with|to|via|comment|duty|desk|coach)$/iu

const isPostAlone = (words: readonly string[]): boolean =>
  words.length === 1
    ? isTitleWord(words[0] ?? '') && !isAddress(words[0] ?? '')
    : isPost(words) &&
      words.every((word) => isTitleStart(word) || isTitleWord(word) || isEverydayWord(word.toLowerCase()))

/** How many words before the name are a job title: 2 in "Deputy Clerk Osei Fenn". At least two are left for the name. */
const countPost = (words: readonly string[]): number =>
  [3, 2, 1].find((count) => words.length - count >= 2 && isPostAlone(words.slice(0, count))) ?? 0

/** The name without the word before it ("RSVP Jasmine Ong"); a name in capitals is written like others. */
function withoutLead(name: string): string {
  const words = name.split(' ')
  while (words.length > 1 && lead.test(words[0] ?? '')) words.shift()
  words.splice(0, countPost(words))
  return words
    .map((word) => (/^\p{Lu}{3,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word))
    .join(' ')
}

/** Words of a date, such as "Tuesday June". April, May and Sunday are left out because people are called so. */
const calendarWord = new RegExp(
  `^(?:${weekdayPattern()})(?:$| \\P{Lu})|^(?:${weekdayPattern()}|${monthPattern()}) (?:\\d|(?:${weekdayPattern()}|${monthPattern()})(?!\\p{L}))`,
  'u',
)
const weekday = new RegExp(`^(?:${weekdayPattern()})$`, 'u')

/** Words for work with the press that are no job title. */
const pressWork = /\b(?:press|media|communications?|comms|marketing|relations|affairs|pr)\b/iu
/** Whether the whole field is such work: "she does our communications" is, "she handles the press stuff" is not. */
const pressAlone =
  /^(?:(?:public|media|press|community|investor|corporate|external)[- ](?:relations|affairs)|communications?|comms|marketing|pr)(?: and (?:communications?|marketing|pr))?$/iu
/** "I'm the press officer", "she does our communications" */
const clause =
  /^(?:(?:I[’']m|I am|(?:she|he)[’']s|who is)(?: in charge of)?|(?:she|he|who) (?:does|handles|runs|takes|manages|leads|heads|covers|is|looks after|takes care of)(?: all)?) (?:(?:the|our|its|an?) )?/iu
const isSentence = /^(?:she|he|they|who|it|we|I|please|just)(?![\p{L}-])/iu

/**
 * The title between a name and its address ("Jo Bell, head of press, jo@larkmoor.example") or right before the name ("Deputy Clerk Jo Bell"); never
 * the company.
 */
export function readTitleBeside(text: string, name: string, company: string | null): string | undefined {
  const at = text.indexOf(name)
  if (at === -1) return undefined
  const after = /^, ([^,@\d]{2,60}),/.exec(text.slice(at + name.length))?.[1]?.trim() ?? ''
  const told = clause.exec(after)?.[0] ?? ''
  const title = after.slice(told.length)
  const isTitle = isPost(title.split(' ')) || (told === '' ? pressWork : pressAlone).test(title)
  if (title !== '' && title !== company && !isSentence.test(title) && isTitle) return title
  const before = /(?:^|[:,–—-] ?|\b(?:to|call) )(?<post>(?:\p{Lu}[\p{L}’'-]+ ){1,4})$/u.exec(
    text.slice(0, at),
  )
  const words = before?.groups?.post?.trim().split(' ') ?? []
  return words.length > 0 && isPostAlone(words) ? words.join(' ') : undefined
}

/** Whether it is a person's name: at least one word is uncommon, unlike "Memorial Day". */
export function isPersonal(name: string): boolean {
  const words = name.split(' ')
  return (
    !notName.test(name) &&
    !officeMailbox.test(letters(words[0] ?? '')) &&
    !calendarWord.test(name) &&
    !(
      words.length > 1 && words.every((word) => isFunctionWord(word.toLowerCase()) || isEverydayWord(word))
    ) &&
    // "Sunday Adeyemi" is a person, "Sunday Market" is not.
    !(weekday.test(words[0] ?? '') && words.slice(1).some((word) => isEverydayWord(word.toLowerCase())))
  )
}

/** "Lena" of "press: Lena, lena@acme.com" or "ask for Mona". */
function readFirstName(text: string, email = ''): string | undefined {
  const called =
    /^(?:[Pp]ress|[Mm]edia)(?: →| ->|:| [–—-]| to| via) (?<to>\p{Lu}\p{Ll}+)(?= (?:at|in|from) (?:the|our) )|\b(?:[Aa]sk for|[Cc]ontact(?: is)?|[Cc]all|[Ee]mail|[Rr]each|[Vv]ia|[Tt]hrough|[Ww]ith|[Rr]ing|[Gg]et|[Rr]svp|RSVP) (?<name>\p{Lu}\p{Ll}+)(?=[\s,.(:–—-]|$)/u.exec(
      text,
    )?.groups
  const asked = called?.name ?? called?.to
  const answers =
    /^(?<name>\p{Lu}\p{Ll}{2,20}) (?:does|takes|handles|answers|runs|has|for|picks up) (?:the |all )?(?:phones?|calls|press|media|enquiries|inquiries|questions)\b/u.exec(
      text,
    )?.groups?.name
  const local = email.split('@')[0]?.toLowerCase() ?? ''
  const named = text
    .match(/\p{Lu}\p{Ll}{2,}/gu)
    ?.find((word) => local.includes(word.toLowerCase()) && !notName.test(word))
  return named ?? answers ?? (asked === undefined || notName.test(asked) ? undefined : asked)
}

/** Notes in small letters: "put monique darby on it mdarby@…", "rolf hechenblaikner, rolf@…" */
function readSmallName(text: string, email = ''): string | undefined {
  if (email === '') return undefined
  const local = letters(email.split('@')[0] ?? '')
  if (officeMailbox.test(local)) return undefined
  const words = text.match(/\p{L}+/gu) ?? []
  const at = words.findIndex((word, index) => index > 0 && isFullAddress(email, words[index - 1] ?? '', word))
  if (at !== -1) return toName(`${words[at - 1] ?? ''} ${words[at] ?? ''}`)
  const first = words.findIndex((word) => local.length > 2 && letters(word) === local)
  const next = words[first + 1]
  if (first === -1) return undefined
  return toName(
    next === undefined || !isSpokenName(next) || next === words[first] ? local : `${words[first]} ${next}`,
  )
}

/** Addresses of an office, not of a person: "press@", "info@". */
export const officeMailbox =
  /^(?:press|presse|pressoffice|prensa|stampa|imprensa|media|medias|news|newsroom|info|hello|contact|kontakt|office|pr|comms|communications|team|mail|post|support|admin|sales)$/u
const notSpoken =
  /^(?:press|media|reporters?|journalists?|calls?|ring|rings|number|phone|telephone|cell|office|celular|him|her|them|desk|line|contact|mobile|direct|home|work|ask|get|gets|got|at|dot|arroba|punto|sister|brother|deacon|frau|herr|mister|madam|its|so)$/u
const isSpokenName = (word: string): boolean =>
  word.length > 1 && !notSpoken.test(word) && !isFunctionWord(word) && !ownWord.test(word)
const ownWord = /^(?:i|me|my|im|you|is|it|not|and|are)$/u
const nearest = 8

/** The name in dictated notes, from two words before an address: "ask for sister odessa pate six six two …". */
export function readSpokenName(text: string, at: number): string | undefined {
  const words = text.slice(0, at).match(/\p{L}+/gu) ?? []
  const pairs = words.slice(-nearest).flatMap((word, index, near) => {
    const next = near[index + 1]
    const isPair = next !== undefined && word !== next && isSpokenName(word) && isSpokenName(next)
    return isPair
      ? [{ name: toName(`${word} ${next}`), words: [word, next], isLast: index === near.length - 2 }]
      : []
  })
  const rare = pairs.findLast(({ words: both }) => !both.some((word) => isEverydayWord(word)))
  return (
    rare ?? pairs.find(({ isLast, words: both }) => isLast && !both.every((word) => isEverydayWord(word)))
  )?.name
}

export const toName = (words: string): string =>
  words.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The full name for a first name, in notes in small letters: "nuala ryan" from "shes nuala ryan shes the cheesemaker". */
export function findSmallName(first: string, texts: readonly string[]): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}])${first.toLowerCase()} (?<last>\\p{Ll}{3,20})(?![\\p{L}])`, 'gu')
  const after = texts.flatMap((text) => findMatches(text, pattern).map(({ groups }) => groups?.last ?? ''))
  const last = after.find((word) => isSpokenName(word) && !verb.test(word) && !isEverydayWord(word))
  return last === undefined ? undefined : toName(`${first} ${last}`)
}

const verb =
  /^(?:says|said|was|is|has|had|will|can|does|did|knows|wants|told|tells|takes|here|and|who|our|the|also|would|again|just)$/u

function isFullAddress(email: string, first: string, last: string): boolean {
  const own = letters(email.split('@')[0] ?? '')
  return [first + last, (first[0] ?? '') + last, last + first].map(letters).includes(own) && last.length > 2
}

/** Whether the answer begins with somebody's first name: "A. Femke". */
export const isFirstName = (name: string, names: readonly string[]): boolean =>
  names.some((each) => each.startsWith(`${name.slice(3)} `))

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

/** Whether the address is made from the name: mdarby@, monique@, monique.darby@ and darby@ for Monique Darby. */
export function isAddressOf(email: string, name: string): boolean {
  const own = letters(email.split('@')[0] ?? '')
  const [first = '', ...rest] = name.split(' ').map(letters)
  const last = rest.at(-1) ?? ''
  // "press@" is an office, even if somebody is called Press.
  if (own.length < 3 || first === '' || officeMailbox.test(own)) return false
  const initials = (names: readonly string[]) => names.map(([letter = '']) => letter).join('')
  // Initials with a name: hs.lim@ for Lim Hui Shan, jp.meyer@ for Jan Peter Meyer.
  const short = [initials(rest) + first, initials([first, ...rest.slice(0, -1)]) + last]
  return [
    first,
    last,
    first + last,
    last + first,
    first[0] + last,
    first + (last[0] ?? ''),
    ...(rest.length > 1 ? short : []),
  ].includes(own)
}

const twoNames = /^(?<first>\p{L}{3,20})[._](?<last>\p{L}{3,20})@/u

/** The name that an address spells, if the notes have one of its two words: "Philippa Banks" from philippa.banks@. */
export function readOwnerOfAddress(email: string, texts: readonly string[]): string | undefined {
  const { first = '', last = '' } = twoNames.exec(email)?.groups ?? {}
  if (first === '') return undefined
  const [one, two] = [toName(first.toLowerCase()), toName(last.toLowerCase())]
  const isKnown = texts.some((text) => text.includes(one) || text.includes(two))
  return isKnown ? `${one} ${two}` : undefined
}
