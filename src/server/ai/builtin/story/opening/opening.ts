// How the notes want a release to begin: the units that are told first, and those that are told near its top.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { readAskedFigure } from './asked-figure.ts'
import { findMeant } from './meant.ts'
import { leansOnMeant, readSaid } from './said.ts'
import { type OpeningWish, readOpeningWishes } from './wishes.ts'

export interface Opening {
  /** By their index among the units. */
  first: ReadonlySet<number>
  top: ReadonlySet<number>
  /** The first quotation is asked for. */
  isQuote: boolean
  wishes: readonly OpeningWish[]
  /** For the headline: "130 new jobs". */
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

/** What a wish gives the words of is told with the wish itself. */
const findTold = (
  wish: OpeningWish,
  units: readonly SortedUnit[],
  company: string | undefined,
): readonly number[] =>
  readSaid(wish) === undefined || leansOnMeant(wish) ? findMeant(wish, units, company) : [wish.unit]

/** A line that nobody could place is told where somebody asks the release to begin with it. */
export const withMeant = (units: readonly SortedUnit[], { first, top, wishes }: Opening): SortedUnit[] =>
  units.map((unit, index) =>
    unit.kind === 'unsure' &&
    (first.has(index) || top.has(index)) &&
    !wishes.some((wish) => wish.unit === index)
      ? { ...unit, kind: 'fact' }
      : unit,
  )

/** What somebody said is quoted first where it is asked for. */
export const withAskedFirst = <Quote extends { unit: number }>(
  quotes: readonly Quote[],
  { first, top }: Opening,
): Quote[] => {
  const isAsked = ({ unit }: Quote) => first.has(unit) || top.has(unit)
  return [...quotes.filter(isAsked), ...quotes.filter((quote) => !isAsked(quote))]
}
