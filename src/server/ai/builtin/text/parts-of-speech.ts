// Tags the words of a text as verbs, nouns and so on with wink, which knows words that our lists don't have.
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'

export interface TaggedWord {
  word: string
  /** Universal part of speech: NOUN, PROPN, PRON, VERB, AUX, ADJ, ADV, ADP, DET, NUM, PART, PUNCT … */
  part: string
  /** The dictionary form: "wear" for "wore". */
  base: string
}

const tagger = makeLazily(() => winkNLP(model, ['sbd', 'pos']))

/** A longer text gets no tags, because the tagger's patterns are slow in long runs. */
const longest = 400

/** The tagged words; empty for a text that is too long. */
export const tagWords: (text: string) => readonly TaggedWord[] = memoizeText((text) => {
  if (text.length > longest) return []
  const { its, readDoc } = tagger()
  const tokens = readDoc(text).tokens()
  const parts = tokens.out(its.pos) as string[]
  const bases = tokens.out(its.lemma as typeof its.pos) as string[]
  return tokens.out().map((word, index) => ({ word, part: parts[index] ?? '', base: bases[index] ?? '' }))
})

/** "…, grinds wheat": a word in -s that is a verb where it stands. */
export const isVerbBehindComma = (found: string, text: string): boolean =>
  /^\p{Ll}{2,}s$/u.test(found) &&
  tagWords(text).some(
    ({ word, part, base }, at, words) =>
      word === found && part === 'VERB' && base !== word && words[at - 1]?.word === ',',
  )
