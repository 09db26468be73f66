// The verb of a clause that no list of ours has, as the tagger finds it.
import { type TaggedWord, tagWords } from './parts-of-speech.ts'

export interface TaggedVerb {
  word: string
  from: number
  to: number
}

/** Words for more than one. */
export const plural = /(?:[^s’'u]s|people|children|women|men|staff|they|those|both|all|we|media|police)$/i

/** What no list has: "oversees", "rots", "continue". */
export function findTaggedVerb(masked: string): TaggedVerb | undefined {
  const words = tagWords(masked)
  const at = words.findIndex((_, index) => index > 0 && isTaggedFinite(words, index))
  const found = words[at]?.word
  if (found === undefined) return undefined
  const from = findPlace(masked, words, at)
  return { word: found, from, to: from + found.length }
}

/** Tokens are in the order of the text, with nothing but spaces between them. */
function findPlace(text: string, words: readonly TaggedWord[], at: number): number {
  return words.slice(0, at + 1).reduce((from, { word: each }, index) => {
    const start = text.indexOf(each, from)
    return index === at ? start : start + each.length
  }, 0)
}

const doers = /^(?:he|she|it|they|who)$/i
const subject = /^(?:NOUN|PROPN|PRON|NUM|ADV)$/

function isTaggedFinite(words: readonly TaggedWord[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]]
  if (word?.part !== 'VERB' || !/^\p{Ll}{3,}$/u.test(word.word) || !subject.test(before?.part ?? ''))
    return false
  const front = words.slice(0, index)
  if (front.some(({ word: each }) => opensClause.test(each)) || /ing$/.test(word.word)) return false
  return isForm(words, index) || isPlain(words, index)
}

const opensClause = /^(?:that|which|who|whose|where|when|if|to)$/

/** "He oversees", "They wore a sensor", "the firm tried a new arrangement": an ending tells that it is a verb. */
function isForm(words: readonly TaggedWord[], index: number): boolean {
  const [{ word, base } = { word: '', base: '' }, before, after] = [
    words[index],
    words[index - 1],
    words[index + 1],
  ]
  if (base === word) return false
  if (/[^s]s$/.test(word) || doers.test(before?.word ?? '')) return true
  return /ed$/.test(word) && !naming.test(word) && /^(?:DET|NUM)$/.test(after?.part ?? '')
}

/** Without an ending it is what many do: "the stoppers for wine continue". */
const isPlain = (words: readonly TaggedWord[], index: number): boolean =>
  !/ed$/.test(words[index]?.word ?? '') &&
  words.slice(0, index).some(({ word, part }) => part === 'NOUN' && plural.test(word)) &&
  words[index + 1]?.part !== 'NOUN'

/** "a loop called the Halo": what something is called has an article, too. */
const naming = /^(?:called|named|dubbed|titled|nicknamed|labeled|considered|rated|ranked|based)$/
