// Reads people's titles: 'Jane Doe, chief executive officer of Acme' and 'Acme President Jo Hart'.
//
//   readTitles(text)  ->  by surname in lower case, the titles the text gives each
import { findMatches } from '#domain/language/matches.ts'
import { isTitleStart, isTitleWord } from '#domain/language/name-words.ts'

/** Forms of address without a period, as the British write them; they are neither a first name nor a title. */
const courtesy = /^(?:dr|mr|mrs|ms|miss)$/
const fullName =
  "(?!(?:Dr|Mr|Mrs|Ms|Miss) )\\p{Lu}[\\p{L}\\p{M}’'-]{1,30}(?: \\p{Lu}\\.)?(?: (?:de|van|von|der|la|del|bin|al|da|di)){0,2} (?<last>\\p{Lu}[\\p{L}\\p{M}’'-]{1,30})"
const titleAfter = new RegExp(
  `(?<![\\p{L}-])${fullName},? (?:the |its |an? |our |their |his |her )?(?:[\\p{L}&-]+[’']s )?(?<title>[\\p{L}-]+(?: (?!said\\b|says\\b|who\\b)[\\p{L}&-]+){0,6})`,
  'gu',
)
const titleBefore = new RegExp(`(?<![\\p{L}&-])(?<title>[\\p{L}-]+(?: [\\p{L}&-]+){0,4}) ${fullName}`, 'gu')
const longForms: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cto: 'chief technology officer',
  cmo: 'chief marketing officer',
  cio: 'chief information officer',
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  cofounder: 'co-founder',
}
const joints = /^(?:of|and|for|&)$/
const fields =
  /^(?:operating|financial|technology|technical|marketing|information|product|revenue|people|medical|scientific|commercial|creative|legal|digital|sales|operations|engineering|communications|research|development|strategy|design|finance|human|resources|investor|public|relations|affairs|policy|security|data|safety|quality|innovation|business|customer|success|program|programs|plant|store|project|general|managing|co-founder)$/

/** Whether the word is written small in a title after a name: 'Officer', 'Marketing', 'of'. */
export const isTitlePart = (word: string): boolean =>
  isTitleWord(word) || isTitleStart(word) || fields.test(word) || joints.test(word)

/** The title with abbreviations in full: 'CEO' is 'chief executive officer'. */
export const spellTitle = (words: readonly string[]): string =>
  words.map((word) => longForms[word] ?? word).join(' ')

/** Whether two titles are the same: 'chief executive' and 'chief executive officer' are. */
export function isSameTitle(one: string, other: string): boolean {
  return one === other || one === `${other} officer` || other === `${one} officer`
}

/** The titles of all people the text names, by surname. */
export function readTitles(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (last = '', words: readonly string[]) => {
    const title = spellTitle(words)
    if (title === '' || courtesy.test(title)) return
    const name = last.toLowerCase().replace(/['’]s$/, '')
    // 'Chief Executive Officer' looks like a title with a name.
    if (isTitleWord(name) || fields.test(name)) return
    found.set(name, (found.get(name) ?? new Set()).add(title))
  }
  for (const { 0: written, groups } of findMatches(text, titleAfter))
    if (written.includes(', ')) add(groups?.last, readTitle((groups?.title ?? '').split(' ')))
  for (const { groups } of findMatches(text, titleBefore))
    add(groups?.last, readTitle((groups?.title ?? '').split(' ').reverse()).toReversed())
  return found
}

/** The title at the start of the words, in lower case; empty if there is none. */
export function readTitle(words: readonly string[]): string[] {
  const title: string[] = []
  for (const word of words.map((each) => each.toLowerCase())) {
    if (!isTitlePart(word) || (title.length === 0 && joints.test(word))) break
    title.push(word)
  }
  while (joints.test(title.at(-1) ?? '')) title.pop()
  return title.some(isTitleWord) || title[0] === 'head' ? title : []
}
