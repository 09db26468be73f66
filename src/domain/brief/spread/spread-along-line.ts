// How far a closed sentence reaches on its line: two sentences after it, or all of them when it opens with a label, and back when it points there.
import { asksForSecrecy } from '#domain/brief/cues/fact-gate.ts'
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed } from '#domain/brief/unit-kinds.ts'
import { findStruck } from './struck-text.ts'

/** Leaves the rest of a line with something private to a person. */
export function spreadAlongLine(units: readonly SortedUnit[]): void {
  let [line, left] = [-1, 0]
  units.forEach((unit, index) => {
    if (unit.line !== line) [line, left] = [unit.line, 0]
    // Of an embargo only the moment is told.
    if (left > 0 && mayPrint(unit.kind) && unit.kind !== 'embargo' && !isGiven(unit)) unit.kind = 'unsure'
    left = Math.max(left - 1, reachOf(unit))
    if (hidesNames(unit)) closeNames(units, index)
    const before = units[index - 1]
    takeBack(unit, before?.line === unit.line ? before : undefined)
  })
}

/** Leaves the sentence before a denial or "you never heard that" to a person. */
function takeBack(unit: SortedUnit, before: SortedUnit | undefined): void {
  const isDenial = denial.test(unit.body)
  if (before !== undefined && mayPrint(before.kind) && (pointsBack(unit) || isDenial)) before.kind = 'unsure'
  if (isDenial && mayPrint(unit.kind)) unit.kind = 'unsure'
}

/** "You can quote me, Ann Lee, founder: “…”" says of its own words that they may be printed. */
const isGiven = (unit: SortedUnit): boolean =>
  unit.kind === 'quote' &&
  (isAttributed(unit.body) || offered.test(unit.body) || dictationOf(unit)?.isOffered === true)
/** "Quote, here we go: “…”" */
const offered = /^(?:and |so |my |a |the |here[’']s (?:my|a|the) )?quot(?:e|ation)\b[^:“”"]{0,40}: ?[“"]/iu

/** How many units after it on its line a closed one closes with it. */
function reachOf({ kind, label, text }: SortedUnit): number {
  // What is crossed out was replaced by what follows it.
  if (mayPrint(kind) || kind === 'furniture' || findStruck(text).length > 0) return 0
  if (label !== undefined) return Number.POSITIVE_INFINITY
  return kind === 'private' ? 2 : 0
}

/** "We did not show that sleep helps" points at nothing. */
const pointer =
  /\b(?:this|it|these|those|them)\b|\bthat\b(?=\W*$|[.,;:!?)]|[’']s\b| (?:is|was|stays?|goes|must|should|may|can|does|to|out|anywhere|from|in|on|yet|please|part|bit|line|one|figure|number|sentence)\b)/iu
/** "The new arm is not public, don’t hint at it": what "it" is, the sentence says itself. */
const ownSubject =
  /^(?:the|our|my|his|her|their|a|an) (?!(?:above|last|previous|latter|same|whole|first|second)\b)(?:[\p{L}\d’'-]+ ){1,4}?(?:is|are|was|were|has|have|had|will|isn[’']t|aren[’']t|hasn[’']t)\b/iu

/** "You never heard that" is about the sentence before it. */
function pointsBack({ kind, body }: SortedUnit): boolean {
  if (mayPrint(kind) || kind === 'furniture' || ownSubject.test(body)) return false
  return pointer.test(body) && asksForSecrecy(body)
}

/** "Do not list names in the release": the names before it on its line. */
const hidesNames = ({ kind, body }: SortedUnit): boolean =>
  kind === 'private' &&
  /\b(?:list|print|give|use|publish|mention) (?:the |any |their |these |those )?names\b/iu.test(body)

function closeNames(units: readonly SortedUnit[], index: number): void {
  const { line } = units[index] ?? {}
  for (const unit of units.slice(0, index))
    if (unit.line === line && mayPrint(unit.kind) && /\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+/u.test(unit.body))
      unit.kind = 'unsure'
}

/** "They think we did it on purpose. We deny that.": what others say is never told without the answer, nor the answer alone. */
const denial =
  /\b(?:den(?:y|ies|ied)|disput(?:es?|ed)|reject(?:s|ed)?|contest(?:s|ed)?) (?:that|this|it|these|those|them)\b|\b(?:which|that|this) (?:is|was)(?: simply)? (?:not true|untrue|false|wrong)\b/iu
