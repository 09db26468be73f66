// Shortens a long lead by its last clause or an inserted one. Analyze offers it for STR-08; the rest belongs in the next paragraph.

import type { Range } from '#domain/language/ranges.ts'
import { countWords } from '#domain/text/word-count.ts'

/** A last clause that the news can do without: ', which farmers had asked for.', ' because trucks wait for hours.' */
const lastClause =
  /(?:, (?:which|who|where|whose|after|as|until|with|an?)|,? (?:because|although|while|so that|since(?! \d))) [^,;:“”()—]{15,200}(?=[.!?]$)/u
/** An inserted clause before the verb: 'Acme, which three students founded in a basement, said'. */
const aside =
  /(?<=(?:^|— )\p{Lu}[^,;:“”()—.]{1,60}), (?:which|who|an?|the|one of) [^;:“”()—]{15,240}?,(?= (?:said|says|announced|has|have|had|will|is|are|was|were|began|opened|launched|started|signed|won|plans|expects|today|on|\p{Ll}+ed)\b)/u
/** Sentences up to this length need no cut, and a cut must leave this much. */
const words = { longest: 25, fewest: 10 } as const

/** The part of a lead's sentence that can move down; undefined if there is none. */
export function findMovable(sentence: string): Range | undefined {
  if (countWords(sentence) <= words.longest) return undefined
  const found = lastClause.exec(sentence) ?? aside.exec(sentence)
  if (found === null) return undefined
  const range = { from: found.index, to: found.index + found[0].length }
  const rest = sentence.slice(0, range.from) + sentence.slice(range.to)
  return countWords(rest) >= words.fewest ? range : undefined
}
