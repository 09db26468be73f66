// Whom reporters call: name, address and number from the contact lines, and nothing else of them.
import { findAddresses } from '#domain/language/addresses.ts'
import { fullName } from './people.ts'
import type { Contact, FactSheet } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

const phone =
  /(?<![\d$€£.,])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?(?:\d{1,5}[ ./-]){1,6}\d{2,7}(?!\d)(?:,? ?(?:ext\.?|x) ?\d{1,5})?|(?<![\d$€£.,])(?:\+\d{7,15}|\d{7,14}|\(\d{2,5}\) ?\d{5,9})(?!\d)/g
const nameIn = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu')
const notName =
  /\b(?:Press|Media|Contact|Office|Inc|LLC|Corp|Ltd|Freight|Labs|Group|Foods|Health|Museum|University|Phone|Email|Tel|Mobile|Director|Manager|Head|Public|Relations|Communications|Street|Avenue|Road|Eastern|Pacific|Central|The|For|Please|Reach|Call)\b/

/** The contact of the notes: the first line that gives one, completed by those right below it. */
export function readContact(units: readonly SortedUnit[], company: string | null): FactSheet['contact'] {
  let contact: NonNullable<FactSheet['contact']> | undefined
  let line = -1
  units.forEach((unit, index) => {
    if (unit.kind !== 'contact') return
    const found = readContactLine(unit.value ?? unit.body, company)
    if (contact === undefined || (isEmpty(contact) && !isEmpty(found))) contact = { unit: index, ...found }
    else if (unit.line - line <= 1) contact = { ...found, ...contact }
    line = unit.line
  })
  return contact === undefined || isEmpty(contact) ? null : contact
}

const isEmpty = ({ name, email, phone: number }: { name?: string; email?: string; phone?: string }) =>
  name === undefined && email === undefined && number === undefined

/** Name, address and number out of one line. */
export function readContactLine(text: string, company: string | null): Contact {
  const email = findAddresses(text).find(({ kind }) => kind === 'mail')?.text
  const bare = email === undefined ? text : text.replace(email, ' ')
  const number = bare
    .match(phone)
    ?.find((found) => found.replaceAll(/\D/g, '').length >= 7)
    ?.trim()
  const name = bare
    .replace(/^contact /i, '')
    .match(nameIn)
    ?.find((found) => !notName.test(found) && found !== company && !(company?.includes(found) ?? false))
  const first = name ?? readFirstName(bare, email)
  return { ...(first && { name: first }), ...(email && { email }), ...(number && { phone: number }) }
}

/** "Lena" of "press: Lena, lena@acme.com" or "ask for Mona". */
function readFirstName(text: string, email = ''): string | undefined {
  const asked =
    /\b(?:ask for|contact(?: is)?|call|email|reach|via|through|with) (?<name>\p{Lu}\p{Ll}+)(?=[\s,.(:–—-]|$)/u.exec(
      text,
    )?.groups?.name
  const local = email.split('@')[0]?.toLowerCase() ?? ''
  const named = text
    .match(/\p{Lu}\p{Ll}{2,}/gu)
    ?.find((word) => local.includes(word.toLowerCase()) && !notName.test(word))
  return named ?? (asked === undefined || notName.test(asked) ? undefined : asked)
}
