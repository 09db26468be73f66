// How long a quotation may be, and how much hype it may have. Rule QUO-05.

import { findRange } from '#domain/language/ranges.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { PhraseHit } from '#domain/rules/phrases.ts'
import type { Paragraph, Quotation } from '#domain/rules/release/paragraph.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'
import { findHype } from '#domain/rules/tone/hype-words.ts'

const quoteLimits = { words: 45, sentences: 3, hype: 2 } as const
/** A quick test: more than three sentences have at least three periods before the last. */
const mayHaveMany = /[.!?…].*[.!?…].*[.!?…]/s

export const mostlyHype = 'The quote is mostly hype'

/** The finding for a quotation that is too long, has too many sentences or is mostly hype. */
export function checkLength(
  paragraph: Paragraph,
  { from, to, text, words, isSpeech }: Quotation,
): RuleMatch[] {
  const first = isSpeech ? undefined : findFirstHalf(paragraph, from)
  if (!isSpeech && first === undefined) return []
  const all = words + (first?.words ?? 0)
  // A first half that is too long is reported there.
  if (all > quoteLimits.words && (first?.words ?? 0) <= quoteLimits.words)
    return [{ from, to, message: `The quote is ${all} words; keep it to ${quoteLimits.words}` }]
  const sentences = mayHaveMany.test(text) ? splitSentences(text.slice(1, -1)).length : 1
  if (sentences > quoteLimits.sentences)
    return [{ from, to, message: `The quote has ${sentences} sentences` }]
  const hype = paragraph.recall(readHype).filter((hit) => hit.from > from && hit.to < to)
  return hype.length >= quoteLimits.hype ? [{ from, to, message: mostlyHype }] : []
}

/** The first half of an interrupted quotation: '“We tried,” Doe said, “and it worked.”' */
function findFirstHalf({ text, quotations }: Paragraph, from: number): Quotation | undefined {
  const before = quotations[findRange(quotations, from) - 1]
  const between = text.slice(before?.to ?? from, from)
  const goesOn = /^\p{Ll}/u.test(text.slice(from + 1)) && /^[^.!?“”"]{2,120}, $/.test(between)
  return before?.isSpeech && goesOn && /,["”]$/.test(before.text) ? before : undefined
}

function readHype(paragraph: Paragraph): readonly PhraseHit[] {
  return findHype(paragraph)
}
