// Makes sure that a note is used whole or not at all, because without a figure, name, condition or list item a sentence would say something else.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { findLost } from '#domain/facts/find-lost.ts'
import { readStatements } from '#domain/facts/statements.ts'
import { mattersWhenRemoved } from '#domain/language/claim-words.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { isSentence } from './clauses/clauses.ts'
import { withArticle } from './missing-words.ts'
import type { Told } from './telegraph.ts'
import { tidyNote } from './tidy.ts'

/** Whether the words can be dropped: they have no figure, name, negation, limit or doubt. */
export const isAside = (text: string): boolean =>
  !/\d|\S (?!I\b)\p{Lu}/u.test(text) &&
  readStatements(text).every(({ markers }) => !markers.some(({ name }) => mattersWhenRemoved(name)))

/** The start of a clause with its own subject. */
const ownClause =
  /^(?:(?:and|so|but) )?(?:i|you|they|it|that|this|he|she|people|everybody|everyone)(?:[’']\p{Ll}+)? /iu
/** A remark of the note taker: "…, I have checked this with Geoff". */
const ofWriter = /^(?:and )?(?:i|my own) (?!.*\d)/iu

const withoutAsides = (note: string): string =>
  note
    .split(/(?<=[,;]) /u)
    .filter(
      (clause, at) => at === 0 || !(ofWriter.test(clause) || (ownClause.test(clause) && isAside(clause))),
    )
    .join(' ')

/** Whether the sentences contain everything in the note, apart from independent clauses. */
export const tellsEverything = (note: string, told: readonly string[]): boolean => {
  const [text, written] = [tidyNote(note), told.join(' ')]
  return findLost(text, written).length === 0 || findLost(withoutAsides(text), written).length === 0
}

/** The sentences if nothing is missing; else the note in its own words, if it is a sentence. */
export function keepWhole(note: string, told: Told): Told {
  if (told.sentences.length === 0 || tellsEverything(note, [...told.sentences, ...told.points])) return told
  const whole = capitalizeFirst(endSentence(withArticle(tidyNote(note))))
  return { sentences: isSentence(whole) ? [whole] : [], points: [] }
}

/** Words that clearly start a new sentence of speech. Other words may continue the one before: "and change the Farm Credit | folks gave twenty". */
const opening =
  /^(?:and|so|but|or|it|its|it[’']s|the|an?|we|our|they|their|he|she|his|her|i|i[’']m|my|you|your|there|this|that|thats|that[’']s|these|those|also|then|now|if|when|because|[’']?cause|since|from|in|on|at|for|with|anyway|ok|okay|oh|um+|uh+|well|plus|what|where|who|why|how|all|every|each|no|not|nobody|one|two|three|four|five|six|seven|eight|nine|ten|please|don[’']?t|just|after|before|until|by|to|let|basically|actually|yeah|yes|right|alright|as|first|last|next|some|most|about|[\d\p{Lu}$€£“"].*)(?![\p{L}’'])/u

/** Whether neither punctuation nor the next words show that the sentence ends here. */
const isOpenEnd = (unit: SortedUnit, next: SortedUnit | undefined): boolean =>
  next?.line === unit.line && !/[.,;:!?…)”"’'\]–—-]$/u.test(unit.text) && !opening.test(next.text)

/** Whether a unit of speech without punctuation is cut off from the one before or after; such units are left out. */
export function isCutOff(units: readonly SortedUnit[], index: number): boolean {
  const [before, unit, next] = [units[index - 1], units[index], units[index + 1]]
  if (unit === undefined) return false
  // A request ends where the fact begins: "could you put in that | parking is free".
  const isSaid = (other: SortedUnit | undefined) => other?.kind === 'fact' || other?.kind === 'unsure'
  return (
    (isSaid(next) && isOpenEnd(unit, next)) ||
    (before !== undefined && isSaid(before) && isOpenEnd(before, unit))
  )
}
