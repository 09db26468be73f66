// Tells whether a word is everyday English or a name, where every word has a capital: at sentence starts and in headlines.
import { everydayList } from './everyday-list.ts'
import { isCommonWord } from './name-words.ts'

const words = new Set(everydayList.trim().split(/\s+/))
const contraction = /n't$|'(?:s|re|ve|ll|d|m)?$/
/** Endings of long words that no name has. */
const plainEnding =
  /.{3}(?:tion|sion|ment|ness|ship|hood|ism|ology|ance|ence|ability|ibility|ically|fully|ously|ively|ization)s?$|.{5}(?:ity|ities|able|ible|i[sz]e[ds]?|i[sz]ing|ful|less|ous|ive|wide|works?)$|.{6}(?:ing|ers|ors)$|.{7}ly$|.{5}(?<!fr|dr|m)ed$/
// Plurals such as 'boxes' and 'carries'; James is none.
const esEnding = /(?:[sxzoi]|[cs]h)es$/
const endings = ['s', 'ed', 'ing', 'er', 'ers', 'or', 'ors', 'ly', 'est']
const prefix = /^(?:under|inter|multi|over|out|mis|dis|sub|pre|non|un|re|co)(?=\p{L}{3})/u
const prefixWord = /^(?:under|inter|multi|over|out|mis|dis|sub|pre|non|self|post|anti)$/

/** Memoized, since the same words begin many sentences. */
const cache = new Map<string, boolean>()
const cacheMax = 4000

/** Whether it is an everyday word: 'Landlords', 'Rebuilding', 'Energy-efficient'. */
export function isEverydayWord(word: string): boolean {
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= cacheMax) cache.clear()
  const isEveryday = classify(word)
  cache.set(word, isEveryday)
  return isEveryday
}

/** Whether all words are: "God bless", "public relations". */
export function isEverydayPhrase(words: string): boolean {
  return words.split(' ').every((word) => isEverydayWord(word.toLowerCase()))
}

function classify(word: string): boolean {
  const bare = word.toLowerCase().replaceAll('’', "'").replace(contraction, '')
  const [head = '', ...rest] = bare.split('-')
  if (rest.length > 0 && (head.length < 3 || prefixWord.test(head))) return true
  return isKnown(head) || isKnown(head.replace(prefix, ''))
}

function isKnown(word: string): boolean {
  return isInflected(word) || (word.endsWith('s') && isInflected(word.slice(0, -1)))
}

function isInflected(word: string): boolean {
  if (isListed(word) || plainEnding.test(word)) return true
  if (esEnding.test(word) && hasStem(word.slice(0, -2))) return true
  if (/.{5}y$/.test(word) && isListed(word.slice(0, -1))) return true
  return endings.some((ending) => word.endsWith(ending) && hasStem(word.slice(0, -ending.length)))
}

/** Whether it is a known word as it looks before an ending: 'plann', 'mak', 'carri'. */
function hasStem(stem: string): boolean {
  if (stem.length < 2) return false
  if (isListed(stem) || isListed(`${stem}e`)) return true
  if (stem.endsWith('i')) return isListed(`${stem.slice(0, -1)}y`)
  return stem.at(-1) === stem.at(-2) && isListed(stem.slice(0, -1))
}

function isListed(word: string): boolean {
  return words.has(word) || isCommonWord(word)
}
