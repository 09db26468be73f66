// Finds the places where a headline may end: not before a clause's verb, an adjective's or participle's complement, or the end of a range.
import { readVerb } from '#domain/language/verbs.ts'
import { type FoundVerb, findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { type TaggedWord, tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { type Complement, findComplement } from './complements.ts'

export interface PlacedWord extends TaggedWord {
  from: number
}

export interface Phrases {
  /** What somebody is let or helped do. */
  complement: Complement | undefined
  /** Where an adjective or participle with a complement begins: "a plant | able to make film". */
  breaks: readonly number[]
  /** Whether the words before the place can stand alone. */
  isWhole: (at: number) => boolean
}

export function readPhrases(text: string): Phrases {
  const words = placeWords(text)
  const main = findVerb(text)
  const complement = findComplement(words)
  return {
    complement,
    breaks: words.flatMap(({ from }, at) => (opensComplement(words, at, main) ? [from - 1] : [])),
    isWhole: (at) => {
      if (complement !== undefined && at >= complement.after && at <= complement.from) return false
      const end = words.findIndex(({ from }) => from >= at)
      return end < 1 || isWholeAt(words, end, main)
    },
  }
}

function placeWords(text: string): PlacedWord[] {
  let end = 0
  return tagWords(text).map((tagged) => {
    const from = Math.max(end, text.indexOf(tagged.word, end))
    end = from + tagged.word.length
    return { ...tagged, from }
  })
}

/** Adjectives after a measure, which need no complement: "40 years old", "two miles long". */
const measured = /^(?:old|long|high|wide|tall|deep|free|more|less|full|strong|ago|online|alone|only)$/i
const complement = /^(?:to|for|of|with|by|in|on|at|between|from|under|near|because|after|before|than|as)$/i
/** Words that begin a complement: "able to", "ready for". "indigo fair at the village" has none. */
const ofAdjective = /^(?:to|for|of|with|from|that|by)$/i

/** Whether an adjective with a complement starts here, after its noun: "able to make", "baked on Monday". */
function opensComplement(words: readonly PlacedWord[], at: number, main: FoundVerb | undefined): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (before === undefined || word === undefined || !/^(?:NOUN|PROPN|NUM)$/.test(before.part)) return false
  const isDone =
    /^(?:VERB|ADJ)$/.test(word.part) &&
    (readVerb(word.word, 'participle') !== undefined || /[^e]ed$/.test(word.word)) &&
    main !== undefined &&
    word.from > main.to
  if (isDone) return after === undefined || complement.test(after.word) || after.part === 'PUNCT'
  const isSaid = word.part === 'ADJ' && /^\p{Ll}/u.test(word.word) && !measured.test(word.word)
  return isSaid && after !== undefined && ofAdjective.test(after.word)
}

/** Whether the words before `end` can stand alone; `end` is the first word left out. */
function isWholeAt(words: readonly PlacedWord[], end: number, main: FoundVerb | undefined): boolean {
  const [last, next] = [words[end - 1], words[end]]
  if (last === undefined || opensComplement(words, end - 1, main)) return false
  // A range is not cut: "ages 8 | to 14".
  if (last.part === 'NUM' && next?.word === 'to' && words[end + 1]?.part === 'NUM') return false
  // A figure is not cut off its phrase: "91 runners fell ill, 6 | in hospital".
  if (last.part === 'NUM' && words[end - 2]?.word === ',') return false
  return hasOwnVerb(words, end, main)
}

const subordinate = /^(?:where|when|because|while|whether|if|although|though|which|who|whose)$/i

const opensClause = ({ word, part }: PlacedWord): boolean =>
  subordinate.test(word) || part === 'SCONJ' || (word === 'that' && part === 'PRON')

/** Whether the word is the clause's verb. After a plural, a word in -s is a noun: "members that files with their names". */
function isVerbOf(words: readonly PlacedWord[], index: number, conjunction: number): boolean {
  const [word, before] = [words[index], words[conjunction - 1]]
  if (word?.part !== 'VERB' && word?.part !== 'AUX') return false
  const isOfMany = /[^s]s$/.test(before?.word ?? '') || before?.word === 'people'
  return !(index === conjunction + 1 && isOfMany && /[^s]s$/.test(word.word) && word.part === 'VERB')
}

/** Whether the last subordinate clause has a verb and something after it; "where children" alone says nothing. */
function hasOwnVerb(words: readonly PlacedWord[], end: number, main: FoundVerb | undefined): boolean {
  const kept = words.slice(0, end)
  const at = kept.findLastIndex((word) => main !== undefined && word.from >= main.to && opensClause(word))
  if (at === -1) return true
  const verb = kept.findIndex((_, index) => index > at && isVerbOf(kept, index, at))
  if (verb !== -1) return verb < end - 1
  // The tagger sometimes takes verbs for nouns: "teenagers repair old radios".
  const clause = kept
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  return (findVerb(clause)?.to ?? clause.length) < clause.length
}
