// Splits sentences that only commas join: "We bring out a cider, it is called Ladder, it costs $14" is three.
import { readVerb } from '#domain/language/verbs.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isSentence } from './clauses.ts'
import { maskAsides } from './printable-words.ts'

/** The start of a clause with its own subject. */
const begins =
  /, (?=(?:it|they|she|he|there|\d[\d,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:-\p{Ll}+)?) (?:(?:also|now|still|already|only) )?(?<verb>is|are|was|were|has|have|had|will|can|cannot|\p{Ll}+)(?![\p{L}’'-]))/gu
const auxiliary = /^(?:is|are|was|were|has|have|had|will|can|cannot)$/
/** A clause that depends on the one before, or on words in it. */
const dependentStart =
  /^(?:if|when|whenever|while|as|since|because|after|before|until|unless|once|although|though|even|wherever|where|whether|in|on|at|by|for|with|without|from|under|during|to|of|like|not|so|says?|said)\b|\b(?:says?|said|adds?|added|thinks?|knows?|hopes?|so|and if|and when|but if|but when)$/iu

/** The sentences in order; the whole text if it cannot be split. */
export function splitSplices(text: string): string[] {
  const masked = maskAsides(text)
  const parts: string[] = []
  let from = 0
  for (const { index, 0: sign, groups } of masked.matchAll(begins)) {
    const before = text.slice(from, index)
    if (!isVerb(groups?.verb ?? '') || !isWhole(before) || !isWhole(text.slice(index + sign.length))) continue
    parts.push(before)
    from = index + sign.length
  }
  return [...parts, text.slice(from)]
}

const isVerb = (word: string): boolean =>
  auxiliary.test(word) || readVerb(word, 'third', 'past', 'base') !== undefined

/** Whether the part has a subject and a verb, and does not depend on the next part. */
const isWhole = (part: string): boolean =>
  !dependentStart.test(part.trim()) && findVerb(part) !== undefined && opensSentence(part)

/** Whether the part begins a sentence; notes speak of the company as "we". */
const opensSentence = (part: string): boolean =>
  /^(?:we|our|i)\b/iu.test(part) || isSentence(capitalizeFirst(endSentence(part)))
