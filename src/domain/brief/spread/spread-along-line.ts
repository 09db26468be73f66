// Keeps out more of a line with a private sentence: the two sentences after it, all of them after a label, and the one before it if it points back.
import { asksForSecrecy } from '#domain/brief/cues/fact-gate.ts'
import { dictationOf } from '#domain/brief/speech/dictation.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { isAttributed } from '#domain/brief/unit-kinds.ts'
import { findStruck } from './struck-text.ts'

/** Makes the sentences unsure that a private one on the line reaches. */
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

/** Makes the sentence before a denial or "you never heard that" unsure. */
function takeBack(unit: SortedUnit, before: SortedUnit | undefined): void {
  const isDenial = denial.test(unit.body)
  if (before !== undefined && mayPrint(before.kind) && (pointsBack(unit) || isDenial)) before.kind = 'unsure'
  if (isDenial && mayPrint(unit.kind)) unit.kind = 'unsure'
}

/** Whether the line gives its words for print: "You can quote me, Ann Lee, founder: “…”" */
const isGiven = (unit: SortedUnit): boolean =>
  unit.kind === 'quote' &&
  (isAttributed(unit.body) || offered.test(unit.body) || dictationOf(unit)?.isOffered === true)
/** "Quote, here we go: “…”" */
const offered = /^(?:and |so |my |a |the |here[’']s (?:my|a|the) )?quot(?:e|ation)\b[^:“”"]{0,40}: ?[“"]/iu

/** How many units after a closed one on its line are closed with it. */
function reachOf({ kind, label, text }: SortedUnit): number {
  // The text after a struck one replaces it.
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

/** Whether it is about the sentence before: "You never heard that". */
function pointsBack({ kind, body }: SortedUnit): boolean {
  if (mayPrint(kind) || kind === 'furniture' || ownSubject.test(body)) return false
  return pointer.test(body) && asksForSecrecy(body)
}

/** Whether it asks to leave out names, namely those before it on its line: "Do not list names in the release". */
const hidesNames = ({ kind, body }: SortedUnit): boolean =>
  kind === 'private' &&
  /\b(?:list|print|give|use|publish|mention) (?:the |any |their |these |those )?names\b/iu.test(body)

function closeNames(units: readonly SortedUnit[], index: number): void {
  const { line } = units[index] ?? {}
  for (const unit of units.slice(0, index))
    if (unit.line === line && mayPrint(unit.kind) && /\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+/u.test(unit.body))
      unit.kind = 'unsure'
}

/** A denial of the sentence before ("They think we did it on purpose. We deny that."). Neither may be printed without the other. */
const denial =
  /\b(?:den(?:y|ies|ied)|disput(?:es?|ed)|reject(?:s|ed)?|contest(?:s|ed)?) (?:that|this|it|these|those|them)\b|\b(?:which|that|this) (?:is|was)(?: simply)? (?:not true|untrue|false|wrong)\b/iu
