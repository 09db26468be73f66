// Until when the news is held back, in the words of the notes.
import type { FactSheet } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

const zone =
  /\b(?:[ECMPA]K?[SD]?T|H[AS]T|GMT|UTC|BST|CES?T|EES?T|WES?T|IST|JST|AE[SD]?T|SGT|Eastern|Central|Pacific|Mountain)(?: (?:Standard |Daylight )?Time| time)?\b/
const start =
  /^.*?\b(?:embargo(?:ed)?(?: (?:until|till|til|to|lifts?|ends?|expires?|is|on|for|date|time|through|before))*|sperrfrist|until|till|before|lifts? (?:on|at)|not before|for release (?:on|at|after)?)\b[\s:–—-]*(?:is |on |at |the )?/i

/** The words after "until", and the time zone among them; null when no unit speaks of one. */
export function readEmbargo(units: readonly SortedUnit[]): FactSheet['embargo'] {
  const found = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.kind === 'embargo')
    .map(({ unit, index }) => ({ unit: index, until: readUntil(unit.body) }))
  const best = found.find(({ until }) => /\d|noon|midnight|tomorrow|day\b/i.test(until))
  return best === undefined ? null : { ...best, zone: readZone(best.until) }
}

/** The time zone among the words. */
export function readZone(until: string): string | null {
  return zone.exec(until)?.[0] ?? null
}

function readUntil(text: string): string {
  let rest = text.trim()
  for (let step = 0; step < 3 && start.test(rest); step++) rest = rest.replace(start, '')
  return (
    rest
      .replace(/^(?:until|till|til|to|is|on) /i, '')
      .replace(/[\s.!,;)]*(?:please|thanks|pls|strictly|sharp)?[\s.!,;)]*$/i, '')
      .replace(/(?<=\b[ap]\.m)$/, '.')
      .split(/(?<!\b[ap]\.m)[.;] (?=\p{Lu})| [–—-] (?=\p{Ll})/u)[0] ?? rest
  )
}
