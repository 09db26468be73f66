// Whether a sentence has a main clause, read from parts of speech. The list of verbs (clauses.ts) knows what notes leave out; the tagger
// knows which words are nouns in their place, and which verb belongs to a clause that hangs on another.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { type TaggedWord, tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { happens, particle } from '#server/ai/builtin/text/tagged-verb.ts'
import { type FoundVerb, findVerb, maskAsides } from './clauses.ts'

const finite =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|shall|should|does|do|did|(?:is|are|was|were|do|does|did|has|have|wo|ca)n[’']t)$/i
const relative = /^(?:who|whom|whose|which|where|when|while|because|if|unless|although|though|whether)$/i

/** False where the words are only what a main clause would speak of: "The grocery stores in Ohio", "None reported as of May 3". */
export function hasMainClause(text: string, verb: FoundVerb): boolean {
  const masked = maskAsides(text)
  const words = tagWords(masked)
  if (words.length === 0) return true
  const at = indexOf(words, masked, verb)
  const isHung = findMainVerb(words) === -1 && !trustsList(words[at], words[at + 1])
  return !isHung && !isNounHere(words, at) && findBarePassive(words) === -1 && hasVerbInFront(masked)
}

/** The tagger takes verbs for nouns more often than the list takes nouns for verbs; an adjective is a verb before a day ("close June 12"). */
const trustsList = (word: TaggedWord | undefined, after: TaggedWord | undefined): boolean =>
  word === undefined ||
  // "The company informed the agency"
  (word.part === 'ADJ' && /ed$/.test(word.word) && after?.part === 'DET') ||
  word.part === 'NOUN' ||
  /^(?:open|close)$/.test(word.word)

/** The word at the place where the verb was found. */
function indexOf(words: readonly TaggedWord[], text: string, { from }: FoundVerb): number {
  let end = 0
  return words.findIndex(({ word }) => {
    const start = text.indexOf(word, end)
    end = start + word.length
    return start >= from
  })
}

/** The first finite verb with something before it that belongs to no conjunction or relative pronoun; -1 where there is none. */
function findMainVerb(words: readonly TaggedWord[]): number {
  let taken = 0
  for (const at of words.keys()) {
    if (at > 0 && opensClause(words, at)) taken++
    else if (isFiniteVerb(words, at)) {
      if (taken === 0 && at > 0) return at
      taken = Math.max(0, taken - 1)
    }
  }
  return -1
}

/** "since" and "after" are prepositions, too: the tagger says which. Before a gerund ("for going north") they have no verb of their own. */
const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  relative.test(words[at]?.word ?? '') ||
  (words[at]?.part === 'SCONJ' && !/ing$/.test(words[at + 1]?.word ?? ''))

function isFiniteVerb(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word === undefined || before?.part === 'AUX' || /^(?:to|not)$/i.test(before?.word ?? '')) return false
  return finite.test(word.word) || (word.part === 'VERB' && !/ing$/i.test(word.word))
}

/** "grocery stores in Ohio": after another noun and before a preposition, a word in -s is a noun where the tagger says so. */
function isNounHere(words: readonly TaggedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (word?.part !== 'NOUN' || !/s$/.test(word.word) || withoutRelative(words.slice(at + 1)).some(isOwnVerb))
    return false
  // "The film breaks down": no noun has such a word behind it.
  if (particle.test(after?.word ?? '')) return false
  const isModified = before?.part === 'ADJ' || (before?.part === 'NOUN' && /^\p{Ll}/u.test(before.word))
  // "Online banking moves to a new address"
  return isModified && after?.word !== 'to' && /^(?:ADP|PUNCT|CCONJ)$/.test(after?.part ?? 'PUNCT')
}

/** "…, which passenger fees will repay" has a verb of its own. */
function withoutRelative(words: readonly TaggedWord[]): readonly TaggedWord[] {
  const at = words.findIndex(({ word }) => /^(?:who|whom|whose|which|that)$/i.test(word))
  return at === -1 ? words : words.slice(0, at)
}

const isOwnVerb = ({ part, word }: TaggedWord): boolean =>
  finite.test(word) || (part === 'VERB' && !/ing$/.test(word))

/** Words that deny or count, and so are what something is done to: they do nothing. */
const counted = /^(?:no|none|nobody|nothing|all|only|longest|largest|biggest|first)$/i
/** What follows its object, or nothing does. */
const notObject = /^(?:ADP|SCONJ|ADV|PUNCT|CCONJ|NUM)$/
/**
 * "None reported as of May 3", "No receipt needed": done to what is denied or counted, without "was". "Family owned since 1983": a noun
 * alone, without its article, is what something is done to as well.
 */
function findBarePassive(words: readonly TaggedWord[]): number {
  const at = words.findIndex(({ part }, index) => index > 0 && (part === 'VERB' || part === 'AUX'))
  const [first, found, after] = [words[0], words[at], words[at + 1]]
  if (first === undefined || found === undefined || !isDone(found)) return -1
  const next = after?.part ?? 'PUNCT'
  const isPassive = counted.test(first.word)
    ? !isPlain(found, first) && notObject.test(next)
    : at === 1 && isBareNoun(first) && /^(?:ADP|SCONJ|PUNCT)$/.test(next)
  return isPassive ? at : -1
}

const isDone = ({ word, part }: TaggedWord): boolean =>
  part === 'VERB' && readVerb(word, 'participle') !== undefined && !happens.test(word)

/** "First loaves come out of the oven", but "nobody hurt": what many do has the same form. */
const isPlain = ({ word }: TaggedWord, first: TaggedWord): boolean =>
  readVerb(word, 'base') !== undefined && !/^(?:nobody|none)$/i.test(first.word)

const isBareNoun = ({ word, part }: TaggedWord): boolean =>
  part !== 'PRON' && !/s$/.test(word) && isEverydayWord(word.toLowerCase())

const many = /(?:[^s]s|people|children|staff|police)$/i

/** "Terms not disclosed": the noun that something is not done to; -1 where there is a verb before. */
function findUndone(words: readonly TaggedWord[]): number {
  const at = words.findIndex(({ word }) => word === 'not')
  const [head, done] = [words[at - 1], words[at + 1]]
  const isUndone = head?.part === 'NOUN' && done !== undefined && isDone(done)
  return isUndone && !words.slice(0, at).some(({ part }) => /^(?:VERB|AUX|SCONJ)$/.test(part)) ? at : -1
}

/** "No receipt needed" as "No receipt is needed": what is denied says so in full. */
export function withDenied(text: string): string {
  const words = tagWords(text)
  const isDenied = /^(?:no|none|nobody|nothing)$/i.test(words[0]?.word ?? '')
  const at = isDenied ? findBarePassive(words) : findUndone(words)
  const [word, before] = [words[at]?.word ?? '', words[at - 1]?.word ?? '']
  if (at === -1) return text
  const isNow = /^(?:needed|required|expected|allowed|planned|known)$/.test(
    word === 'not' ? (words[at + 1]?.word ?? '') : word,
  )
  const be = many.test(before) ? (isNow ? 'are' : 'were') : isNow ? 'is' : 'was'
  return text.replace(new RegExp(` ${word}(?![\\p{L}-])`, 'u'), ` ${be} ${word}`)
}

const nextClause = /;|, (?:and|but|so) (?=(?:it|they|he|she|there|this)\b|\d+ of (?:them|these|those)\b)/iu

/** "All Chardonnay from the hill, and it sat for months": the second clause has a verb, the first one none. */
function hasVerbInFront(text: string): boolean {
  const at = text.search(nextClause)
  if (
    at === -1 ||
    /^(?:(?:when|if|after|before|because|while|as|since|in|on|at|for|with|from|by)\b)/i.test(text)
  )
    return true
  return findVerb(text.slice(0, at)) !== undefined
}
