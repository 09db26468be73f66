// A line or sentence that takes back the figure right before it: "38 employees", and then "wait, 41 employees, three started Monday". The
// figure is written over where it was, the words that take it back are for whoever writes, and what they tell besides is a line of its own.

import { cutAt } from '#domain/brief/cut-unit.ts'
import type { Unit } from '#domain/brief/unit.ts'
import { type Figure, findFigures, isAlike, isClose, writeAs } from './figures.ts'
import { repairUnit } from './repairs.ts'

/** "Sorry" is not enough: it may be for anything. */
const opening =
  /^(?:(?:oh|no|um|uh|er|ah|ok|okay|oops|sorry)[,.]? )*(?:no,? wait|wait,? no|wait|hang on|make (?:it|that)|scratch that|strike that|i mean|or rather)[,:.!]? (?:[–—-] )?(?:(?:no|sorry|make (?:it|that)|it[’']?s|it is|that[’']?s|there are|they are|we have|we are|we[’']re|actually|only),? )*(?:about |around |nearly |some )?(?=[$€£]?\d|\p{L})/iu
/** How many units may lie between: somebody else's "ok". */
const farthest = 2

/** The units as their writers meant them. */
export function repairUnits(given: readonly Unit[]): Unit[] {
  const units: Unit[] = []
  for (const unit of given.map(repairUnit)) {
    const taken = takeBack(unit, units)
    units.push(...(taken ?? [unit]))
  }
  return units
}

/** Undefined where nothing before it tells the same with another figure. */
function takeBack(unit: Unit, before: Unit[]): Unit[] | undefined {
  const marker = unit.isHeading || unit.label !== undefined ? '' : (opening.exec(unit.text)?.[0] ?? '')
  const now = marker === '' ? undefined : findFigures(unit.text)[0]
  if (now === undefined || now.from !== marker.length) return undefined
  for (let at = before.length - 1; at >= Math.max(0, before.length - farthest); at--) {
    const wrong = before[at]
    const written = wrong === undefined ? undefined : exchange(wrong, now)
    if (written === undefined) continue
    before[at] = written
    return cutCorrection(unit, now)
  }
  return undefined
}

/** Of two figures for the same thing nobody can tell which one is meant. */
function exchange(unit: Unit, now: Figure): Unit | undefined {
  const isSame = (figure: Figure) =>
    figure.sign === now.sign &&
    isClose(figure.value, now.value) &&
    (isAlike(figure.of, now.of) || (now.of.size === 0 && figure.to === unit.text.length))
  const found = findFigures(unit.text).filter(isSame)
  const [old] = found
  if (old === undefined || found.length > 1 || /[“”"]/.test(unit.text)) return undefined
  const write = (text: string) => {
    const place = findFigures(text).find((figure) => figure.value === old.value)
    return place === undefined ? text : text.slice(0, place.from) + writeAs(now, place) + text.slice(place.to)
  }
  return {
    ...unit,
    text: write(unit.text),
    body: write(unit.body),
    ...(unit.value !== undefined && { value: write(unit.value) }),
  }
}

function cutCorrection(unit: Unit, now: Figure): Unit[] {
  const more = /[,;] (?=\p{L})/u.exec(unit.text.slice(now.to))
  const [correction, ...rest] = more === null ? [unit] : cutAt(unit, now.to + more.index)
  return correction === undefined
    ? [unit]
    : [
        { ...correction, corrects: true },
        ...rest.map((part) => ({ ...part, isBesideCorrection: true as const })),
      ]
}
