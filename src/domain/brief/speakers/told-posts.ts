// Reads titles from sentences: "Ruth Akintola will be our new chief executive", "My title remains Director of Research", "she's managing director",
// "New title: Chief Nursing Officer".
import { withoutAddress } from '#domain/brief/person-names.ts'
import type { Cast } from '#domain/brief/read-contact.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findAppointee } from './appointee.ts'
import { readDoing, readFounded, readServing } from './deeds.ts'
import type { Post } from './post-phrases.ts'
import { firstOf, readOffice } from './posts.ts'

/** Only the first units are searched: notes give titles early. */
const farthest = 400

/** A person, with everything that can refer to them. */
interface Meant {
  units: readonly SortedUnit[]
  /** The full name, and first name and surname if nobody else has them. */
  forms: readonly string[]
  others: readonly string[]
  /** Whether "I" in the unit is this person. */
  isWriter: (index: number) => boolean
  /** The units in which the person speaks. */
  spoken: ReadonlySet<number>
}

export interface Telling {
  units: readonly SortedUnit[]
  /** All names in the notes. */
  names: readonly string[]
  cast: Cast
  /** The units in which the person speaks. */
  spoken: ReadonlySet<number>
}

/** The title that the notes state as such: "Her title is …". */
export function findStatedTitle(written: string, telling: Telling): Post | undefined {
  const meant = toMeant(written, telling)
  return firstOf(meant.units, (unit) => readStated(unit, meant))
}

/** The title that the person will get. */
export function findNewPost(written: string, telling: Telling): Post | undefined {
  const meant = toMeant(written, telling)
  return firstOf(meant.units, (unit) => readNamed(unit, meant, becomes))
}

/** Whether the unit says which office somebody of this name has or gets. */
export const tellsOffice = (unit: SortedUnit, name: string): boolean =>
  (readNamed(unit, { forms: [name] }, becomes) ?? readNamed(unit, { forms: [name] }, isThat)) !== undefined

/** The title that a sentence says the person has, gets or keeps. */
export function findPostInSentence(written: string, telling: Telling): Post | undefined {
  const meant = toMeant(written, telling)
  return (
    firstOf(meant.units, (unit) => readNamed(unit, meant, becomes)) ??
    firstOf(meant.units, (unit) => readNamed(unit, meant, isThat)) ??
    firstOf(meant.units, (unit) => readOwn(unit, meant)) ??
    readBracketed(meant) ??
    firstOf(meant.units, (unit) => readReferred(unit, meant)) ??
    readAppointed(withoutAddress(written), telling.units) ??
    readBehind(meant, readFounded) ??
    readFirm(meant) ??
    readBehind(meant, readServing) ??
    readBehind(meant, readDoing)
  )
}

/** The title in the words after the name, up to a quotation. */
const readBehind = ({ units, forms }: Meant, read: (right: string) => Post | undefined): Post | undefined =>
  firstOf(units, (unit) => {
    const text = readPlain(unit)
    return firstOf(forms, (form) => {
      const at = text.indexOf(form)
      return at === -1 ? undefined : read(text.slice(at + form.length))
    })
  })

/** The title in brackets: "Started in 2023 by me (CEO) and Hannah (CTO)". */
function readBracketed({ units, isWriter }: Meant): Post | undefined {
  const own = units.filter((_, index) => isWriter(index))
  return firstOf(own, ({ text }) => {
    const post = /\b(?:me|I|myself) \((?<post>[^()]{2,40})\)/u.exec(text)?.groups?.post
    return post === undefined ? undefined : readOffice(post)
  })
}

/** The employer with the person's surname, for a mail signed "Gord" and "owner": "Vandersteeg Growers". */
function readFirm({ units, forms }: Meant): Post | undefined {
  const [full = '', ...short] = forms
  const at = units.findIndex(({ text, kind }) => kind === 'furniture' && short.includes(text.trim()))
  const [signed, below] = [units[at], units[at + 1]]
  const post =
    below !== undefined && below.line - (signed?.line ?? 0) === 1 ? readOffice(below.text) : undefined
  const surname = escapePattern(full.split(' ').at(-1) ?? full)
  const firm = new RegExp(`(?<!\\p{Ll} |[\\p{L}-])${surname} (?:& )?\\p{Lu}\\p{Ll}{2,}`, 'u')
  const organization = firstOf(units, ({ text }) => firm.exec(text)?.[0])
  return post === undefined || organization === undefined ? undefined : { ...post, organization }
}

function readAppointed(name: string, units: readonly SortedUnit[]): Post | undefined {
  const appointee = findAppointee(units)
  return appointee?.name === name ? appointee.post : undefined
}

function toMeant(written: string, { units, names, cast, spoken }: Telling): Meant {
  const name = withoutAddress(written)
  const others = [...new Set([...names, ...cast.names].map(withoutAddress))].filter(
    (other) => !other.includes(name),
  )
  const parts = name.split(' ')
  const isOwn = (part: string): boolean =>
    part.length > 2 && !others.some((other) => other.split(' ').includes(part))
  return {
    units: units
      .slice(0, farthest)
      .map((unit) => (unit.kind === 'private' || unit.kind === 'foreign' ? { ...unit, text: '' } : unit)),
    forms: [name, ...[parts[0] ?? '', parts.at(-1) ?? ''].filter(isOwn)],
    others,
    isWriter: (index) => isSame(cast.senders[index], name),
    spoken,
  }
}

const isSame = (sender: string | undefined, name: string): boolean =>
  sender !== undefined && withoutAddress(sender) === name

/** The unit's words without quotations. */
function readPlain({ text }: SortedUnit): string {
  return findQuotations(text)
    .filter(({ inner }) => inner.includes(' '))
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)}“”${rest.slice(to)}`, text)
}

const newly =
  "[’']ll be|(?:will be|becomes?|to be|gonna be|going to be|joins(?: us| the \\p{Ll}+|(?: \\p{Lu}[\\p{L}’-]{0,30}){1,4})?|comes in|takes over|will (?:run|lead|head) (?:\\p{L}+ ){1,4}(?=as )|starts|begins|steps up|elected|named|appointed|chosen|promoted|(?:has|have) been \\p{Ll}+ed|was (?:named|elected|appointed|promoted))"
const be = `[’']s|(?:is|remains?|stays?|serves|continues)|${newly}`
const settled = '(?: (?:on|now|also|currently|already|still|gonna|going|staying|to|be|back))*'
const qualified =
  '(?:(?:our|the|its|their|my|an?|new|next|very|first|second|third|fourth|current|(?:\\d+|four|fif|six|seven|eigh|nin|ten|eleven|twelf|\\p{Ll}+teen|twentie)th) )*'
const isDefinite = /\b(?:the|our|its) (?:new )?$/iu
/** Degrees behind a name: "Anneliese Tran-Whitford, M.D.," and "DNP, RN". */
const degrees = '(?: \\([^()]{2,40}\\))?(?:,? (?:\\p{Lu}\\.?\\p{Ll}?\\.?){2,4}){0,3},?'
const linked = (verbs: string): RegExp =>
  new RegExp(
    `^${degrees}(?:,? (?:who|she|he|and (?:she|he)))?(?: ?(?:${verbs})${settled}(?: ?as)?| ?=|,? as) ${qualified}(?=\\p{L})`,
    'u',
  )
const becomes = linked(newly)
const isThat = linked(be)
const chosen =
  /\b(?:nam|appoint|elect|hir|promot|select|nominat|welcom|pick)\p{Ll}{0,4}(?: \p{Ll}+){0,2}(?: (?:Dr|Mr|Mrs|Ms|Prof)\.?)? $/u
const asWhat = new RegExp(`^${degrees}(?:,? (?:as|to be|to|for))? ${qualified}(?=\\p{L})`, 'u')
const isWho =
  /(?<phrase>[^.:;,“”"«»(){}!?|–—•*\t]{2,80}?),? (?:(?:and )?(?:it|that|this)(?:[’']s| is| will be)|is|will be|becomes|remains)(?: called| named)? (?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?$/u

/** The title in a sentence with the name: "Chief of obstetrics will be Philip Osei", "has named Ann Lee its president", "Ann Lee stays on as chair". */
function readNamed(unit: SortedUnit, { forms }: Pick<Meant, 'forms'>, verbs: RegExp): Post | undefined {
  const text = readPlain(unit)
  return firstOf(forms, (form) => {
    const found = new RegExp(`(?<![\\p{L}-])${escapePattern(form)}(?![\\p{L}-])`, 'u').exec(text)
    if (found === null) return undefined
    const [left, right] = [text.slice(0, found.index), text.slice(found.index + form.length)]
    const link = verbs.exec(right) ?? (chosen.test(left) ? asWhat.exec(right) : null)
    const told = link === null ? undefined : readOffice(right.slice(link[0].length), isDefinite.test(link[0]))
    return told ?? readOffice(lastPhrase(isWho.exec(left.slice(-100))?.groups?.phrase ?? ''))
  })
}

/** The last phrase, which is the title in "has a new head coach". */
const lastPhrase = (text: string): string =>
  text
    .replace(/^.*\b(?:has|have|picked|chosen|got|our|its|an?|new|so) /iu, '')
    .replace(/^(?:and )?(?:the )?/iu, '')

const ownTitle = new RegExp(
  `(?<![\\p{L}])(?:(?:[Ii][’']?m|[Ii] am)(?: [^.;:,“”]{2,30}, as)?|[Mm]e,? as|me(?: down)? as|[Mm]e,|[Mm]yself,|[Uu]se(?=[^.;]{2,40} for me\\b)) ${qualified}(?=\\p{L})`,
  'gu',
)

/** Whether somebody else says it: "I'm still chairman, Gethin Vaughan", "Susan Lisle here". */
function isSignedBy(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at === -1) return false
  return /^[,.)]?$/u.test(text.slice(at + name.length)) || text.slice(at + name.length).startsWith(' here')
}

/** The writer's own title: "I'm co-founder and CEO". */
function readOwn(unit: SortedUnit, { units, others, isWriter }: Meant): Post | undefined {
  const text = readPlain(unit)
  if (!isWriter(units.indexOf(unit)) || others.some((name) => isSignedBy(text, name))) return undefined
  return firstOf([...text.matchAll(ownTitle)], ({ 0: link, index }) =>
    readOffice(text.slice(index + link.length), isDefinite.test(link)),
  )
}

const referred = new RegExp(
  `(?<![\\p{L}])(?:[Hh]e|[Ss]he)(?: ?(?:${be})${settled}(?: as)?) ${qualified}(?=\\p{L})`,
  'u',
)

/** The title after a pronoun, if it means this person: "she's managing director". */
function readReferred(unit: SortedUnit, meant: Meant): Post | undefined {
  const text = readPlain(unit)
  const link = referred.exec(text)
  if (link === null || !isSpokenOf(meant, meant.units.indexOf(unit), text.slice(0, link.index)))
    return undefined
  return readOffice(text.slice(link.index + link[0].length), isDefinite.test(link[0]))
}

/** How many units back the name may be. */
const reach = 3

/** Whether this person was named last, in this unit or before it. */
function isSpokenOf({ units, forms, others, spoken }: Meant, index: number, before: string): boolean {
  const texts = [
    before,
    ...units
      .slice(Math.max(0, index - reach), index)
      .map(readPlain)
      .toReversed(),
  ]
  for (const [back, text] of texts.entries()) {
    const last = Math.max(...forms.map((form) => text.lastIndexOf(form)))
    const other = Math.max(-1, ...listOtherForms(others, forms).map((form) => text.lastIndexOf(form)))
    if (last > -1 || other > -1) return last > other
    if (spoken.has(index - back)) return true
  }
  return false
}

/** Names and surnames of all others; a surname shared by two people is left out. */
const listOtherForms = (others: readonly string[], own: readonly string[]): string[] =>
  others
    .flatMap((name) => [name.split(' ')[0] ?? name, name.split(' ').at(-1) ?? name])
    .filter((form) => form.length > 1 && !own.some((each) => each.split(' ').includes(form)))

const noun = anyCase('(?:job )?(?:title|designation|position|role|function|post)')
const stated = new RegExp(
  `(?<![\\p{L}])(?:(?<whose>[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Nn]ew|\\p{Lu}[\\p{L} .-]{0,40}[’']s) (?:new |full |official |exact )?)?${noun}(?: (?:for|of) (?<whom>me|him|her|\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?))?(?::| =| is| remains| stays| will be)(?: now| still| just| only)? ${qualified}(?=\\p{L})`,
  'u',
)

/** A stated title: "My title is managing director and co-owner", "Title for Rick is president", "her title: …". */
function readStated(unit: SortedUnit, meant: Meant): Post | undefined {
  const text = readPlain(unit)
  const found = stated.exec(text)
  if (found === null) return undefined
  const { whose, whom } = found.groups ?? {}
  if (!isOf(whom ?? whose, meant, meant.units.indexOf(unit), text.slice(0, found.index))) return undefined
  return readOffice(text.slice(found.index + found[0].length))
}

/** Whether the stated title is this person's. */
function isOf(who: string | undefined, meant: Meant, index: number, before: string): boolean {
  if (who === undefined || /^new$/iu.test(who)) return meant.spoken.has(index) || meant.spoken.has(index - 1)
  if (/^(?:my|me)$/iu.test(who)) return meant.isWriter(index)
  if (/^(?:his|her|their|him)$/iu.test(who)) return isSpokenOf(meant, index, before)
  const written = who.replace(/[’']s$/u, '')
  return meant.forms.includes(written) || isInitial(written, meant)
}

/** Whether the letter means this person: "B’s title". */
const isInitial = (written: string, { forms: [name = ''], others }: Meant): boolean =>
  /^\p{Lu}\.?$/u.test(written) &&
  name.startsWith(written.charAt(0)) &&
  !others.some((other) => other.startsWith(written.charAt(0)))
