// The company, as the notes name it; nothing when two names are about as likely.

import { readAboutName } from '#domain/brief/about-section.ts'
import type { Weights } from '#domain/brief/classifier/weights.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { bareName, isLegalWord } from '#domain/language/legal-forms.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { type Candidate, chooseByShare, shareOut } from './choose.ts'
import { type CompanyNotes, listCompanies } from './company-evidence.ts'
import { findSignedEmployer, listIntroduced } from './introductions.ts'
import { findLabeledCompany } from './labeled-company.ts'
import { companyWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { completeName } from './whole-names.ts'

const bar = { least: 0.35, times: 2 }
/** What only the one who announces has. */
const own =
  /^(?:(?:near-)?host:|label:own$|before:(?:we-are|our-company|we-at|title-of|run-by)$|after:paren-us$)/
const saidOwn = /^(?:label:own$|before:(?:we-are|our-company|we-at)$|after:paren-us$)/
const told = /^after:(?:comma-kind|is-a|does|founded|city)$/

const learned = makeLazily(() => readWeights(companyWeights))

/** Who may be the company, and how likely that is. */
export interface LikelyCompany extends Candidate {
  share: number
  /** "Stores in Boston reopen" names no company; "We are Target" does. */
  isMereWord: boolean
}

/** `weights` are for trying others. */
export function listLikelyCompanies(notes: CompanyNotes, weights?: Weights): LikelyCompany[] {
  const candidates = listCompanies(notes).filter(isOneName)
  const shares = shareOut(candidates, weights ?? learned())
  return candidates.map((candidate, index) => ({
    ...candidate,
    share: shares[index] ?? 0,
    isMereWord: isMereWord(candidate),
  }))
}

/** `units` are where the names come from: what a form calls the company, and how names are joined. */
export function chooseCompany(
  likely: readonly LikelyCompany[],
  units: readonly SortedUnit[] = [],
): string | null {
  const labeled = findLabeledCompany(units)
  if (labeled !== undefined) return labeled
  const pooled = poolNames(likely)
  const shares = pooled.map(({ share }) => share)
  const found =
    nameIntroduced(pooled, units) ??
    nameDescribed(pooled, units) ??
    chooseByShare(pooled, shares, bar) ??
    onlyOwner(pooled) ??
    nameSigned(pooled, units)
  const announcer =
    found === undefined || isOneOfTwo(found)
      ? findFirstOfTwo(pooled, units)
      : found.isMereWord
        ? undefined
        : found
  return announcer === undefined ? null : completeName(findNeverCut(announcer.value, likely, units), units)
}

/** Whoever writes says who they are. */
function nameIntroduced(
  pooled: readonly LikelyCompany[],
  units: readonly SortedUnit[],
): LikelyCompany | undefined {
  for (const name of listIntroduced(units)) {
    const known = pooled.find(({ value }) => isSameName(value, name))
    if (known !== undefined) return { ...known, value: fullerOf(known.value, name) }
  }
  return undefined
}

const fullerOf = (known: string, name: string): string => (name.length > known.length ? name : known)

/** Who has the only boilerplate: "About Acme Foods". Partners have one each. */
function nameDescribed(
  pooled: readonly LikelyCompany[],
  units: readonly SortedUnit[],
): LikelyCompany | undefined {
  const [name, other] = units.flatMap((unit) => readAboutName(unit) ?? [])
  if (name === undefined || other !== undefined) return undefined
  const known = pooled.find(({ value, evidence }) => isSameName(value, name) && !evidence.has('person'))
  return known && { ...known, value: fullerOf(known.value, name) }
}

/** Where no name is likely enough, the one with which whoever writes signs. */
function nameSigned(
  pooled: readonly LikelyCompany[],
  units: readonly SortedUnit[],
): LikelyCompany | undefined {
  const name = findSignedEmployer(units)
  return name === undefined ? undefined : pooled.find(({ value }) => isSameName(value, name))
}

/** How likely two must be together to be those who announce. */
const bothLeast = 0.5

/** "Alder Ferries (Picton) and the Birch Trust are teaming up": the first of the two announces, unless only the other is the writer's own. */
function findFirstOfTwo(
  pooled: readonly LikelyCompany[],
  units: readonly SortedUnit[],
): LikelyCompany | undefined {
  const [one, two] = pooled.toSorted((first, second) => second.share - first.share)
  if (one === undefined || two === undefined || one.share + two.share < bothLeast) return undefined
  if (one.isMereWord || two.isMereWord) return undefined
  const isJoined = (first: LikelyCompany, second: LikelyCompany) =>
    units.some(({ body, kind }) => kind !== 'private' && joinsNames(body, first.value, second.value))
  const pair = isJoined(one, two) ? [one, two] : isJoined(two, one) ? [two, one] : []
  // Whose address the contact has says less: partners share a press office.
  const owners = pair.filter((each) => has(each, saidOwn))
  return owners.length === 1 ? owners[0] : pair[0]
}

const between =
  /^(?: \([^()]{2,40}\)|, [^,.;:]{2,60},| here in \p{Lu}\p{L}+)? (?:and|&|\+|x) (?:the |our )?(?:[\p{Ll}-]+ ){0,3}$/u

function joinsNames(body: string, first: string, second: string): boolean {
  const at = body.indexOf(first)
  const next = at === -1 ? -1 : body.indexOf(second, at + first.length)
  return next !== -1 && between.test(body.slice(at + first.length, next))
}

/** Where no name is likely enough, the only one of the notes' own names that the press contact's address or the website spells. */
function onlyOwner(pooled: readonly LikelyCompany[]): LikelyCompany | undefined {
  const owners = pooled.filter((each) => each.evidence.has('spells-host') && !each.evidence.has('from-host'))
  return owners.length === 1 ? owners[0] : undefined
}

/** How likely a longer form of the name must be to be taken for it, compared with the likeliest form. */
const fuller = 0.25

/** "Tarnbeck", "Tarnbeck Hearing" and "TarnbeckHearing" are one company: it is as likely as all its names, and called by its fullest. */
function poolNames(likely: readonly LikelyCompany[]): LikelyCompany[] {
  const left = likely.toSorted((one, other) => other.share - one.share)
  const pooled: LikelyCompany[] = []
  for (let best = left.shift(); best !== undefined; best = left.shift()) {
    const { value, share } = best
    const same = left.filter((each) => isSameName(each.value, value))
    const near = same.filter((each) => each.share >= fuller * share)
    const full = near.filter((each) => isFuller(each, value))
    const named =
      full.toSorted((one, other) => other.value.length - one.value.length)[0] ??
      near.find((each) => isThingOf(best, each)) ??
      best
    pooled.push({ ...named, share: same.reduce((sum, each) => sum + each.share, share) })
    for (const each of same) left.splice(left.indexOf(each), 1)
  }
  return pooled
}

/** The address spells "Tarn Valley," and the notes never say less than Tarn Valley Water. */
function findNeverCut(short: string, likely: readonly LikelyCompany[], units: readonly SortedUnit[]): string {
  const longer = likely.filter(
    ({ value, evidence }) => value.startsWith(`${short} `) && evidence.has('times:2') && !isThing(evidence),
  )
  const found = longer.filter(({ value }) => units.every(({ body }) => namesWhole(body, short, value)))
  return found.toSorted((one, other) => other.value.length - one.value.length)[0]?.value ?? short
}

const namesWhole = (body: string, short: string, whole: string): boolean =>
  body.split(short).length === body.split(whole).length

/** "Sendwise Return Ledger" is a thing of Sendwise's. */
const isFuller = ({ value, evidence }: LikelyCompany, name: string): boolean =>
  value.length > name.length && !isThing(evidence) && !evidence.has('from-host')

const isThing = (evidence: ReadonlySet<string>): boolean =>
  ['event-word', 'report-word', 'product'].some((sign) => evidence.has(sign))

/** "Domarka Rent Report" beside "Domarka": whoever makes it announces it. */
const isThingOf = ({ value, evidence }: LikelyCompany, maker: LikelyCompany): boolean =>
  isThing(evidence) && !isThing(maker.evidence) && !maker.isMereWord && value.startsWith(`${maker.value} `)

/** "Doña Concha's Kitchen" begins like Doña Concha, and the city of Lindenrode is Lindenrode. */
const letters = (name: string): string =>
  bareName(name)
    .toLowerCase()
    .replace(/^(?:city|town|municipality|borough|county|village|port|diocese) of (?:the )?/u, '')
    .replaceAll(/[’']s(?= |$)/gu, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')

/** One begins like the other, or is spelled in one word. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [letters(one), letters(other)]
  return (
    first.startsWith(`${second} `) ||
    second.startsWith(`${first} `) ||
    first.replaceAll(' ', '') === second.replaceAll(' ', '')
  )
}

/** "Harbor Books of Dayton" beside "Harbor Books" is the same company and its town; "Acme and Birch" are two. */
function isOneName({ value, evidence }: Candidate): boolean {
  const [head = ''] = value.replace(/^the /i, '').split(/ (?:of|de) /)
  const last = head.split(' ').at(-1) ?? ''
  const isTown = evidence.has('of-city') || (head !== value && isLegalWord(last))
  return !(
    impossible.some((sign) => evidence.has(sign)) ||
    (isTown && evidence.has('has-shorter') && head.includes(' '))
  )
}

/** Two names, a heading and a name, a person and where they work, a thing and who made it. */
const impossible = ['pair', 'owns-city', 'opens-capitals', 'holder', 'name-of', 'by-name']

const has = ({ evidence }: Candidate, pattern: RegExp): boolean =>
  [...evidence].some((sign) => pattern.test(sign))

/** One of two companies that announce together, of which the notes say no more than of the other. */
function isOneOfTwo(found: Candidate): boolean {
  return found.evidence.has('paired') && !has(found, own) && !has(found, told)
}

function isMereWord(found: Candidate): boolean {
  // "Company: Melbourne" tells where; a company called like a city has an address of its own.
  if (found.evidence.has('city') && !has(found, /^(?:near-)?host:|^spells-host$/)) return true
  return found.evidence.has('everyday-word') && !found.evidence.has('times:3') && !has(found, own)
}
