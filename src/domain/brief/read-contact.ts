// Reads the press contact: name, address and phone number from the clearest line. Nothing else of the line is used.
import { findAddresses } from '#domain/language/addresses.ts'
import { findSpokenAddresses } from '#domain/language/speech/spoken-addresses.ts'
import {
  findSmallName,
  isAddressOf,
  isFirstName,
  isPersonal,
  officeMailbox,
  readNameBeside,
  readOwnerOfAddress,
  readSpokenName,
  readTitleBeside,
  toName,
} from './contact-name.ts'
import { findLetterHead, findWriter, speaksOfSelf } from './contact-writer.ts'
import { isMailHeader } from './cues/furniture-cues.ts'
import { expandName } from './evidence/senders.ts'
import { readPhone } from './phone-numbers.ts'
import type { Contact, FactSheet } from './sheet.ts'
import { findSignatures, type Signature } from './signatures.ts'
import type { LineKind, SortedUnit } from './unit.ts'

/** Who wrote the lines, and all full names of the notes. */
export interface Cast {
  senders: readonly (string | undefined)[]
  names: readonly string[]
  /** The press contact. */
  contact?: string
  untitledPeople?: readonly string[]
}

const forPress =
  /\b(?:press|media|presse\p{L}*|prensa|stampa|imprensa|prasa|mediów|medien|médias|pers|journal[io]s\p{L}*|journos?|reporters?|(?:news)?papers?|editors?|newsroom|contact|kontakt|inquir\p{L}*|enquir\p{L}*|pr|spokes\p{L}*)\b|\bwho (?:answers|takes|picks up|speaks)\b/iu
const forPublic =
  /\b(?:hotline|helpline|customers?|consumers?|residents|donors?|families|free dial|members|tickets?|orders?|rsvp|book(?:ings?)?|register|owners|patients)\b/iu
const calling =
  /\b(?:calls?|rings?|phone|tel|telephone|reach|ask for|talk to|speak(?:s)? (?:to|with)|get|number|cell|mobile|celular|dial|text|mail|email|write to)\b/iu

interface Part {
  unit: SortedUnit
  index: number
}

type Line = Part & { found: Contact; score: number }

/** The press contact: from the line that is clearest about it, completed from the lines beside it. */
export function readContact(
  units: readonly SortedUnit[],
  company: string | null,
  cast: Cast = { senders: [], names: [] },
): FactSheet['contact'] {
  const lines = listLines(units, company)
  const [best] = lines.toSorted((one, other) => other.score - one.score)
  if (best === undefined) return readSigner(units)
  const beside = lines.filter((line) => line !== best && isBeside(line, best))
  const parts = [
    best,
    ...beside.toSorted((one, other) => Math.abs(one.index - best.index) - Math.abs(other.index - best.index)),
  ]
  const contact: Contact = Object.assign({}, ...parts.toReversed().map(({ found }) => found))
  const signature = findOwnSignature(units, best)
  const isOffice =
    forPress.test(best.unit.label ?? '') && officeMailbox.test(contact.email?.split('@')[0] ?? '')
  const signer = isOffice && !speaksOfSelf(best.unit.body) ? undefined : signature?.name
  const name = findName({ contact, best, units, company }, cast) ?? signer
  const own = name === undefined || signature?.name === name ? signature : { phone: signature?.phone }
  return complete({ ...contact, ...(name !== undefined && { name }) }, best.index, units, own)
}

/** The lines that tell whom to call. */
function listLines(units: readonly SortedUnit[], company: string | null): Line[] {
  return units.flatMap((unit, index) => {
    if (!isOpen(unit)) return []
    const found = readContactLine(unit.value ?? unit.body, company)
    const score = isEmpty(found) ? 0 : scoreOf(unit, found)
    return score > 0 ? [{ unit, index, found, score }] : []
  })
}

/** Whether a line beside the best one continues the same contact: no sentence and no other person. */
function isBeside({ unit, found }: Line, best: Line): boolean {
  if (Math.abs(unit.line - best.unit.line) > 2) return false
  if (unit.kind !== 'contact' && (unit.text.match(/\p{L}{2,}/gu)?.length ?? 0) > mostWords) return false
  return found.name === undefined || best.found.name === undefined || found.name === best.found.name
}

const mostWords = 9

/** The contact, completed with an address of that name from anywhere in the notes. */
function complete(
  contact: Contact,
  unit: number,
  units: readonly SortedUnit[],
  signed: { email?: string | undefined; phone?: string | undefined } = {},
): NonNullable<FactSheet['contact']> {
  const phone = contact.phone ?? signed.phone
  const own = contact.name === undefined ? undefined : findAddressOf(contact.name, units)
  const email = contact.email ?? own ?? signed.email
  return { unit, ...contact, ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) }
}

function findAddressOf(name: string, units: readonly SortedUnit[]): string | undefined {
  return units
    .filter(({ kind, text }) => kind !== 'private' && kind !== 'foreign' && text.includes('@'))
    .flatMap(({ text }) => findAddresses(text))
    .find(({ kind, text }) => kind === 'mail' && isAddressOf(text, name))?.text
}

/** The signature that contains the line, or that it refers to: "press@acme.com or my cell". */
function findOwnSignature(units: readonly SortedUnit[], { unit, index }: Part): Signature | undefined {
  const signatures = findSignatures(units)
  const around = signatures.find(({ units: own }) => own.includes(index))
  if (around !== undefined) return around
  return speaksOfSelf(unit.body) && signatures.length === 1 ? signatures[0] : undefined
}

/** The person who signs for the press, else anyone with an address; for notes without a contact line. */
function readSigner(units: readonly SortedUnit[]): FactSheet['contact'] {
  const signatures = findSignatures(units)
  const signer =
    signatures.find(({ isPress }) => isPress) ?? (signatures.length === 1 ? signatures[0] : undefined)
  if (signer === undefined) return findLetterHead(units) ?? null
  const { name, email, phone } = signer
  const contact = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
  return complete(contact, signer.units[0] ?? 0, units)
}

/** Whether the line is a contact, or has an address and says whom to call. */
function isOpen(unit: SortedUnit): boolean {
  const { kind, text, label = '' } = unit
  if (kind === 'contact') return true
  if (kind === 'private' || kind === 'foreign' || isMailHeader(unit)) return false
  if (!(text.includes('@') || readPhone(text) !== undefined || findSpokenAddresses(text).length > 0))
    return (kind === 'fact' || kind === 'unsure') && spoken.test(text)
  if (kind === 'fact' || kind === 'unsure') return true
  return forPress.test(withoutMail(`${label} ${text}`)) || invites[kind]?.test(text) === true
}

/** An invitation to call, which is more than a signature: "Call me 715-555-0102". */
const callsSelf = /^\W{0,3}(?:please |just |or )?(?:call|ring|phone|text|email|reach) me\b/iu
const invites: Partial<Record<LineKind, RegExp>> = { instruction: calling, furniture: callsSelf }

/** Dictated in small letters: "journalists should ring callum reay at tarn". */
const spoken =
  /^[^\p{Lu}]*\b(?:journalists?|press|newspapers?|media|reporters?|papers?)\b[^.]{0,60}?\b(?:ring|call|ask for|reach|contact|talk to|speak to|phone|is|it[’']?s me|me)\b (?:me )?(?<name>\p{Ll}{3,20} \p{Ll}{3,20})\b/u

/** The text without "press@" of addresses, which doesn't make a line one for the press. */
const withoutMail = (text: string): string => text.replaceAll(/[\w.-]{1,64}@/g, '')

function scoreOf({ kind, text, isFirst }: SortedUnit, { name, email, phone: number }: Contact): number {
  const isPress = forPress.test(withoutMail(text))
  const isCall = calling.test(text) || speaksOfSelf(text)
  const points: [number, boolean][] = [
    [3, isPress],
    [-4, !isPress && forPublic.test(text)],
    [2, kind === 'contact'],
    [2, email !== undefined],
    [2, name !== undefined],
    [1, number !== undefined],
    [0.5, isFirst],
    [-2, kind === 'fact' && number === undefined && !isPress],
    // A number in a fact counts only if the line says whom it reaches.
    [-4, kind !== 'contact' && email === undefined && !isPress && !isCall && !isCard(text, name)],
  ]
  return points.reduce((sum, [worth, isShown]) => sum + (isShown ? worth : 0), 0)
}

/** Whether the line is little more than a name and a number: "Alastair Venn, 01273 555 0160 (Tues–Fri)". */
const isCard = (text: string, name: string | undefined): boolean =>
  name?.includes(' ') === true &&
  text.startsWith(name) &&
  (text.match(/\p{L}{2,}/gu)?.length ?? 0) <= mostWords

const isEmpty = ({ name, email, phone: number }: Contact) =>
  name === undefined && email === undefined && number === undefined

interface Found {
  contact: Contact
  best: Line
  units: readonly SortedUnit[]
  company: string | null
}

/** The contact's name: on the line; else from the address; else the writer of "call me"; else a name right before. */
function findName({ contact, best, units, company }: Found, { senders, names }: Cast): string | undefined {
  const { name, email = '' } = contact
  const texts = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign').map(({ text }) => text)
  if (name !== undefined) return completeName(name, names, texts)
  const sender = [senders[best.index], findWriter(units)].find(
    (each) => each !== undefined && isPersonal(each),
  )
  const isOwn = sender !== undefined && (speaksOfSelf(best.unit.body) || isAddressOf(email, sender))
  return (
    names.find((each) => isPersonal(each) && isAddressOf(email, each)) ??
    findFirstName(best.unit.body, names) ??
    (isOwn ? completeName(sender, names, texts) : undefined) ??
    readOwnerOfAddress(email, texts) ??
    readNameBefore(units, best, company)
  )
}

/** The full name for a first name: "contact stays Hal", "Enquiries to Magnus". */
function findFirstName(text: string, names: readonly string[]): string | undefined {
  const people = names.filter(isPersonal)
  const words = text.match(/(?<![\p{L}@.])\p{Lu}\p{Ll}{2,20}(?![\p{L}@])/gu) ?? []
  const found = words.flatMap((word) => people.filter((name) => name.startsWith(`${word} `)))
  return new Set(found).size === 1 ? found[0] : undefined
}

function completeName(name: string, names: readonly string[], texts: readonly string[]): string | undefined {
  const bare = name.replace(/^\p{Lu}\. (?=\p{Lu}\p{Ll}+$)/u, (initial) =>
    isFirstName(name, names) ? '' : initial,
  )
  const full = expandName(bare, names)
  return full?.includes(' ') === false ? (findSmallName(full, texts) ?? full) : full
}

/** A name on the line above, or cut off by a period: "S. Jothimani, Dy." and "Manager, jothimani@…". */
function readNameBefore(
  units: readonly SortedUnit[],
  { unit, index }: Part,
  company: string | null,
): string | undefined {
  const before = units.slice(Math.max(0, index - 4), index).filter(({ kind, line, block, text }) => {
    if (kind === 'private' || kind === 'foreign') return false
    return line === unit.line || (block === unit.block && text.split(' ').length <= 4)
  })
  return before
    .map(({ text }) => readNameBeside(text, undefined, company))
    .find((name) => name?.includes(' '))
}

/** Name, address and phone number from one line. */
export function readContactLine(line: string, company: string | null): Contact {
  const text = withoutPrivateNumbers(line)
  const dictated = findSpokenAddresses(text)
  const spokenOf = (kind: 'mail' | 'phone') => dictated.find((each) => each.kind === kind)?.text
  const email = findAddresses(text).find(({ kind }) => kind === 'mail')?.text ?? spokenOf('mail')
  const number = readPhone(email === undefined ? text : text.replace(email, ' ')) ?? spokenOf('phone')
  const name = readNameBeside(text, email, company) ?? readSmall(maskMail(text), dictated[0]?.from, number)
  const title = name === undefined ? undefined : readTitleBeside(text, name, company)
  return {
    ...(name && { name }),
    ...(title && { title }),
    ...(email && { email }),
    ...(number && { phone: number }),
  }
}

const forbidding =
  /\b(?:don[’']?t|do not|never|not) (?:to )?(?:be )?(?:print(?:ed)?|publish(?:ed)?|give(?:n)? out|shared?|put|list(?:ed)?|for print|for publication|for (?:the )?(?:press|media|journalists|release)|public)\b|^ ?(?:private|personal)\b/iu

/** The line without numbers that are not to be published: "my cell is 555-0172, don't print it, call the desk 555-0100". */
function withoutPrivateNumbers(line: string): string {
  if (!forbidding.test(line)) return line
  const clauses = line.split(/(?<=[,;()])|(?<=\.) /)
  return clauses
    .filter((clause, index) => {
      const next = clauses[index + 1] ?? ''
      // The ban may also be in the next clause, if that has no number of its own.
      return (
        !forbidding.test(clause) && !(/\d{3}/.test(clause) && forbidding.test(next) && !/\d{3}/.test(next))
      )
    })
    .join(' ')
}

/** The text with addresses masked. Positions stay the same. */
const maskMail = (text: string): string =>
  text.replaceAll(/\S{1,80}@\S{1,80}/g, (mail) => ' '.repeat(mail.length))

/** The name in a line of small letters: right before the number, or after "ring" and the like. */
function readSmall(
  text: string,
  dictated: number | undefined,
  number: string | undefined,
): string | undefined {
  if (/\p{Lu}\p{Ll}/u.test(text)) return undefined
  const at = dictated ?? (number === undefined ? -1 : text.indexOf(number))
  const beside = at === -1 ? undefined : readSpokenName(text, at)
  const name = spoken.exec(text)?.groups?.name
  return beside ?? (name === undefined || notSpoken.test(name) ? undefined : toName(name))
}

const notSpoken = /^(?:the|a|an|for|on|at|to|our|my|her|his|about|that|this|please|and|who)\b/u
