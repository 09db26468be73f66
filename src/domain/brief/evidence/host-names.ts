// Reads company names from e-mail and web addresses: hugo@nordhavnpower.dk suggests Nordhavn Power, or an agency's name. Also lists who writes to
// whom.

import type { SortedUnit } from '#domain/brief/unit.ts'
import { findAddresses } from '#domain/language/addresses.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { aroundMention, type Mention } from './mentions.ts'

export interface Hosts {
  contact: readonly string[]
  sender: readonly string[]
  web: readonly string[]
}

const general = /^(?:gmail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|web|example|com)$/
const senderLabel = /^(?:from|von|van|de|od|från)$/iu
/** A limit on how many are read. */
const mostHosts = 12

/** The host names in the notes, by who uses them. */
export function readHosts(units: readonly SortedUnit[]): Hosts {
  const found = units
    .filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
    .flatMap(({ text, label = '' }) =>
      [...findAddresses(text), ...listSpoken(text)]
        .filter(({ kind }) => kind === 'mail' || kind === 'web')
        .map(({ kind, text: address }) => ({
          kind,
          host: hostOf(address),
          isSender: senderLabel.test(label),
        })),
    )
    .filter(({ host }) => host.length >= 3 && !general.test(host))
  const hostsOf = (isWanted: (each: (typeof found)[number]) => boolean) => [
    ...new Set(found.filter(isWanted).map(({ host }) => host)),
  ]
  return {
    contact: hostsOf(({ kind, isSender }) => kind === 'mail' && !isSender).slice(0, mostHosts),
    sender: hostsOf(({ kind, isSender }) => kind === 'mail' && isSender).slice(0, mostHosts),
    web: hostsOf(({ kind }) => kind === 'web').slice(0, mostHosts),
  }
}

const spoken =
  /\b(?:at (?<mail>[\p{L}\p{N}-]{3,40})|(?:w{3}|web ?site(?: is)?) (?:dot )?(?<web>[\p{L}\p{N}-]{3,40})) dot \p{L}{2,8}\b/giu

/** Addresses as they are dictated: "nuala at knockfiernadairy dot example". */
function listSpoken(text: string): { kind: 'mail' | 'web'; text: string }[] {
  return findMatches(text, spoken).map(({ groups }) =>
    groups?.mail === undefined
      ? { kind: 'web', text: `${groups?.web}.com` }
      : { kind: 'mail', text: `@${groups.mail}.com` },
  )
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether the address may be this company's. */
function isHostOf(host: string, name: string): boolean {
  const [plain, spelled] = [lettersOf(bareName(name)), lettersOf(bareName(name).replaceAll('&', 'and'))]
  if (host === plain || host === spelled) return true
  return (host.length >= 5 && spelled.startsWith(host)) || (plain.length >= 5 && host.startsWith(plain))
}

/** The company's part of an address: "poptybach" of hello@poptybach.co.uk. */
function hostOf(address: string): string {
  const [host = ''] = address
    .toLowerCase()
    .replace(/^.*@|^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')
  const parts = host.split('.')
  const isSecondLevel = parts.length > 2 && (parts.at(-2) ?? '').length <= 3
  return letters(parts.at(isSecondLevel ? -3 : -2) ?? '')
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Adds signs for the addresses that may belong to this name. */
export function addHosts(evidence: Set<string>, value: string, hosts: Hosts): void {
  for (const place of ['contact', 'sender', 'web'] as const)
    for (const host of hosts[place]) {
      if (isHostOf(host, value)) evidence.add(`host:${place}`)
      else if (isNearHost(host, value)) evidence.add(`near-host:${place}`)
    }
}

/** Whether the host shortens the name: 'camascreamery' for Camas Prairie Creamery, 'pvch' for Platte Valley Children's Hospital. */
function isNearHost(host: string, value: string): boolean {
  const words = bareName(value)
    .replaceAll('&', 'and')
    .split(/[ -]/)
    .map(letters)
    .filter((each) => each.length > 0)
  const initials = words.map(([first]) => first).join('')
  if (initials.length >= 3 && host.startsWith(initials)) return true
  return spellsHost(words, host)
}

/** Whether enough of the name's words follow each other in the host, whole or shortened. */
function spellsHost(words: readonly string[], host: string): boolean {
  let rest = host
  let hits = 0
  for (const each of words) {
    const stem = each.slice(0, 5)
    if (!rest.startsWith(stem) || (each.length < 3 && hits === 0)) continue
    if (each.length >= 3) hits++
    rest = rest.slice(rest.startsWith(each) ? each.length : stem.length)
  }
  return hits >= 2 || (hits === 1 && rest.length <= 4)
}

/** The words of the notes that spell a host, even in small letters or inside a longer name: 'karri lane wines' for karrilane.example. */
export function listHostNames(units: readonly SortedUnit[], { contact, sender, web }: Hosts): Mention[] {
  const hosts = [...contact, ...sender, ...web]
  return units.flatMap(({ body, kind }, unit) => {
    if (kind === 'private' || kind === 'foreign' || hosts.length === 0) return []
    const words = findMatches(body, /[\p{L}\p{N}]+/gu)
    return words.flatMap((word, at) => {
      const end = findEnd(words, at, hosts)
      return end === undefined ? [] : readNamed(body, word.index, end, unit)
    })
  })
}

/** The position after the words that spell a host; one word in between may be missing in it. */
function findEnd(
  words: readonly RegExpExecArray[],
  at: number,
  hosts: readonly string[],
): number | undefined {
  const first = words[at]?.[0] ?? ''
  const host = first.length > 1 ? hosts.find((each) => each.startsWith(letters(first))) : undefined
  if (host === undefined) return undefined
  const spelled = words.slice(at, at + 6).map(([word]) => letters(word))
  const last = [0, 1, 2, 3, 4].find(
    (count) =>
      spelled.slice(0, count + 1).join('') === host ||
      (count > 1 && spelled.slice(0, count - 1).join('') + spelled[count] === host),
  )
  const stop = last === undefined ? undefined : words[at + last]
  return stop === undefined ? undefined : stop.index + stop[0].length
}

const tail = /^ (?:wines|labs|foods|transit|coffee|homes|health|group|studio|brewing|company)\b/u

function readNamed(body: string, from: number, end: number, unit: number): Mention[] {
  if (body[from - 1] === '@' || /^[@.]\w/.test(body.slice(end))) return []
  const to = end + (tail.exec(body.slice(end, end + 12))?.[0].length ?? 0)
  const name = body.slice(from, to).replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return [{ name, unit, ...aroundMention(body, from, to) }]
}

const wrote =
  /^(?:On .{4,40}[,M] )?(?<name>\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){0,3})(?: <[^>]*>)?(?:, \p{L}{3,9}\.? \d{1,2} \p{L}{3,9}\.?(?: \d{4})?,)? (?:wrote:|\d{1,2}:\d{2}(?: [AP]M)?$)/u
const letterHead = /^(?:from|to|cc|von|an|van|aan|de|à|från|till|od|do|sent by)$/iu
const beforeAddress =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,40}(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]{1,40}){1,2}(?=[,|/ ]{0,3}(?:[\p{L} ]{0,30},)?[ |/]{0,2}(?:[\w.-]{1,64}@|\(?\+?\d))/gu

/** An employer before an address, in "Nisha Verma at Tyne Meadow, nisha@tynemeadow.example". */
const worksAt = /\b(?:at|of|for|from|with) (?:the )?$/u

/** The people who write the notes, receive them or are the contact. None of them is the company. */
export function listCorrespondents(units: readonly SortedUnit[]): Set<string> {
  return new Set(
    units.flatMap((unit) => (unit.kind === 'contact' ? listBesideAddress(unit) : listInHead(unit))),
  )
}

function listInHead({ label, value = '', text, kind }: SortedUnit): string[] {
  const isHead = label !== undefined && letterHead.test(label)
  const told = isHead ? value.replace(/ ?[<(].*$/, '') : wrote.exec(text)?.groups?.name
  return told !== undefined && kind === 'furniture' ? [told.trim()] : []
}

function listBesideAddress({ text }: SortedUnit): string[] {
  return findMatches(text, beforeAddress)
    .filter(({ index }) => !worksAt.test(text.slice(Math.max(0, index - 12), index)))
    .map(([name]) => name)
}
