// Which words of a text are verbs and nouns, by wink's tagger: it knows English words that no list of ours has.
import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import { makeLazily, memoizeText } from '#domain/language/memoize-text.ts'

export interface TaggedWord {
  word: string
  /** Universal part of speech: NOUN, PROPN, PRON, VERB, AUX, ADJ, ADV, ADP, DET, NUM, PART, PUNCT … */
  part: string
  /** The form a dictionary has: "wear" of "wore". */
  base: string
}

const tagger = makeLazily(() => winkNLP(model, ['sbd', 'pos']))

/** No sentence is longer; the tagger's patterns start over inside long runs, so it is given none. */
const longest = 400

/** None for what is longer than a sentence. */
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
