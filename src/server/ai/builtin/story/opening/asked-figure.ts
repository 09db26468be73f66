// "Jobs number in the headline": the figure that a headline should have, as the notes give it.
import type { SortedUnit } from '#domain/brief/unit.ts'

const asking = [
  /\bheadline\b[^.;\n]{0,30}? (?:have|has|with|w\/|mention|carry|include|contain|name|say|lead with) ?(?:the |our )?(?<asked>[^.;,\n]{3,60})/iu,
  /(?:^|[,.;] |\b(?:put|get|have|want|mention|with|keep) )(?:the |our )?(?<asked>[^.;,\n]{3,50}?) in(?:to)? the headline\b/iu,
]
const refused = /\b(?:not|no|never|nothing|avoid|without|instead|rather|low)\b|n[’']t\b/iu
/** What an announcement may come with. */
const counted = 'jobs|positions|hires|homes|apartments|rooms|beds|seats|stores|shops|meals|students|members'

/** "130 new jobs"; undefined where none is asked for, or where the notes give more than one. */
export function readAskedFigure(units: readonly SortedUnit[]): string | undefined {
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
