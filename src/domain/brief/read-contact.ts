// Whom reporters call: name, address and number from the line that says so best, and nothing else of it.
import { findAddresses } from '#domain/language/addresses.ts'
import { expandName } from './evidence/senders.ts'
import { fullName } from './people.ts'
import { withoutAddress } from './person-names.ts'
import { readPhone } from './phone-numbers.ts'
import type { Contact, FactSheet } from './sheet.ts'
import { findSignatures, type Signature } from './signatures.ts'
import type { SortedUnit } from './unit.ts'

const nameIn = new RegExp(
  `(?<![\\p{L}])(?:\\p{Lu}\\. (?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}’'-]{1,40}(?![\\p{L} ]*\\p{Lu})|${fullName})`,
  'gu',
)
const notName =
  /\b(?:Press|Media|Contact|Office|Inc|LLC|Corp|Ltd|Freight|Labs|Group|Foods|Health|Museum|University|Phone|Email|Tel|Mobile|Director|Manager|Head|Public|Relations|Communications|Street|Avenue|Road|Eastern|Pacific|Central|The|For|Please|Reach|Call|Section|Department|Officer|Coordinator|Assistant|Specialist|Consumers|Reporters|Journalists|Inquiries|Enquiries|Questions|Day|PS)\b/

/** Who wrote the lines, and every full name of the notes. */
export interface Cast {
  senders: readonly (string | undefined)[]
  names: readonly string[]
}

const forPress =
  /\b(?:press|media|presse|prensa|stampa|imprensa|journalists?|reporters?|editors?|newsroom|contact|kontakt|inquir\p{L}*|enquir\p{L}*|pr|spokes\p{L}*)\b/iu
const forPublic =
  /\b(?:hotline|helpline|customers?|consumers?|residents|donors?|families|free dial|members|tickets?|orders?|rsvp|book(?:ings?)?|register|owners|patients)\b/iu
const ownWords = /\b(?:me|my|i|i[’']m|mine)\b/iu

/** The contact of the notes: the line that speaks of one most clearly, completed by those right beside it. */
export function readContact(
  units: readonly SortedUnit[],
  company: string | null,
  cast: Cast = { senders: [], names: [] },
): FactSheet['contact'] {
  const lines = units.flatMap((unit, index) => {
    const found = isOpen(unit) ? readContactLine(unit.value ?? unit.body, company) : {}
    return isEmpty(found) ? [] : [{ unit, index, found, score: scoreOf(unit, found) }]
  })
  const [best] = lines.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)
  if (best === undefined) return readSigner(units)
  const beside = lines.filter(({ unit, score }) => score > 0 && Math.abs(unit.line - best.unit.line) <= 2)
  const parts = [
    best,
    ...beside.toSorted((one, other) => Math.abs(one.index - best.index) - Math.abs(other.index - best.index)),
  ]
  const contact: Contact = Object.assign({}, ...parts.toReversed().map(({ found }) => found))
  const signature = findOwnSignature(units, best)
  const name = findName(contact, parts, cast) ?? signature?.name
  const phone = contact.phone ?? signature?.phone
  const email = contact.email ?? (name === undefined ? undefined : findAddressOf(name, units))
  return {
    unit: best.index,
    ...contact,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}

/** An address of that name anywhere in the notes. */
function findAddressOf(name: string, units: readonly SortedUnit[]): string | undefined {
  return units
    .filter(({ kind, text }) => kind !== 'private' && kind !== 'foreign' && text.includes('@'))
    .flatMap(({ text }) => findAddresses(text))
    .find(({ kind, text }) => kind === 'mail' && isAddressOf(text, name))?.text
}

/** The signature that the line belongs to, or that it sends readers to: "press@acme.com or my cell". */
function findOwnSignature(units: readonly SortedUnit[], { unit, index }: Part): Signature | undefined {
  const signatures = findSignatures(units)
  const around = signatures.find(({ units: own }) => own.includes(index))
  if (around !== undefined) return around
  return ownWords.test(unit.body) && signatures.length === 1 ? signatures[0] : undefined
}

/** Whoever signs as the press office, when no line names a contact; else the one who can be reached at all. */
function readSigner(units: readonly SortedUnit[]): FactSheet['contact'] {
  const signatures = findSignatures(units)
  const signer =
    signatures.find(({ isPress }) => isPress) ?? (signatures.length === 1 ? signatures[0] : undefined)
  if (signer === undefined) return null
  const { name, email, phone } = signer
  return {
    unit: signer.units[0] ?? 0,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}

/** A contact, or a fact with an address that reporters are told to use. */
function isOpen({ kind, text, label }: SortedUnit): boolean {
  if (kind === 'contact') return true
  if (kind === 'fact' || kind === 'unsure') return text.includes('@') || spoken.test(text)
  if (kind === 'furniture') return label !== undefined && forPress.test(label) && text.includes('@')
  return false
}

/** Dictated in small letters: "journalists should ring callum reay at tarn oh one three one". */
const spoken =
  /^[^\p{Lu}]*\b(?:journalists?|press|newspapers?|media|reporters?|papers?)\b[^.]{0,60}?\b(?:ring|call|ask for|reach|contact|talk to|speak to|phone|is|it[’']?s me|me)\b (?:me )?(?<name>\p{Ll}{3,20} \p{Ll}{3,20})\b/u

/** press@acme.com makes no line one for the press. */
const withoutMail = (text: string): string => text.replaceAll(/[\w.-]{1,64}@/g, '')

function scoreOf({ kind, text, isFirst }: SortedUnit, { name, email, phone: number }: Contact): number {
  const isPress = forPress.test(withoutMail(text))
  const points: [number, boolean][] = [
    [3, isPress],
    [-4, !isPress && forPublic.test(text)],
    [2, kind === 'contact'],
    [2, email !== undefined],
    [2, name !== undefined],
    [1, number !== undefined],
    [0.5, isFirst],
    [-2, kind === 'fact' && number === undefined && !isPress],
  ]
  return points.reduce((sum, [worth, isShown]) => sum + (isShown ? worth : 0), 0)
}

const isEmpty = ({ name, email, phone: number }: Contact) =>
  name === undefined && email === undefined && number === undefined

interface Part {
  unit: SortedUnit
  index: number
}

/** The name on the line; else whose address it is; else whoever says "call me". */
function findName(
  { name, email }: Contact,
  parts: readonly Part[],
  { senders, names }: Cast,
): string | undefined {
  if (name !== undefined)
    return expandName(
      name.replace(/^\p{Lu}\. (?=\p{Lu}\p{Ll}+$)/u, (initial) => (isFirstName(name, names) ? '' : initial)),
      names,
    )
  const owner = email === undefined ? undefined : names.find((each) => isAddressOf(email, each))
  if (owner !== undefined) return owner
  const [best] = parts
  const sender = best === undefined ? undefined : senders[best.index]
  const isOwn =
    best !== undefined && (ownWords.test(best.unit.body) || isAddressOf(email ?? '', sender ?? ''))
  return isOwn ? sender : undefined
}

/** "A. Femke" is an answer that begins with a first name. */
const isFirstName = (name: string, names: readonly string[]): boolean =>
  names.some((each) => each.startsWith(`${name.slice(3)} `))

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')

/** mdarby@, monique@, monique.darby@ and darby@ are Monique Darby's. */
function isAddressOf(email: string, name: string): boolean {
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

/** Name, address and number out of one line. */
export function readContactLine(text: string, company: string | null): Contact {
  const email = findAddresses(text).find(({ kind }) => kind === 'mail')?.text
  const bare = email === undefined ? text : text.replace(email, ' ')
  const number = readPhone(bare)
  const name = bare
    .replace(
      /^(?:(?:please )?(?:contact|ring|call|email|e-mail|phone|text|ask|reach|write|for|press|media)(?: to)? )+/i,
      '',
    )
    .match(nameIn)
    ?.map(withoutAddress)
    .find((found) => !notName.test(found) && found !== company && !(company?.includes(found) ?? false))
  const first = name ?? readFirstName(bare, email) ?? readSmallName(bare, email) ?? readSpokenName(text)
  return { ...(first && { name: first }), ...(email && { email }), ...(number && { phone: number }) }
}

/** "Lena" of "press: Lena, lena@acme.com" or "ask for Mona". */
function readFirstName(text: string, email = ''): string | undefined {
  const asked =
    /\b(?:ask for|contact(?: is)?|call|email|reach|via|through|with) (?<name>\p{Lu}\p{Ll}+)(?=[\s,.(:–—-]|$)/u.exec(
      text,
    )?.groups?.name
  const answers =
    /^(?<name>\p{Lu}\p{Ll}{2,20}) (?:does|takes|handles|answers|runs|has) the (?:phones?|calls|press|media)\b/u.exec(
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
  const pair = at === -1 ? undefined : [words[at - 1] ?? '', words[at] ?? '']
  return pair?.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join(' ')
}

const notSpoken = /^(?:the|a|an|for|on|at|to|our|my|her|his|about|that|this|please|and|who)\b/u

function readSpokenName(text: string): string | undefined {
  const name = spoken.exec(text)?.groups?.name
  if (name === undefined || notSpoken.test(name)) return undefined
  return name.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function isFullAddress(email: string, first: string, last: string): boolean {
  const own = letters(email.split('@')[0] ?? '')
  return [first + last, (first[0] ?? '') + last, last + first].map(letters).includes(own) && last.length > 2
}
