// Sentences with only a comma between them: "We bring out a cider, it is called Ladder, it costs $14" is three.
import { readVerb } from '#domain/language/verbs.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { findVerb, isSentence, maskAsides } from './clauses.ts'

/** A clause with its own subject, which a comma alone can't join to another. */
const begins =
  /, (?=(?:it|they|she|he|there|\d[\d,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:-\p{Ll}+)?) (?:(?:also|now|still|already|only) )?(?<verb>is|are|was|were|has|have|had|will|can|cannot|\p{Ll}+)(?![\p{L}’'-]))/gu
const auxiliary = /^(?:is|are|was|were|has|have|had|will|can|cannot)$/
/** What hangs on the clause behind the comma, or on words before it. */
const hanging =
  /^(?:if|when|whenever|while|as|since|because|after|before|until|unless|once|although|though|even|wherever|where|whether|in|on|at|by|for|with|without|from|under|during|to|of|like|not|so|says?|said)\b|\b(?:says?|said|adds?|added|thinks?|knows?|hopes?|so|and if|and when|but if|but when)$/iu

/** The sentences, in order; one where a comma joins no two. */
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

/** A subject with its verb, and nothing that waits for the next clause. */
const isWhole = (part: string): boolean =>
  !hanging.test(part.trim()) && findVerb(part) !== undefined && opensSentence(part)

/** In the words of the notes, who speak of themselves as "we". */
const opensSentence = (part: string): boolean =>
  /^(?:we|our|i)\b/iu.test(part) || isSentence(capitalizeFirst(endSentence(part)))
