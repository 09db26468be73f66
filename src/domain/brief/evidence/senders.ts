// Who wrote which line of the notes: "quote me" and "call me" are about them.

import { fullName } from '#domain/brief/people.ts'
import { findPerson, withoutAddress } from '#domain/brief/person-names.ts'
import { findSignatures } from '#domain/brief/signatures.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isOrganisationWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'

const letterHead = /^(?:from|von|van|de|od|från|fra|da|sent by)$/iu
const wrote =
  /^(?:(?:On|Am|Le|El|Il|Den) .{3,60}? (?:[AaPp][Mm] )?)?(?<name>(?![AP]M )\p{Lu}[\p{L}’'.-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){0,3})(?: <[^>]{0,80}>)?,? (?:wrote|schrieb|a écrit|skrev|\d{1,2}:\d{2}(?: ?[AaPp][Mm])?$)/u
const dated = /^\d[\d.:/, -]{6,20}, (?<name>\p{Lu}[\p{L}’'.-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){1,3}):$/u
const introduction = new RegExp(
  `\\b(?:[Ii] am|[Ii][’']m|[Tt]his is(?: me,)?|[Ii]t[’']s|[Mm]e,|[Mm]e:|me down as|me as|from me,)(?: you can say)? (?:the )?(?<name>${fullName})`,
  'u',
)

/** The sender of each unit, as far as the notes tell. */
export function listSenders(units: readonly SortedUnit[], names: readonly string[]): (string | undefined)[] {
  let current: string | undefined
  const told = units.map((unit) => {
    current = readHead(unit) ?? current
    return unit.sender ?? current
  })
  const signer = told.some((sender) => sender !== undefined) ? undefined : findSigner(units)
  return told.map((sender) => expandName(sender ?? signer, names))
}

function readHead({ label = '', value = '', text }: SortedUnit): string | undefined {
  if (!letterHead.test(label)) return cleanSender((wrote.exec(text) ?? dated.exec(text))?.groups?.name)
  // "Boudreaux, Camille (Communications)", "Tom Aske <tom@aske.example>"
  const [last = '', first] = value
    .replace(/ ?[<([].*$/, '')
    .trim()
    .split(', ')
  return cleanSender(first === undefined ? last : `${first} ${last}`)
}

function cleanSender(name: string | undefined): string | undefined {
  const words = name?.split(' ') ?? []
  const isName = words.length > 1 && words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word))
  return isName && !words.some((word) => isCommonWord(word)) ? name : undefined
}

/** Whoever says who they are, or signs. */
function findSigner(units: readonly SortedUnit[]): string | undefined {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const told = open.flatMap(({ body }) => introduction.exec(body)?.groups?.name ?? [])[0]
  const below = open.slice(-lastLines).flatMap(({ text }) => signedLine.exec(text)?.groups?.name ?? [])
  return (
    told ??
    open.findLast(({ kind, text }) => kind === 'furniture' && signed.test(text))?.text ??
    below.map(withoutAddress).findLast((name) => cleanSender(name) !== undefined && !isOther(name)) ??
    findSignatures(units).at(-1)?.name
  )
}

/** How far up from the end somebody signs. */
const lastLines = 4
/** "Walter Emmerson, hon. secretary", "sgd. Dr. Th. Wieland", "Il Sindaco, Avv. Corrado Pestalupi" */
const signedLine = new RegExp(
  `^(?:[–—-]{1,2} ?|sgd\\.? |signed,? |\\p{Lu}\\p{L}+(?: \\p{Lu}?\\p{L}+)?, (?:\\p{Lu}\\p{Ll}{1,4}\\. )?)?(?<name>${fullName})(?:(?:, | [|/–—-] | \\().{2,80})?$`,
  'u',
)

const signed = /^\p{Lu}\p{Ll}{2,20}(?: \p{Lu}[\p{L}’'-]{1,20})?$/u

const nameIn = new RegExp(`(?<![\\p{L}])${fullName}`, 'gu')

/** Everything in the notes that looks like a full name, to complete "Lena" and "Ms. Strand" with. */
export function listFullNames(units: readonly SortedUnit[], company: string | null): string[] {
  const names = units.flatMap(({ kind, body }) =>
    kind === 'private' || kind === 'foreign' || kind === 'instruction'
      ? []
      : findMatches(body, nameIn).map(([name]) => withoutAddress(name.replace(/[’']s$/, ''))),
  )
  return [...new Set(names)].filter(
    (name) => name.includes(' ') && !isOther(name) && !company?.includes(name),
  )
}

function isOther(name: string): boolean {
  return (
    isKnownCity(name) ||
    /^\p{L}+ing /u.test(name) ||
    name
      .split(' ')
      .some((word) => isCommonWord(word) || isTitleWord(word) || isOrganisationWord(word.toLowerCase()))
  )
}

/** "Lena" and "Ms. Strand" are the one Lena Strand that the notes name. */
export function expandName(name: string | undefined, names: readonly string[]): string | undefined {
  if (name === undefined) return undefined
  const bare = withoutAddress(name)
  return bare === '' ? undefined : (findPerson(bare, names) ?? bare)
}
