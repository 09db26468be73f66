// Features for the classifier's second reading: what the first reading made of the line and of those around it. Private sentences rarely come
// alone, and neither does news.
import type { SortedUnit } from '#domain/brief/unit.ts'

/** Positions in the list of classes: the first `printed` ones may be printed, then come 'private' and 'foreign'. */
const [printed, silenced, foreign] = [4, 5, 7]

/** How likely each class is, after the first reading. */
export type Shares = readonly number[]

/** How likely the unit may be printed. */
export const openShare = (shares: Shares): number =>
  shares.slice(0, printed).reduce((sum, share) => sum + share, 0)
/** How likely it is nobody else's business. */
export const closedShare = (shares: Shares): number => (shares[silenced] ?? 0) + (shares[foreign] ?? 0)
const likeliest = (shares: Shares): number => shares.indexOf(Math.max(...shares))

const steps = [0.1, 0.3, 0.6, 0.85]
/** The likelihood as one of five steps. */
const level = (share: number): number => steps.filter((step) => share >= step).length

/** Features of every unit by the first reading of all. */
export function neighborFeatures(units: readonly SortedUnit[], shares: readonly Shares[]): string[][] {
  let heading: Shares | undefined
  return units.map((unit, index) => {
    const own = shares[index] ?? []
    const features = [
      ...[-1, 1, -2].flatMap((step) => describeNeighbor(units, shares, index, step)),
      ...describeLine(listNear(units, index, reach, 'line'), shares, index),
      ...describeBlock(listNear(units, index, 2 * reach, 'block'), shares),
      ...(heading ? [`2:head:${likeliest(heading)}`, `2:head:p${level(heading[silenced] ?? 0)}`] : []),
      `2:own:${likeliest(own)}`,
      `2:own:o${level(openShare(own))}`,
      `2:own:p${level(own[silenced] ?? 0)}`,
    ]
    if (unit.isHeading) heading = own
    return features
  })
}

/** The units near this one, without it, that are on its line or in its block. */
function listNear(
  units: readonly SortedUnit[],
  index: number,
  distance: number,
  of: 'line' | 'block',
): number[] {
  const first = Math.max(0, index - distance)
  return units
    .slice(first, index + distance + 1)
    .flatMap((unit, at) => (first + at !== index && unit[of] === units[index]?.[of] ? [first + at] : []))
}

function describeNeighbor(
  units: readonly SortedUnit[],
  shares: readonly Shares[],
  index: number,
  step: number,
): string[] {
  const [unit, other, its] = [units[index], units[index + step], shares[index + step]]
  if (unit === undefined || other === undefined || its === undefined) return [`2:${step}:none`]
  const near = other.line === unit.line ? 'line' : other.block === unit.block ? 'block' : 'far'
  const name = `2:${step}:${near}`
  return [
    `${name}:${likeliest(its)}`,
    `${name}:o${level(openShare(its))}`,
    `${name}:p${level(its[silenced] ?? 0)}`,
  ]
}

/** How many units on each side are looked at, so that a line of a thousand sentences costs no more than a thousand lines. */
const reach = 6

function describeLine(others: readonly number[], shares: readonly Shares[], index: number): string[] {
  if (others.length === 0) return []
  const of = (list: readonly number[]) => list.map((other) => shares[other] ?? [])
  const before = of(others.filter((other) => other < index))
  return [
    `2:line:p${level(Math.max(...of(others).map(closedShare)))}`,
    `2:line:o${level(Math.min(...of(others).map(openShare)))}`,
    ...(before.length === 0 ? [] : [`2:before:p${level(Math.max(...before.map(closedShare)))}`]),
  ]
}

function describeBlock(others: readonly number[], shares: readonly Shares[]): string[] {
  if (others.length === 0) return []
  const mean = (read: (shares: Shares) => number) =>
    others.reduce((sum, other) => sum + read(shares[other] ?? []), 0) / others.length
  return [`2:block:o${level(mean(openShare))}`, `2:block:p${level(mean((each) => each[silenced] ?? 0))}`]
}
