// Chooses the city of the dateline; none if two cities are about as likely.

import type { Weights } from '#domain/brief/classifier/weights.ts'
import type { Place } from '#domain/brief/sheet.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { bareName } from '#domain/language/legal-forms.ts'
import { makeLazily } from '#domain/language/memoize-text.ts'
import { chooseByShare, weighCandidates } from './choose.ts'
import type { LikelyCompany } from './find-company.ts'
import { cityWeights } from './learned/sheet-weights.ts'
import { readWeights } from './learned-weights.ts'
import { type City, listCities, type PlaceNotes } from './place-evidence.ts'
import { visitedSign } from './signs/home-signs.ts'

const bar = { least: 0.4, times: 2 }
/**
 * How likely a city must be without a sign that ties it to the company. In tests on other authors' notes, 10 of 20 such cities between 0.4 and this
 * limit were wrong, but only 6 of 144 tied ones.
 */
const leastFree = 0.8
/** Signs that tie a city to the company: its name, "we", a label, an address, or a second mention. */
const tieSigns =
  /^(?:told:|label:(?:home|where|company)$|company:(?:beside|near|is|before)$|with-company$|in-company$|before:(?:based-in|we-in|dateline|leading-label|own-site-in|home|city-of|zip)$|after:(?:based|dateline|kind)$|city-kind$|answer$|postal$|dated$|region$|times:2$|local:(?:in|at|incident-in|held-in)$)/
/** Signs that only the company's home has. */
const homeSigns =
  /^(?:told:(?:dateline|home)|label:(?:home|where|company)|company:(?:beside|near|is|before)|before:(?:based-in|we-in|kind-in|founded-in|dateline)|after:(?:based|dateline)|city-kind|answer)$/

const learned = makeLazily(() => readWeights(cityWeights))

/** How many candidates for the company are considered, and how likely each must be. */
const companyLimits = { most: 4, least: 0.03 }

/**
 * The city depends on which company announces. Each likely company is considered in turn, and its cities count in proportion to its likelihood.
 * `weights` replace the learned ones in training.
 */
export function findPlace(
  notes: Omit<PlaceNotes, 'company'>,
  companies: readonly Pick<LikelyCompany, 'value' | 'share' | 'isMereWord'>[],
  weights?: Weights,
  names: readonly string[] = [],
  chosen: string | null = null,
): Place | null {
  const likely = companies
    .filter(({ share, isMereWord }) => share >= companyLimits.least && !isMereWord)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, companyLimits.most)
  const known = likely.reduce((sum, { share }) => sum + share, 0)
  const cases = [
    ...likely.map(({ value, share }) => ({ company: value, share })),
    { company: null, share: Math.max(0, 1 - known) },
  ]
  const found = new Map<string, Weighed>()
  for (const { company, share } of cases) {
    const cities = listCities({ ...notes, company })
    const parts = weighCandidates(cities, weights ?? learned())
    for (const [index, city] of cities.entries()) addCase(found, city, share, parts[index] ?? 0)
  }
  const all = [...found.values()]
  const sums = withoutVisited(all)
  const likeliest = pick(sums)
  // The runner-up after a city that was ruled out must be known to be a town.
  const next = all.some(isVisit) && likeliest && !isTown(likeliest.city) ? undefined : likeliest
  const best =
    findTold(sums, toldSigns) ??
    next ??
    findTold(sums, begun) ??
    findInName(sums, chosen) ??
    findOnlySite(sums)
  return best === undefined || isOneOfMany(best) || isSomebody(best.city.value, names)
    ? null
    : completePlace(best.city.place, notes.units)
}

function pick(sums: readonly Weighed[]): Weighed | undefined {
  const best = chooseByShare(
    sums,
    sums.map(({ share }) => share),
    bar,
  )
  return best !== undefined && (best.share >= leastFree || isTied(best.city)) ? best : undefined
}

/** Whether a sign ties the city to the news; the town where injured people were taken to is not tied. */
const isTied = ({ evidence }: City): boolean =>
  [...evidence].some((sign) => tieSigns.test(sign)) && (!evidence.has(visitedSign) || evidence.has('at-home'))

/**
 * Drops cities to which something only went (a lab, a prize) and gives their likelihood to the others. Cities that are always somebody else's are
 * dropped, too, but their likelihood goes to no other.
 */
function withoutVisited(sums: readonly Weighed[]): Weighed[] {
  const gone = sums.filter(isVisit).reduce((sum, { share }) => sum + share, 0)
  return sums
    .filter((each) => !isVisit(each) && !isOthers(each))
    .map((each) => ({ ...each, share: each.share / Math.max(0.01, 1 - gone) }))
}

const isVisit = ({ city: { evidence } }: Weighed): boolean =>
  evidence.has(visitedSign) && !evidence.has('at-home') && !evidence.has('told:home')

const isOthers = ({ city }: Weighed): boolean => city.isElsewhere && !city.evidence.has('told:home')

const isKnown = ({ evidence, place }: City): boolean => evidence.has('known') || place.region !== undefined
const isTown = (city: City): boolean => isKnown(city) || city.evidence.has('before:in')

/** How likely a town must be that is part of the company's name. */
const inNameLeast = 0.15

/** The same for an unknown town with no other sign. */
const inNameLeastUnknown = 0.3

/**
 * The town in the company's name, if nothing else tells one: "Duluth Icewrights" are in Duluth. With "of" the notes must also name the town alone:
 * "Choir of Penhallow".
 */
function findInName(sums: readonly Weighed[], company: string | null): Weighed | undefined {
  const bare = bareName(company ?? '')
  const own = sums.filter(({ city, share }) =>
    isKnown(city)
      ? share >= inNameLeast && company?.startsWith(`${city.value} `) === true
      : share >= inNameLeastUnknown &&
        bare.endsWith(` ${city.value}`) &&
        !city.evidence.has('everyday') &&
        ['before:in', 'before:of', 'before:at', 'before:from'].some((sign) => city.evidence.has(sign)),
  )
  return own.length === 1 ? own[0] : undefined
}

const behindTown =
  /^ (?:am|an der|ob der|auf der|vor der|bei|im|upon|sur|sous|sul|sulla|aan den|aan de|nad|pod) \p{Lu}[\p{L}’-]{2,30}(?![\p{L}’-])/u

const isCalendarWord = (word: string): boolean =>
  new RegExp(`^(?:${monthPattern()}|${weekdayPattern()})$`, 'iu').test(word)

/** The city by its full name, where the notes have it: "St. Koloman" is "St. Koloman am Karn". "Am Montag" is a day. */
function completePlace(place: Place, units: readonly { body: string }[]): Place {
  for (const { body } of units) {
    const at = body.indexOf(`${place.city} `)
    const more = at === -1 ? undefined : behindTown.exec(body.slice(at + place.city.length))?.[0]
    if (more !== undefined && !isCalendarWord(more.split(' ').at(-1) ?? ''))
      return { ...place, city: place.city + more }
  }
  return place
}

/** Whether it is a person's short name: "Sunny B" beside "Sunny Bhandari". */
const isSomebody = (city: string, names: readonly string[]): boolean =>
  city.includes(' ') && names.some((name) => name.toLowerCase().startsWith(city.toLowerCase()))

interface Weighed {
  city: City
  share: number
  /** The likelihood of the likeliest company for which the city was found. */
  most: number
}

/** Ways the notes tell the home outright, the surest first. */
const toldSigns: readonly ((city: City) => boolean)[] = [
  ({ evidence, seats }) => evidence.has('told:dateline') || seats.has('dateline'),
  ({ evidence }) => evidence.has('told:home'),
  ({ seats }) => seats.has('seat'),
  ...(['told:apposed', 'told:profile'] as const).map((sign) => (city: City) => city.evidence.has(sign)),
  ({ seats }) => seats.has('site'),
  ({ seats }) => seats.has('around'),
  ({ seats }) => seats.has('founded') && seats.has('ours'),
]
/** "Where: Miller's Barn, 410 Old Post Road, Wexley, N.H." in notes that name no other town with its state. */
function findOnlySite(sums: readonly Weighed[]): Weighed | undefined {
  const [only, ...others] = sums.filter(({ city }) => city.place.region !== undefined)
  return others.length === 0 && only?.city.evidence.has('label:where') ? only : undefined
}

/** Where something began, when nothing tells where it is. */
const begun: typeof toldSigns = [({ seats }) => seats.has('founded')]

/** The one city that the notes tell to be the home. Words beside a company's name count only if that company is likely the one that announces. */
function findTold(sums: readonly Weighed[], signs: typeof toldSigns): Weighed | undefined {
  for (const isTold of signs) {
    const told = sums.filter(({ city, most }) => isTold(city) && (most > 0.5 || !isBeside(city)))
    if (told.length > 0) return told.length === 1 ? told[0] : undefined
  }
  return undefined
}

const isBeside = ({ evidence, seats }: City): boolean =>
  evidence.has('told:apposed') || (seats.size > 0 && !seats.has('ours'))

/** Adds a city's likelihood for one company; its signs are kept from the likeliest company. */
function addCase(found: Map<string, Weighed>, city: City, share: number, part: number): void {
  const sum = found.get(city.value) ?? { city, share: 0, most: 0 }
  found.set(city.value, {
    city: share > sum.most ? city : sum.city,
    share: sum.share + share * part,
    most: Math.max(share, sum.most),
  })
}

/** Signs that are only true if the company is the one that announces. */
const ownHome = /^company:/

/** Whether the city is only one of a list: "Stores in Boston, Denver and Miami". */
function isOneOfMany({ city: { evidence }, most }: Weighed): boolean {
  return (
    (evidence.has('after:list') || evidence.has('before:list')) &&
    ![...evidence].some((sign) => homeSigns.test(sign) && (most > 0.5 || !ownHome.test(sign)))
  )
}
