// Chooses the company that announces; none if two names are about as likely.

import { readAboutName } from '#domain/brief/about-section.ts'
import type { Weights } from '#domain/brief/classifier/weights.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { bareName, isLegalWord } from '#domain/language/legal-forms.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { type Candidate, chooseByShare, weighCandidates } from './choose.ts'
import { type CompanyNotes, listCompanies } from './company-evidence.ts'
import { findSignedEmployer, listIntroduced } from './introductions.ts'
import { findLabeledCompany } from './labeled-company.ts'
import { companyWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { completeName } from './whole-names.ts'

const bar = { least: 0.35, times: 2 }
/** Signs that only the announcing company has. */
const announcerSigns =
  /^(?:(?:near-)?host:|label:own$|before:(?:we-are|our-company|we-at|title-of|run-by)$|after:paren-us$)/
const writerSigns = /^(?:label:own$|before:(?:we-are|our-company|we-at)$|after:paren-us$)/
const descriptionSigns = /^after:(?:comma-kind|is-a|does|founded|city)$/

const learned = makeLazily(() => readWeights(companyWeights))

/** A candidate for the company with its likelihood. */
export interface LikelyCompany extends Candidate {
  share: number
  /** Its name is only an ordinary word: "Stores in Boston reopen" names no company, "We are Target" does. */
  isMereWord: boolean
}

/** `weights` replace the learned ones in training. */
export function listLikelyCompanies(notes: CompanyNotes, weights?: Weights): LikelyCompany[] {
  const candidates = listCompanies(notes).filter(isOneName)
  const shares = weighCandidates(candidates, weights ?? learned())
  return candidates.map((candidate, index) => ({
    ...candidate,
    share: shares[index] ?? 0,
    isMereWord: isMereWord(candidate),
  }))
}

/** `units` are the units the names come from, for what a form calls the company and how two names are joined. */
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

/** The name in an introduction of the writer: "This is Ann at Acme". */
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

/** The company with the only boilerplate: "About Acme Foods". Partners have one each. */
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

/** The first of two partners ("Alder Ferries (Picton) and the Birch Trust are teaming up"), unless only the other is the writer's own. */
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
  // The contact's address says less here, because partners share a press office.
  const owners = pair.filter((each) => has(each, writerSigns))
  return owners.length === 1 ? owners[0] : pair[0]
}

const joiningWords =
  /^(?: \([^()]{2,40}\)|, [^,.;:]{2,60},| here in \p{Lu}\p{L}+)? (?:and|&|\+|x) (?:the |our )?(?:[\p{Ll}-]+ ){0,3}$/u

function joinsNames(body: string, first: string, second: string): boolean {
  const at = body.indexOf(first)
  const next = at === -1 ? -1 : body.indexOf(second, at + first.length)
  return next !== -1 && joiningWords.test(body.slice(at + first.length, next))
}

/** If no name is likely enough: the only one that the website or the press contact's address spells. */
function onlyOwner(pooled: readonly LikelyCompany[]): LikelyCompany | undefined {
  const owners = pooled.filter((each) => each.evidence.has('spells-host') && !each.evidence.has('from-host'))
  return owners.length === 1 ? owners[0] : undefined
}

/** How likely a longer form of the name must be, compared with the likeliest form. */
const fuller = 0.25

/** Merges forms of one name ("Tarnbeck", "Tarnbeck Hearing", "TarnbeckHearing"): likelihoods are added and the fullest form is kept. */
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

/** Whether the name is a product or publication of the other: "Domarka Rent Report" beside "Domarka". */
const isThingOf = ({ value, evidence }: LikelyCompany, maker: LikelyCompany): boolean =>
  isThing(evidence) && !isThing(maker.evidence) && !maker.isMereWord && value.startsWith(`${maker.value} `)

/** The letters of a name for comparing: "the city of Lindenrode" is "lindenrode". */
const letters = (name: string): string =>
  bareName(name)
    .toLowerCase()
    .replace(/^(?:city|town|municipality|borough|county|village|port|diocese) of (?:the )?/u, '')
    .replaceAll(/[’']s(?= |$)/gu, '')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')

/** Whether one name begins with the other, or writes it in one word. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [letters(one), letters(other)]
  return (
    first.startsWith(`${second} `) ||
    second.startsWith(`${first} `) ||
    first.replaceAll(' ', '') === second.replaceAll(' ', '')
  )
}

/** Whether the name is a single company: "Harbor Books of Dayton" is (with its town), "Acme and Birch" is not. */
function isOneName({ value, evidence }: Candidate): boolean {
  const [head = ''] = value.replace(/^the /i, '').split(/ (?:of|de) /)
  const last = head.split(' ').at(-1) ?? ''
  const isTown = evidence.has('of-city') || (head !== value && isLegalWord(last))
  return !(
    impossible.some((sign) => evidence.has(sign)) ||
    (isTown && evidence.has('has-shorter') && head.includes(' '))
  )
}

/** Signs that rule a name out: two names, a heading with a name, a person with an employer, a product with its maker. */
const impossible = ['pair', 'owns-city', 'opens-capitals', 'holder', 'name-of', 'by-name']

const has = ({ evidence }: Candidate, pattern: RegExp): boolean =>
  [...evidence].some((sign) => pattern.test(sign))

/** Whether two companies announce together and the notes say no more about this one than about the other. */
function isOneOfTwo(found: Candidate): boolean {
  return found.evidence.has('paired') && !has(found, announcerSigns) && !has(found, descriptionSigns)
}

function isMereWord(found: Candidate): boolean {
  // "Company: Melbourne" tells where; only an address shows that a company is called like a city.
  if (found.evidence.has('city') && !has(found, /^(?:near-)?host:|^spells-host$/)) return true
  return found.evidence.has('everyday-word') && !found.evidence.has('times:3') && !has(found, announcerSigns)
}
