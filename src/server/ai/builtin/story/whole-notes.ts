// A note is told whole or not at all: a sentence that lost a figure, a name, a condition or the first thing of a list says something else.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findLost } from '#domain/facts/find-lost.ts'
import { readStatements } from '#domain/facts/statements.ts'
import { isMissed } from '#domain/language/claim-words.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { isSentence } from './clauses/clauses.ts'
import { withArticle } from './missing-words.ts'
import type { Told } from './telegraph.ts'
import { tidyNote } from './tidy.ts'

/** Whether nothing else depends on the words: no figure, no name, and nothing that denies, limits or doubts. */
export const isAside = (text: string): boolean =>
  !/\d|\S (?!I\b)\p{Lu}/u.test(text) &&
  readStatements(text).every(({ markers }) => !markers.some(({ name }) => isMissed(name)))

/** A clause that has its own subject, and is no part of the one before it. */
const ownClause =
  /^(?:(?:and|so|but) )?(?:i|you|they|it|that|this|he|she|people|everybody|everyone)(?:[’']\p{Ll}+)? /iu
/** "…, I have checked this with Geoff": what the note taker says of the notes. */
const ofWriter = /^(?:and )?(?:i|my own) (?!.*\d)/iu

const withoutAsides = (note: string): string =>
  note
    .split(/(?<=[,;]) /u)
    .filter(
      (clause, at) => at === 0 || !(ofWriter.test(clause) || (ownClause.test(clause) && isAside(clause))),
    )
    .join(' ')

/** Whether what was told has all that the note says, but for clauses that stand alone. */
export const isToldWhole = (note: string, told: readonly string[]): boolean => {
  const [text, written] = [tidyNote(note), told.join(' ')]
  return findLost(text, written).length === 0 || findLost(withoutAsides(text), written).length === 0
}

/** What was told, where nothing is missing; else the note in its own words, where it is a sentence. */
export function keepWhole(note: string, told: Told): Told {
  if (told.sentences.length === 0 || isToldWhole(note, [...told.sentences, ...told.points])) return told
  const whole = capitalizeFirst(endSentence(withArticle(tidyNote(note))))
  return { sentences: isSentence(whole) ? [whole] : [], points: [] }
}

/** How the next sentence of speech begins; whatever else follows may belong to the one before it: "and change the Farm Credit | folks gave twenty". */
const opening =
  /^(?:and|so|but|or|it|its|it[’']s|the|an?|we|our|they|their|he|she|his|her|i|i[’']m|my|you|your|there|this|that|thats|that[’']s|these|those|also|then|now|if|when|because|[’']?cause|since|from|in|on|at|for|with|anyway|ok|okay|oh|um+|uh+|well|plus|what|where|who|why|how|all|every|each|no|not|nobody|one|two|three|four|five|six|seven|eight|nine|ten|please|don[’']?t|just|after|before|until|by|to|let|basically|actually|yeah|yes|right|alright|as|first|last|next|some|most|about|[\d\p{Lu}$€£“"].*)(?![\p{L}’'])/u

/** Whether nothing in the notes marks that the sentence ends, and the next words don't show it. */
const isOpenEnd = (unit: SortedUnit, next: SortedUnit | undefined): boolean =>
  next?.line === unit.line && !/[.,;:!?…)”"’'\]–—-]$/u.test(unit.text) && !opening.test(next.text)

/** Typed-up speech without stops: where nobody can tell the end of one sentence from the start of the next, neither is told. */
export function isCutOff(units: readonly SortedUnit[], index: number): boolean {
  const [before, unit, next] = [units[index - 1], units[index], units[index + 1]]
  if (unit === undefined) return false
  // A request ends where what it asks for begins: "could you put in that | parking is free".
  const isSaid = (other: SortedUnit | undefined) => other?.kind === 'fact' || other?.kind === 'unsure'
  return (
    (isSaid(next) && isOpenEnd(unit, next)) ||
    (before !== undefined && isSaid(before) && isOpenEnd(before, unit))
  )
}
