// The verb of a clause that no list of ours has, as the tagger finds it.
import { readVerb } from '#domain/language/verbs.ts'
import { type TaggedWord, tagWords } from './parts-of-speech.ts'

export interface TaggedVerb {
  word: string
  from: number
  to: number
}

/** Words for a plural subject. */
export const pluralWord = /(?:[^s’'u]s|people|children|women|men|staff|they|those|both|all|we|media|police)$/i

/** "Median rent": a form that many have, right behind one thing at the start, is no verb. */
export const disagrees = (found: string, before: string, front: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(front.trim()) &&
  !pluralWord.test(before) &&
  readVerb(found, 'base') !== undefined &&
  readVerb(found, 'past') === undefined

/** Happen by themselves. */
export const withoutObject =
  /^(?:left|came|went|got|been|had|began|grew|fell|rose|changed|increased|decreased|doubled|tripled|dropped|climbed|jumped|declined|improved|opened|closed|started|ended|finished|moved|arrived|happened|occurred|worked|died|expired|expanded|merged|returned|lasted|remained|stayed|joined|retired|continued|resumed|paused|slowed|recovered|shifted|topped|reached|hit|took|turned|passed|failed|survived|applied|attended|responded|signed|voted|agreed|answered|ran|won|lost|broke|burst|met|sat|stood|lay|flew|slept|spoke|lived|learned|played|appeared|participated|belonged|existed|dated|waited|stopped|traded|landed|surged|traveled|ranked|debuted|launched|succeeded|competed|complained|volunteered)$/

/** Particles after a verb: "breaks down", "handed out". */
export const verbParticle = /^(?:down|up|out|off|away|back)$/

/** The verb: "oversees", "rots", "continue". */
export function findTaggedVerb(masked: string): TaggedVerb | undefined {
  const words = tagWords(masked)
  const first = words.findIndex((_, index) => index > 0 && isTaggedFinite(words, index))
  const at = first === -1 ? findAfterRelative(words) : first
  const found = words[at]?.word
  if (found === undefined) return undefined
  const from = findPlace(masked, words, at)
  return { word: found, from, to: from + found.length }
}

/** The place of a tagged word in the text. */
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
  if (isDoneToIt(words, index)) return true
  if (word?.part !== 'VERB' || !/^\p{Ll}{3,}$/u.test(word.word) || !subject.test(before?.part ?? ''))
    return false
  const front = words.slice(0, index)
  if (front.some(({ word: each }) => opensClause.test(each)) || /ing$/.test(word.word)) return false
  return isForm(words, index) || isPlain(words, index)
}

/** Whether the word is the verb because it stands between subject and object, whatever its tag: "1.2 million people ride it", "One clips it on". */
function isDoneToIt(words: readonly TaggedWord[], index: number): boolean {
  const [word, before, after] = [words[index], words[index - 1], words[index + 1]]
  if (!/^(?:it|them)$/.test(after?.word ?? '') || !/^\p{Ll}{3,}$/u.test(word?.word ?? '')) return false
  const isMany = pluralWord.test(before?.word ?? '') && before?.part === 'NOUN'
  return (
    index < nearStart &&
    /^(?:NOUN|VERB)$/.test(word?.part ?? '') &&
    (isMany || (index === 1 && /s$/.test(word?.word ?? '')))
  )
}

const nearStart = 5

const relative = /^(?:that|which|who|whose)$/

/** The index of a verb after a relative clause: "The share of firings that had to be redone dropped"; -1 if there is none. */
function findAfterRelative(words: readonly TaggedWord[]): number {
  const open = words.findIndex(({ word }, index) => index > 0 && relative.test(word))
  if (open === -1) return -1
  const taken = words.findIndex(({ part }, index) => index > open && /^(?:VERB|AUX)$/.test(part))
  if (taken === -1) return -1
  return words.findIndex(
    ({ word, part }, index) =>
      index > taken &&
      ((part === 'VERB' && withoutObject.test(word)) ||
        (/^(?:pays?|costs?|gets?|earns?)$/.test(word) && words[index + 1]?.word === '$')) &&
      !/^(?:AUX|PART|CCONJ)$/.test(words[index - 1]?.part ?? '') &&
      !/^(?:to|be|been|not)$/.test(words[index - 1]?.word ?? ''),
  )
}

const opensClause = /^(?:that|which|who|whose|where|when|if|to)$/

/** Whether the word's ending shows a finite verb: "He oversees", "They wore a sensor". */
function isForm(words: readonly TaggedWord[], index: number): boolean {
  const [{ word, base } = { word: '', base: '' }, before, after] = [
    words[index],
    words[index - 1],
    words[index + 1],
  ]
  if (base === word) return false
  if (/[^s]s$/.test(word) || doers.test(before?.word ?? '')) return true
  const isOpen = words.slice(0, index).some(({ word: each }) => timed.test(each))
  return /ed$/.test(word) && !naming.test(word) && !isOpen && isTaken(word, after, words[index + 2])
}

const timed = /^(?:since|after|before|until|once|because|while|although|though|as)$/i

/** Whether a past form is active, by the words after it: "tried a new arrangement", "handed out its", "dropped from". */
function isTaken(word: string, after: TaggedWord | undefined, next: TaggedWord | undefined): boolean {
  const isParticle = verbParticle.test(after?.word ?? '')
  const object = isParticle ? next : after
  if (/^(?:DET|NUM)$/.test(object?.part ?? '') || /^(?:its|their|his|her)$/.test(object?.word ?? ''))
    return true
  const isAlone = !isParticle && /^(?:ADP|ADV|PUNCT)$/.test(after?.part ?? 'PUNCT')
  return withoutObject.test(word) && isAlone && after?.word !== 'by'
}

/** Whether the word is a verb without ending after a plural: "the stoppers for wine continue". */
const isPlain = (words: readonly TaggedWord[], index: number): boolean =>
  !/ed$/.test(words[index]?.word ?? '') &&
  words.slice(0, index).some(({ word, part }) => part === 'NOUN' && pluralWord.test(word)) &&
  words[index + 1]?.part !== 'NOUN'

/** Participles that may have an article after them: "a loop called the Halo". */
const naming = /^(?:called|named|dubbed|titled|nicknamed|labeled|considered|rated|ranked|based)$/
