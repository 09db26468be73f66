// Which crisis statements go to counsel before anyone else sees them. Rule LEG-08.

import { matchWords } from '#domain/text/word-matches.ts'
import { counselPhrases, isAgency } from './counsel-phrases.ts'
import { counselWords } from './counsel-words.ts'
import { type CrisisType, crisisTypeLabels } from './types.ts'

/** Four of the situations are always legal matters; an outage is one only because of what it caused. */
const legalTypes: readonly CrisisType[] = [
  'data-breach',
  'product-recall',
  'executive-misconduct',
  'financial-irregularities',
]

const words = counselWords.map((word) => word.replace('*', '\\p{L}*'))

/** Why the statement waits for counsel, in words to show; none when it need not. */
export function findCounselReasons(type: CrisisType, details: string): string[] {
  const situation = legalTypes.includes(type) ? [crisisTypeLabels[type].toLowerCase()] : []
  return [...situation, ...findCounselWords(details)]
}

/** The words in a text that call for counsel, each once, in the order of the text. */
export function findCounselWords(text: string): string[] {
  const inContext = counselPhrases.flatMap((phrase) =>
    Array.from(text.matchAll(phrase), ({ index, 0: match }) => ({ from: index, text: match })),
  )
  const found = [...matchWords(text, words), ...inContext].toSorted(
    (first, second) => first.from - second.from,
  )
  return [
    ...new Set(
      found.map(({ text: word }) => (isAgency(word) ? word : word.toLowerCase().replace(/\s+/g, ' '))),
    ),
  ]
}

/** The reasons of a statement that was edited: those it was made with, and words that were not in it then. */
export function findEditedReasons(
  statement: string,
  made: { readonly reasons: readonly string[]; readonly words: readonly string[] },
): string[] {
  const added = findCounselWords(statement).filter((word) => !made.words.includes(word))
  return [...new Set([...made.reasons, ...added])]
}
