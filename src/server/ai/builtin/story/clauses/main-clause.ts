// Tells by parts of speech whether a sentence has a main clause. The list of verbs (clauses.ts) knows what notes leave out; the tagger knows which
// words are nouns here, and which verbs belong to subordinate clauses.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { type TaggedWord, tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { verbParticle, withoutObject } from '#server/ai/builtin/text/tagged-verb.ts'
import { type FoundVerb, findVerb } from './clauses.ts'
import { maskAsides } from './printable-words.ts'

const finite =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|could|may|might|must|shall|should|does|do|did|(?:is|are|was|were|do|does|did|has|have|wo|ca)n[’']t)$/i
const relative = /^(?:who|whom|whose|which|where|when|while|because|if|unless|although|though|whether)$/i

/** False if the words are only the subject of a main clause: "The grocery stores in Ohio", "None reported as of May 3". */
export function hasMainClause(text: string, verb: FoundVerb): boolean {
  const masked = maskAsides(text)
  const words = tagWords(masked)
  if (words.length === 0) return true
  const at = indexOf(words, masked, verb)
  const isHung = findMainVerb(words) === -1 && !trustsList(words[at], words[at + 1])
  return !isHung && !isNounHere(words, at) && findBarePassive(words) === -1 && hasVerbInFront(masked)
}

/** Whether to trust the verb list over the tagger, which often takes verbs for nouns, and for adjectives before a day: "close June 12". */
const trustsList = (word: TaggedWord | undefined, after: TaggedWord | undefined): boolean =>
  word === undefined ||
  // A verb before an article: "The company informed the agency".
  (word.part === 'ADJ' && /ed$/.test(word.word) && after?.part === 'DET') ||
  word.part === 'NOUN' ||
  /^(?:open|close)$/.test(word.word)

/** The index of the word where the verb was found. */
function indexOf(words: readonly TaggedWord[], text: string, { from }: FoundVerb): number {
  let end = 0
  return words.findIndex(({ word }) => {
    const start = text.indexOf(word, end)
    end = start + word.length
    return start >= from
  })
}

/** The index of the first finite verb outside subordinate and relative clauses, with a subject before it; -1 if there is none. */
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

/** Whether "since" or "after" starts a clause with a verb of its own here, as the tagger says. Before an -ing form ("for going north") it doesn't. */
const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  relative.test(words[at]?.word ?? '') ||
  (words[at]?.part === 'SCONJ' && !/ing$/.test(words[at + 1]?.word ?? ''))

function isFiniteVerb(words: readonly TaggedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word === undefined || before?.part === 'AUX' || /^(?:to|not)$/i.test(before?.word ?? '')) return false
  return finite.test(word.word) || (word.part === 'VERB' && !/ing$/i.test(word.word))
}

/** Whether the word in -s is a noun here: "grocery stores in Ohio". */
function isNounHere(words: readonly TaggedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]]
  if (word?.part !== 'NOUN' || !/s$/.test(word.word) || withoutRelative(words.slice(at + 1)).some(isOwnVerb))
    return false
  // A verb, because a particle follows: "The film breaks down".
  if (verbParticle.test(after?.word ?? '')) return false
  const isModified = before?.part === 'ADJ' || (before?.part === 'NOUN' && /^\p{Ll}/u.test(before.word))
  // A verb before "to": "Online banking moves to a new address".
  return isModified && after?.word !== 'to' && /^(?:ADP|PUNCT|CCONJ)$/.test(after?.part ?? 'PUNCT')
}

/** The words without relative clauses: "…, which passenger fees will repay". */
function withoutRelative(words: readonly TaggedWord[]): readonly TaggedWord[] {
  const at = words.findIndex(({ word }) => /^(?:who|whom|whose|which|that)$/i.test(word))
  return at === -1 ? words : words.slice(0, at)
}

const isOwnVerb = ({ part, word }: TaggedWord): boolean =>
  finite.test(word) || (part === 'VERB' && !/ing$/.test(word))

/** Words for a subject in passive notes: "No receipt needed". */
const noSubject = /^(?:no|none|nobody|nothing|all|only|longest|largest|biggest|first)$/i
/** Parts of speech that can follow a verb without an object. */
const notObject = /^(?:ADP|SCONJ|ADV|PUNCT|CCONJ|NUM)$/
/**
 * The index of a participle without "was", after a negative or a count ("None reported as of May 3", "No receipt needed") or a bare noun ("Family
 * owned since 1983"); -1 if there is none.
 */
function findBarePassive(words: readonly TaggedWord[]): number {
  const at = words.findIndex(({ part }, index) => index > 0 && (part === 'VERB' || part === 'AUX'))
  const [first, found, after] = [words[0], words[at], words[at + 1]]
  if (first === undefined || found === undefined || !isDone(found)) return -1
  const next = after?.part ?? 'PUNCT'
  const isPassive = noSubject.test(first.word)
    ? !isPlain(found, first) && notObject.test(next)
    : at === 1 && isBareNoun(first) && /^(?:ADP|SCONJ|PUNCT)$/.test(next)
  return isPassive ? at : -1
}

const isDone = ({ word, part }: TaggedWord): boolean =>
  part === 'VERB' && readVerb(word, 'participle') !== undefined && !withoutObject.test(word)

/** Whether the word is a verb without ending after a plural ("First loaves come out of the oven") and no participle ("nobody hurt"). */
const isPlain = ({ word }: TaggedWord, first: TaggedWord): boolean =>
  readVerb(word, 'base') !== undefined && !/^(?:nobody|none)$/i.test(first.word)

const isBareNoun = ({ word, part }: TaggedWord): boolean =>
  part !== 'PRON' && !/s$/.test(word) && isEverydayWord(word.toLowerCase())

const pluralNoun = /(?:[^s]s|people|children|staff|police)$/i

/** The index of the noun in a denial such as "Terms not disclosed"; -1 if a verb comes before. */
function findUndone(words: readonly TaggedWord[]): number {
  const at = words.findIndex(({ word }) => word === 'not')
  const [head, done] = [words[at - 1], words[at + 1]]
  const isUndone = head?.part === 'NOUN' && done !== undefined && isDone(done)
  return isUndone && !words.slice(0, at).some(({ part }) => /^(?:VERB|AUX|SCONJ)$/.test(part)) ? at : -1
}

/** "No receipt needed" as "No receipt is needed". */
export function withDenied(text: string): string {
  const words = tagWords(text)
  const isDenied = /^(?:no|none|nobody|nothing)$/i.test(words[0]?.word ?? '')
  const at = isDenied ? findBarePassive(words) : findUndone(words)
  const [word, before] = [words[at]?.word ?? '', words[at - 1]?.word ?? '']
  if (at === -1) return text
  const isNow = /^(?:needed|required|expected|allowed|planned|known)$/.test(
    word === 'not' ? (words[at + 1]?.word ?? '') : word,
  )
  const be = pluralNoun.test(before) ? (isNow ? 'are' : 'were') : isNow ? 'is' : 'was'
  return text.replace(new RegExp(` ${word}(?![\\p{L}-])`, 'u'), ` ${be} ${word}`)
}

const nextClause = /;|, (?:and|but|so) (?=(?:it|they|he|she|there|this)\b|\d+ of (?:them|these|those)\b)/iu

/** Whether the first clause has a verb; in "All Chardonnay from the hill, and it sat for months" only the second one does. */
function hasVerbInFront(text: string): boolean {
  const at = text.search(nextClause)
  if (
    at === -1 ||
    /^(?:(?:when|if|after|before|because|while|as|since|in|on|at|for|with|from|by)\b)/i.test(text)
  )
    return true
  return findVerb(text.slice(0, at)) !== undefined
}
