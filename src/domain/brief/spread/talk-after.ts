// What follows on a line that was for the writer: the rest of an embargo, and a doubt that takes back the figure before it. The first sentence
// of a line says whom the line is for.
import { doubtsLast, isOpenFigure } from '#domain/brief/cues/doubt-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'

/** News names somebody or counts something; talk about an embargo does neither. */
const tellsNews = /\d|@|\p{Lu}[\p{L}&’'-]{1,40} \p{Lu}\p{Ll}/u
/** "Tucson time.", "NST": the stop of "6 a.m." cut it off its embargo. */
const longestZone = 3

/** Keeps the talk on such lines out. */
export function keepTalkOut(units: readonly SortedUnit[]): void {
  units.forEach((unit, index) => {
    const last = units[index - 1]
    if (last?.line === unit.line) readOn(unit, last)
    if (unit.kind === 'fact' && isOpenFigure(unit.body)) unit.kind = 'unsure'
  })
}

function readOn(unit: SortedUnit, before: SortedUnit): void {
  if (before.kind === 'embargo' && unit.kind === 'fact' && !tellsNews.test(unit.body))
    unit.kind = unit.body.split(' ').length <= longestZone ? 'embargo' : 'private'
  if (before.kind === 'fact' && !mayPrint(unit.kind) && doubtsLast(unit.body)) before.kind = 'unsure'
}
