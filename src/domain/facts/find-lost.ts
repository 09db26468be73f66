// Finds what a text leaves out of the sentence it was made from.
import { mattersWhenRemoved } from '#domain/language/claim-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readStatements, type StatementWord } from './statements.ts'

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const shortest = 4
const joining =
  /^(?:them|they|their|theirs|this|that|these|those|what|when|where|which|whose|with|from|has|have|had|been|being|will|would|does|done|makes?|made|takes?|took|gives?|gave|gets?|goes|going|comes?|came|says?|said|tells?|told|that[’']s|there[’']s|it[’']s)$/

/** Whether the word has a meaning of its own; joining words and general verbs may come and go. */
const says = ({ word, stem }: Pick<StatementWord, 'word' | 'stem'>): boolean =>
  stem !== undefined || (word.length >= shortest && !isFunctionWord(word) && !joining.test(word))

/** The words of the source that the text lacks, in order: content words, figures, and words that weaken or reverse a statement. */
export function findLost(source: string, text: string): string[] {
  const told = readStatements(text)
  const words = new Set(told.flatMap((each) => each.words.flatMap(({ word, stem }) => [word, stem ?? word])))
  const figures = new Set([...words].map(digitsOf))
  const markers = new Set(told.flatMap((each) => each.markers.map(({ name }) => name)))
  return readStatements(source).flatMap((sentence) => {
    const hedges = sentence.markers.filter(({ name }) => mattersWhenRemoved(name) && !markers.has(name))
    const lost = sentence.words.filter(({ word, stem }) => {
      if (/\d/.test(word)) return !figures.has(digitsOf(word))
      return says({ word, stem }) && !words.has(word) && !words.has(stem ?? word)
    })
    return [
      ...lost.map(({ word, from }) => ({ word, from })),
      ...hedges.map(({ text: word, from }) => ({ word, from })),
    ]
      .toSorted((one, other) => one.from - other.from)
      .map(({ word }) => word)
  })
}
