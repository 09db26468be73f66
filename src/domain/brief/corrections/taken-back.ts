// A line that takes back the figure right before it: "38 employees", then "wait, 41 employees, three started Monday". The figure is replaced, the
// words that take it back become a note to the writer, and the rest is a line of its own.

import { cutAt } from '#domain/brief/cut-unit.ts'
import type { Unit } from '#domain/brief/unit.ts'
import { type Figure, findFigures, isAlike, isClose, writeAs } from './figures.ts'
import { repairUnit } from './repairs.ts'

/** Words that open such a line. "Sorry" alone is not enough: it may be for anything. */
const opening =
  /^(?:(?:oh|no|um|uh|er|ah|ok|okay|oops|sorry)[,.]? )*(?:no,? wait|wait,? no|wait|hang on|make (?:it|that)|scratch that|strike that|i mean|or rather)[,:.!]? (?:[–—-] )?(?:(?:no|sorry|make (?:it|that)|it[’']?s|it is|that[’']?s|there are|they are|we have|we are|we[’']re|actually|only),? )*(?:about |around |nearly |some )?(?=[$€£]?\d|\p{L})/iu
/** How many units, such as somebody else's "ok", may lie between. */
const farthest = 2

/** The units with such corrections carried out. */
export function repairUnits(given: readonly Unit[]): Unit[] {
  const units: Unit[] = []
  for (const unit of given.map(repairUnit)) {
    const taken = takeBack(unit, units)
    units.push(...(taken ?? [unit]))
  }
  return units
}

/** The units that replace the correction; undefined when no earlier unit has another figure for the same thing. */
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

/** The unit with its figure replaced; undefined if two figures could be meant. */
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
