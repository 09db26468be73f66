// A person beside an address: whose name a line gives with it, and whether an address is somebody's.
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { fullName } from './people.ts'
import { withoutAddress } from './person-names.ts'

const nameIn = new RegExp(
  `(?<![\\p{L}])(?:\\p{Lu}\\. (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’'-]{1,40}(?![\\p{L} ]*\\p{Lu})|${fullName})`,
  'gu',
)
const notName =
  /\b(?:Press|Media|Contact|Office|Inc|LLC|Corp|Ltd|Freight|Labs|Group|Foods|Health|Museum|University|Phone|Email|Tel|Mobile|Director|Manager|Head|Public|Relations|Communications|Street|Avenue|Road|Eastern|Pacific|Central|The|For|Please|Reach|Call|Section|Department|Officer|Coordinator|Assistant|Specialist|Consumers|Reporters|Journalists|Inquiries|Enquiries|Questions|Day|PS|Comment|Duty)\b|[’']s? /
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
    .map(withoutAddress)
    .filter((found) => !notName.test(found) && found !== company && !(company?.includes(found) ?? false))
  const owner = names.find((name) => email !== undefined && isAddressOf(email, name))
  return owner ?? names[0] ?? readFirstName(bare, email) ?? readSmallName(bare, email)
}

/** "Lena" of "press: Lena, lena@acme.com" or "ask for Mona". */
function readFirstName(text: string, email = ''): string | undefined {
  const asked =
    /\b(?:[Aa]sk for|[Cc]ontact(?: is)?|[Cc]all|[Ee]mail|[Rr]each|[Vv]ia|[Tt]hrough|[Ww]ith|[Rr]ing|[Gg]et|[Rr]svp|RSVP) (?<name>\p{Lu}\p{Ll}+)(?=[\s,.(:–—-]|$)/u.exec(
      text,
    )?.groups?.name
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

/** Notes in small letters: "put monique darby on it mdarby@…" */
function readSmallName(text: string, email = ''): string | undefined {
  if (email === '') return undefined
  const words = text.match(/\p{L}+/gu) ?? []
  const at = words.findIndex((word, index) => index > 0 && isFullAddress(email, words[index - 1] ?? '', word))
  return at === -1 ? undefined : toName(`${words[at - 1] ?? ''} ${words[at] ?? ''}`)
}

const beforeAddress =
  /(?<name>\p{Ll}{2,20} \p{Ll}{2,20})(?:,? (?:at|on|her|his|the|number|is|cell|mobile|phone|it[’']?s|zero){1,3})?,? ?$/u
const notSpoken =
  /^(?:press|media|reporters?|journalists?|call|calls|ring|number|phone|cell|office|celular|me|him|her|them|desk|line|contact|mobile|direct|home|work|at|on|is|are|it|its|so|not|ask|for|and|you)$/u

/** Dictated: the two words right before an address are a name, "ask for sister odessa pate six six two …". */
export function readSpokenName(text: string, at: number): string | undefined {
  const name = beforeAddress.exec(text.slice(Math.max(0, at - 80), at))?.groups?.name
  if (name === undefined) return undefined
  return name.split(' ').some((word) => notSpoken.test(word) || isFunctionWord(word))
    ? undefined
    : toName(name)
}

export const toName = (words: string): string =>
  words.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

/** "nuala ryan" of "shes nuala ryan shes the cheesemaker", for notes in small letters. */
export function findSmallName(first: string, texts: readonly string[]): string | undefined {
  const pattern = new RegExp(`(?<![\\p{L}])${first.toLowerCase()} (?<last>\\p{Ll}{3,20})(?![\\p{L}])`, 'gu')
  const after = texts.flatMap((text) => findMatches(text, pattern).map(({ groups }) => groups?.last ?? ''))
  const last = after.find((word) => !isFunctionWord(word) && !notSpoken.test(word) && !verb.test(word))
  return last === undefined ? undefined : toName(`${first} ${last}`)
}

const verb =
  /^(?:says|said|was|is|has|had|will|can|does|did|knows|wants|told|tells|takes|here|and|who|our|the|also|would|again|just)$/u

function isFullAddress(email: string, first: string, last: string): boolean {
  const own = letters(email.split('@')[0] ?? '')
  return [first + last, (first[0] ?? '') + last, last + first].map(letters).includes(own) && last.length > 2
}

/** "A. Femke" is an answer that begins with a first name. */
export const isFirstName = (name: string, names: readonly string[]): boolean =>
  names.some((each) => each.startsWith(`${name.slice(3)} `))

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

/** mdarby@, monique@, monique.darby@ and darby@ are Monique Darby's. */
export function isAddressOf(email: string, name: string): boolean {
  const own = letters(email.split('@')[0] ?? '')
  const [first = '', ...rest] = name.split(' ').map(letters)
  const last = rest.at(-1) ?? ''
  if (own.length < 3 || first === '') return false
  const initials = (names: readonly string[]) => names.map(([letter = '']) => letter).join('')
  // hs.lim@ is Lim Hui Shan's, jp.meyer@ Jan Peter Meyer's.
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

/** "Philippa Banks" of philippa.banks@, when the notes know one of the two. */
export function readOwnerOfAddress(email: string, texts: readonly string[]): string | undefined {
  const { first = '', last = '' } = twoNames.exec(email)?.groups ?? {}
  if (first === '') return undefined
  const [one, two] = [toName(first.toLowerCase()), toName(last.toLowerCase())]
  const isKnown = texts.some((text) => text.includes(one) || text.includes(two))
  return isKnown ? `${one} ${two}` : undefined
}
