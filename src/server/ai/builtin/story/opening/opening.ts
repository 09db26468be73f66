// How the notes want a release to begin: the units that are told first, and those that are told near its top.
import type { SortedUnit } from '#domain/brief/unit.ts'
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

/** "Jobs number in the headline": what asks for a figure there. */
const asking = [
  /\bheadline\b[^.;\n]{0,30}? (?:have|has|with|w\/|mention|carry|include|contain|name|say|lead with) ?(?:the |our )?(?<asked>[^.;,\n]{3,60})/iu,
  /(?:^|[,.;] |\b(?:put|get|have|want|mention|with|keep) )(?:the |our )?(?<asked>[^.;,\n]{3,50}?) in(?:to)? the headline\b/iu,
]
const refused = /\b(?:not|no|never|nothing|avoid|without|instead|rather|low)\b|n[’']t\b/iu
/** What an announcement may come with. */
const counted = 'jobs|positions|hires|homes|apartments|rooms|beds|seats|stores|shops|meals|students|members'

/** "130 new jobs"; undefined where none is asked for, or where the notes give more than one. */
function readAskedFigure(units: readonly SortedUnit[]): string | undefined {
  const noun = units.flatMap(({ kind, body }) => {
    const asked =
      kind === 'instruction' || kind === 'unsure'
        ? asking.map((pattern) => pattern.exec(body)).find((match) => match !== null)
        : undefined
    if (asked === undefined || asked === null || refused.test(asked[0])) return []
    return new RegExp(`\\b(?:${counted})\\b`, 'iu').exec(asked.groups?.asked ?? '') ?? []
  })[0]
  if (noun === undefined) return undefined
  const figure = new RegExp(`(?<![\\d.,$€£])\\d[\\d,]*(?: (?:new|full-time|permanent))* ${noun}\\b`, 'giu')
  const found = new Set(
    units.flatMap(({ kind, body }) => (kind === 'fact' ? (body.match(figure) ?? []) : [])),
  )
  return found.size === 1 ? [...found][0] : undefined
}
