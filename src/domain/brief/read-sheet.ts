// Reads the fact sheet from sorted notes. Type, company and place are also read from requests; all else only from lines that may be printed.

import { findAddresses } from '#domain/language/addresses.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { readFacts } from '#domain/language/reading.ts'
import { isPast } from '#domain/language/verbs.ts'
import { findAboutSection } from './about-section.ts'
import { capitalizeNames } from './capitalize-names.ts'
import type { CandidateWeights } from './classifier/weights.ts'
import { collectPeople, listUsableUnits } from './collect-people.ts'
import { readEmbargo } from './embargo/read-embargo.ts'
import { cleanName } from './evidence/company-names.ts'
import { chooseCompany, listLikelyCompanies } from './evidence/find-company.ts'
import { findPlace } from './evidence/find-place.ts'
import { findType } from './evidence/find-type.ts'
import { listFullNames, listSenders } from './evidence/senders.ts'
import { readSurname } from './people.ts'
import { readContact } from './read-contact.ts'
import { readQuotes } from './read-quotes.ts'
import { findNamed } from './roster/find-named.ts'
import { readRoster } from './roster/read-roster.ts'
import type { FactSheet, Sourced } from './sheet.ts'
import { withSpeakerOutside } from './speakers/speaker-inside.ts'
import { mayPrint, type SortedBrief, type SortedUnit } from './unit.ts'

/** The fact sheet of the notes. */
export function readSheet(sorted: SortedBrief, candidate: CandidateWeights = {}): FactSheet {
  const { units } = sorted
  const usable = listUsableUnits(units)
  const type = findType(usable, candidate.type)
  const named = capitalizeNames(units).map(withSpeakerOutside)
  const titled = collectPeople(named).map(withEmployer)
  const product = type === 'launch' ? findProduct(units) : null
  const companies = listLikelyCompanies({ units: usable, people: titled, product }, candidate.company)
  const company = chooseCompany(companies, usable)
  const facts = readPrinted(units)
  const { people, others, cast, contact } = readCast({ ...sorted, units: named }, company)
  const quotes = readQuotes(named, people, cast, candidate.speaker).map((quote) =>
    asWritten(quote, units, named),
  )
  return {
    type,
    company,
    product,
    people: readRoster({ units: named, named: [...titled, ...others], quotes, cast, company }),
    place: findPlace(
      { units: usable, people: titled, type },
      companies,
      candidate.city,
      [...titled.map(({ name }) => name), ...(contact?.name === undefined ? [] : [contact.name])],
      company,
    ),
    dates: readDates(facts, units),
    embargo: readEmbargo(units),
    figures: facts.flatMap((fact) => toFigure(fact, units)),
    quotes,
    links: readLinks(units),
    contact,
    about: findAbout(units, company),
  }
}

/** Everybody who can speak in these notes: the people they name, the press contact, and the writer of each line. */
export function readCast({ units }: SortedBrief, company: string | null) {
  const usable = listUsableUnits(units)
  const names = listFullNames(usable, company)
  const cast = { names, senders: listSenders(usable, names) }
  const contact = readContact(units, company, cast)
  const named = contact?.name
  const spokesperson = named === undefined ? [] : [{ name: named, surname: readSurname(named) }]
  const titled = collectPeople(units)
  const others = findNamed({ units, names, known: titled, company })
  return {
    people: [...titled, ...spokesperson],
    /** Full names without a title or introduction. */
    others,
    cast: {
      ...cast,
      untitledPeople: others.map(({ name }) => name),
      ...(named !== undefined && { contact: named }),
    },
    contact,
  }
}

/** The person without an employer that is only "The": "The Principal, Mrs Esther Langat". */
function withEmployer(person: FactSheet['people'][number]): FactSheet['people'][number] {
  const { organization, ...bare } = person
  return organization === undefined || cleanName(organization) !== undefined ? person : bare
}

type Quote = FactSheet['quotes'][number]

/** The quotation as the notes have it, small letters included. */
function asWritten(quote: Quote, units: readonly SortedUnit[], named: readonly SortedUnit[]): Quote {
  const [written, raised] = [units[quote.unit]?.body, named[quote.unit]?.body]
  const at = written === raised ? -1 : (raised?.indexOf(quote.text) ?? -1)
  return at === -1 ? quote : { ...quote, text: written?.slice(at, at + quote.text.length) ?? quote.text }
}

const productName =
  "[“\"]?\\p{Lu}[\\p{L}\\p{N}’'-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}’'-]*|\\d[\\p{L}\\p{N}]*)){0,3}"
const productPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:launch(?:e[sd]|ing|)|introduc(?:es?|ed|ing)|unveil(?:s|ed|ing|)|releas(?:es?|ed|ing)|debut(?:s|ed|ing|)|sell(?:s|ing)|show(?:s|ing)?) (?:[\\p{Ll}-]+,? ){0,6}?(?:called |named )?(?<name>${productName})`,
    'u',
  ),
  new RegExp(`\\bnew [\\p{Ll} -]{3,40},? (?:the |called |named )?(?<name>${productName})`, 'u'),
  new RegExp(`\\b(?:called|named) (?:the )?(?<name>${productName})`, 'u'),
]

export function findProduct(units: readonly SortedUnit[]): string | null {
  const facts = units.filter(({ kind }) => kind === 'fact')
  const labeled = facts.find(({ label }) =>
    /^(?:(?:new |first )?(?:product|app|model|service|device|tool)(?: name)?|new|launching|introducing)$/i.test(
      label ?? '',
    ),
  )?.value
  if (labeled !== undefined) return labeled.split(/, | [–—-] /)[0] ?? null
  for (const { body } of facts.slice(0, 6)) {
    const found = productPatterns
      .map((pattern) => pattern.exec(body)?.groups?.name)
      .find((name) => name !== undefined && !notProduct.test(name))
    if (found !== undefined) return found.replace(/^[“"]/, '')
  }
  return null
}

const notProduct =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|The|In|On|I|We|It|Series|CEO|US|U\.S)/

type Printed = ReadFact & Sourced

function readPrinted(units: readonly SortedUnit[]): Printed[] {
  return units.flatMap((unit, index) =>
    unit.kind === 'fact'
      ? readFacts(unit.body)
          .filter(({ isSoft }) => isSoft !== true)
          .map((fact) => ({ ...fact, unit: index }))
      : [],
  )
}

/** Of the news: a year alone is background beside a later day, and where the past is told. */
function readDates(facts: readonly Printed[], units: readonly SortedUnit[]): FactSheet['dates'] {
  const dates = facts.filter(({ kind }) => kind === 'date')
  const newest = dates.reduce(
    (year, { key }) => Math.max(year, Number(/^date:(\d{4})/.exec(key)?.[1] ?? 0)),
    0,
  )
  return dates
    .filter((date) => !bareYear.test(date.key) || (Number(date.text) >= newest && !isHistory(date, units)))
    .map(toDate)
}

/** Whether a year alone is told of the past: "founded in 2014", "Established: 1987", "since 2011". */
function isHistory({ from, unit }: Printed, units: readonly SortedUnit[]): boolean {
  const { body = '', label = '' } = units[unit] ?? {}
  const before = `${label} ${body.slice(Math.max(0, from - nearby), from)}`.split(/[.;]/u).at(-1) ?? ''
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? []
  return !ahead.test(before) && words.some((word) => word === 'since' || isPast(word))
}

const bareYear = /^number:/
/** As far as a verb is from its year: "began as a one-room practice in Olympia in 2011". */
const nearby = 80
/** "Expected to finish in 2028", "will be completed in 2028"; "moved to Bend in 2014" is past. */
const ahead = /\b(?:will|would|be|to \p{Ll})/u

function toDate({ text, key, unit }: Printed): FactSheet['dates'][number] {
  const day = /^date:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/.exec(key)?.groups
  const iso =
    day === undefined
      ? undefined
      : [day.year, day.month?.padStart(2, '0'), day.day?.padStart(2, '0')].join('-')
  return { text, unit, ...(iso !== undefined && { iso }) }
}

const measured =
  /^ (?<of>(?:of )?(?:\p{Ll}[\p{L}-]*)(?: (?!and\b|or\b|in\b|at\b|on\b|for\b|from\b|to\b|by\b|with\b|of\b|a\b|the\b|is\b|are\b|was\b|were\b|will\b|has\b|have\b|that\b|which\b|who\b)\p{Ll}[\p{L}-]*){0,2})/u
const beforeFigure =
  /\b(?<of>price|cost|costs|revenue|sales|net income|profit|earnings|total|fee|rent|salary|wages?|orders|income|budget|admission|tickets?|capacity|weight|range|margin of error)\b[^\d$€£]{0,24}$/i

function toFigure(
  { kind, text, from, to, unit }: Printed,
  units: readonly SortedUnit[],
): FactSheet['figures'] {
  if (kind !== 'number' && kind !== 'amount' && kind !== 'percentage') return []
  const { body = '', label } = units[unit] ?? {}
  const after = kind === 'amount' ? undefined : measured.exec(body.slice(to, to + 60))?.groups?.of
  const of =
    after ?? beforeFigure.exec(body.slice(0, from))?.groups?.of?.toLowerCase() ?? label?.toLowerCase()
  return [{ text, unit, ...(of !== undefined && { of: of.replace(/^of /, '') }) }]
}

function readLinks(units: readonly SortedUnit[]): FactSheet['links'] {
  const links = new Map<string, number>()
  units.forEach(({ kind, text }, index) => {
    if (!mayPrint(kind)) return
    for (const address of findAddresses(text))
      if (address.kind === 'web' && !links.has(address.text)) links.set(address.text, index)
  })
  return [...links].map(([text, unit]) => ({ text, unit }))
}

/** The company's own description in the notes, else their sentence about what it is. */
function findAbout(units: readonly SortedUnit[], company: string | null): FactSheet['about'] {
  const section = findAboutSection(units, company)
  if (section !== undefined)
    return {
      unit: section.units.find((index) => units[index]?.kind === 'fact') ?? -1,
      text: section.text,
    }
  const name = company === null ? undefined : bareName(company)
  const told = units.findIndex(
    ({ kind, body }) =>
      kind === 'fact' &&
      name !== undefined &&
      (body.startsWith(name) || body.startsWith(`The ${name}`)) &&
      /\b(?:founded|headquartered|based in|is an? |employs|employees|members|makes|sells|runs|operates|builds)\b/.test(
        body,
      ),
  )
  return told === -1 ? null : { unit: told, text: units[told]?.body ?? '' }
}
