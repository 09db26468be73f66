// Reads which units the notes want first in a release, and which near its top.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findMeant } from './meant.ts'
import { leansOnMeant, readSaid } from './said.ts'
import { type OpeningWish, readOpeningWishes } from './wishes.ts'

export interface Opening {
  /** By index of the unit. */
  first: ReadonlySet<number>
  top: ReadonlySet<number>
  /** A quotation is wanted first. */
  isQuote: boolean
  wishes: readonly OpeningWish[]
  /** A figure wanted in the headline: "130 new jobs". */
  figure: string | undefined
}

export function readOpening(units: readonly SortedUnit[], company: string | undefined): Opening {
  const wishes = readOpeningWishes(units)
  const meant = (place: OpeningWish['place']) =>
    new Set(wishes.filter((wish) => wish.place === place).flatMap((wish) => findTold(wish, units, company)))
  const [first, top] = [meant('first'), meant('top')]
  const isQuote = [...first, ...top].some((index) => units[index]?.kind === 'quote')
  return { first, top, isQuote, wishes, figure: readAskedFigure(units) }
}

/** The units that a request means; none if the request itself gives the sentence. */
const findTold = (
  wish: OpeningWish,
  units: readonly SortedUnit[],
  company: string | undefined,
): readonly number[] =>
  readSaid(wish) === undefined || leansOnMeant(wish) ? findMeant(wish, units, company) : [wish.unit]

/** The units with those made facts that were not understood but are wanted first. */
export const withMeant = (units: readonly SortedUnit[], { first, top, wishes }: Opening): SortedUnit[] =>
  units.map((unit, index) =>
    unit.kind === 'unsure' &&
    (first.has(index) || top.has(index)) &&
    !wishes.some((wish) => wish.unit === index)
      ? { ...unit, kind: 'fact' }
      : unit,
  )

/** The quotations, with the wanted one first. */
export const withAskedFirst = <Quote extends { unit: number }>(
  quotes: readonly Quote[],
  { first, top }: Opening,
): Quote[] => {
  const isAsked = ({ unit }: Quote) => first.has(unit) || top.has(unit)
  return [...quotes.filter(isAsked), ...quotes.filter((quote) => !isAsked(quote))]
}

/** Requests for a figure in the headline: "Jobs number in the headline". */
const asking = [
  /\bheadline\b[^.;\n]{0,30}? (?:have|has|with|w\/|mention|carry|include|contain|name|say|lead with) ?(?:the |our )?(?<asked>[^.;,\n]{3,60})/iu,
  /(?:^|[,.;] |\b(?:put|get|have|want|mention|with|keep) )(?:the |our )?(?<asked>[^.;,\n]{3,50}?) in(?:to)? the headline\b/iu,
]
const refused = /\b(?:not|no|never|nothing|avoid|without|instead|rather|low)\b|n[’']t\b/iu
/** Nouns for what an announcement brings. */
const countedNouns =
  'jobs|positions|hires|homes|apartments|rooms|beds|seats|stores|shops|meals|students|members'

/** The figure with its noun: "130 new jobs"; undefined if none is asked for or the notes give several. */
function readAskedFigure(units: readonly SortedUnit[]): string | undefined {
  const noun = units.flatMap(({ kind, body }) => {
    const asked =
      kind === 'instruction' || kind === 'unsure'
        ? asking.map((pattern) => pattern.exec(body)).find((match) => match !== null)
        : undefined
    if (asked === undefined || asked === null || refused.test(asked[0])) return []
    return new RegExp(`\\b(?:${countedNouns})\\b`, 'iu').exec(asked.groups?.asked ?? '') ?? []
  })[0]
  if (noun === undefined) return undefined
  const figure = new RegExp(`(?<![\\d.,$€£])\\d[\\d,]*(?: (?:new|full-time|permanent))* ${noun}\\b`, 'giu')
  const found = new Set(
    units.flatMap(({ kind, body }) => (kind === 'fact' ? (body.match(figure) ?? []) : [])),
  )
  return found.size === 1 ? [...found][0] : undefined
}
