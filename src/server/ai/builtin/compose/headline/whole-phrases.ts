// Where a headline may end: no clause without its verb, no adjective or participle without what it goes with, no span without its end.
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
  /** Where an adjective or a participle with its complement begins: "a plant | able to make film". */
  breaks: readonly number[]
  /** Whether what comes before the place could stand alone. */
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

/** "40 years old", "two miles long": measured, and whole. */
const measured = /^(?:old|long|high|wide|tall|deep|free|more|less|full|strong|ago|online|alone|only)$/i
const complement = /^(?:to|for|of|with|by|in|on|at|between|from|under|near|because|after|before|than|as)$/i
/** What an adjective behind its noun goes with; "indigo fair at the village" has none. */
const ofAdjective = /^(?:to|for|of|with|from|that|by)$/i

/** "able to make", "baked on Monday", behind the noun they say it of. */
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

/** `end` is the first word that is left out. */
function isWholeAt(words: readonly PlacedWord[], end: number, main: FoundVerb | undefined): boolean {
  const [last, next] = [words[end - 1], words[end]]
  if (last === undefined || opensComplement(words, end - 1, main)) return false
  // "ages 8 | to 14"
  if (last.part === 'NUM' && next?.word === 'to' && words[end + 1]?.part === 'NUM') return false
  // "91 runners fell ill, 6 | in hospital"
  if (last.part === 'NUM' && words[end - 2]?.word === ',') return false
  return hasOwnVerb(words, end, main)
}

const subordinate = /^(?:where|when|because|while|whether|if|although|though|which|who|whose)$/i

const opensClause = ({ word, part }: PlacedWord): boolean =>
  subordinate.test(word) || part === 'SCONJ' || (word === 'that' && part === 'PRON')

/** "Members that files with their names": right behind many, what ends in -s is no verb of theirs. */
function isVerbOf(words: readonly PlacedWord[], index: number, conjunction: number): boolean {
  const [word, before] = [words[index], words[conjunction - 1]]
  if (word?.part !== 'VERB' && word?.part !== 'AUX') return false
  const isOfMany = /[^s]s$/.test(before?.word ?? '') || before?.word === 'people'
  return !(index === conjunction + 1 && isOfMany && /[^s]s$/.test(word.word) && word.part === 'VERB')
}

/** Whether the last clause that hangs on another has a verb, and something after it: "where children" says nothing. */
function hasOwnVerb(words: readonly PlacedWord[], end: number, main: FoundVerb | undefined): boolean {
  const kept = words.slice(0, end)
  const at = kept.findLastIndex((word) => main !== undefined && word.from >= main.to && opensClause(word))
  if (at === -1) return true
  const verb = kept.findIndex((_, index) => index > at && isVerbOf(kept, index, at))
  if (verb !== -1) return verb < end - 1
  // "teenagers repair old radios": the tagger takes verbs for nouns at times.
  const clause = kept
    .slice(at + 1)
    .map(({ word }) => word)
    .join(' ')
  return (findVerb(clause)?.to ?? clause.length) < clause.length
}
