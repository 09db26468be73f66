// Keeps out what follows a sentence to the writer on its line: the rest of an embargo, or a doubt about the figure before it.
import { doubtsLast, isOpenFigure } from '#domain/brief/cues/doubt-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'

/** Signs of news: a full name, a figure or an address. */
const tellsNews = /\d|@|\p{Lu}[\p{L}&’'-]{1,40} \p{Lu}\p{Ll}/u
/** A time zone cut off its embargo by the period of "6 a.m.": "Tucson time.", "NST". */
const longestZone = 3

/** Makes such words part of the message. */
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
