// Cleans names that may be a company's: words around them are cut off, and names of days, states and people are left out.
import { isMonth } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isCommonAcronym, isCommonWord, isFunctionWord, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { isCountry } from './countries.ts'

const nobody =
  /^(?:We|I|It|You|They|He|She|The|This|That|These|Those|Our|My|Its|His|Her|Their|A|An|In|On|At|By|For|From|With|And|But|Or|If|So|As|Of|To|No|Not|Sent|Subject|Re|Fwd|FW|RE|Fw|Hi|Hello|Hey|Dear|Thanks|Cheers|Best|Regards|Please|Mr|Mrs|Ms|Dr|Prof|Press|Media|Contact|Email|Phone|Tel|Embargo|Quote|Notes?|OK|Ok|PS|P\.S|NB|AI|SYSTEM|UK|US|EU|U\.S|FBI|FDA|OSHA|CEO|CFO|COO|CTO|Ltd\.?|Inc\.?|LLC|Co\.?|URGENT|RECALL|STATEMENT|FINAL|MEDIA|WHO|WHAT|WHEN|WHERE|WHY|That[’']s|I[’']m|It[’']s|We[’']re|G[’']day|Good|Morning|Sir|the|of|for|and)$/u
/** A heading or list letter before the name: "Company Dockhand", "A. Lumikiem". */
const leading = /^(?:Company|Client|Organi[sz]ation|Firma|Empresa|AM|PM|\p{Lu}\.)$/u
const weekday = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Satur|Sat|Sun)(?:day|s)?$/

/** The name without words that don't belong to it; undefined if no company can be called so. */
export function cleanName(found: string): string | undefined {
  const words = found
    .trim()
    .replace(/^\S+-based /u, '')
    .replace(/(?:’s|'s)$/, '')
    .replaceAll(/,(?= ?(?:Inc|Corp|Ltd|Co|LLC|PLC|GmbH)\b)/g, '')
    .split(' ')
  while (words.length > 1 && isBefore(words[0] ?? '')) words.shift()
  // Words that cannot end a name: "Sombra Commons Which".
  while (words.length > 1 && isEnding(words.at(-1) ?? '')) words.pop()
  if (words.length > 2 && /^\p{Lu}\.?$/u.test(words.at(-1) ?? '')) words.pop()
  const name = words.join(' ')
  return name.length > 1 && !/^\d/.test(name) && !isSum.test(name) && !isNoName(words) ? name : undefined
}

/** The city in a possessive: "Galway’s". */
export function readOwningCity(word: string): string | undefined {
  const city = /^(?<city>\p{Lu}\p{L}{3,30})[’']s$/u.exec(word)?.groups?.city
  return city !== undefined && isKnownCity(city) && !isEverydayWord(city.toLowerCase()) ? city : undefined
}

/** Whether the word before the name is no part of it: a greeting, a label, or a city's possessive. */
const isBefore = (word: string): boolean =>
  nobody.test(word) ||
  leading.test(word) ||
  asks.test(word) ||
  greets.test(word) ||
  readOwningCity(word) !== undefined
/** Question words before a name: "What Northquill does". */
const asks = /^(?:What|Who|How|Why|When|Where|Which|Whose)$/u
const greets = /^(?:Hiya|Hola|Ciao|Salut|Bonjour|Hallo|Hej|Habari|Olá|Anyways?|Oh|Well|Right|Okay)$/u

const isEnding = (word: string): boolean =>
  /^(?:Which|Who|Where|When|That|And|But|It|We|They|The|This)$/u.test(word)

/** "CHF 4.6 million", "Rp 185.000" */
const isSum = /^(?:\p{Lu}{2,3}|Rp|Rs|Kr) \d/u

function isNoName(words: readonly string[]): boolean {
  const [first = ''] = words
  if (weekday.test(first) || words.every(isPlaceOrDate) || isHolder(words) || isBanner(words)) return true
  if (isTown(words)) return true
  if (isCountry(words.join(' ')) || isNumbered(words) || isStreet(words) || isInitialed(words)) return true
  return words.length === 1 ? isNobody(first) : isMonth(first) && words.length < 3
}

/** "Raleigh NC" */
const isTown = (words: readonly string[]): boolean =>
  /^\p{Lu}{2}$/u.test(words.at(-1) ?? '') &&
  readState(words.at(-1) ?? '') !== undefined &&
  isKnownCity(words.slice(0, -1).join(' '))

/** "Marlin Hwy" */
const isStreet = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^(?:St|Rd|Ave|Blvd|Hwy|Pkwy|Ln|Street|Avenue|Boulevard|Highway|Parkway)$/u.test(words.at(-1) ?? '')

/** Whether it is a first name with an initial: "Jonah B", but not "Plan B". */
const isInitialed = ([first = '', second = '', third]: readonly string[]): boolean =>
  third === undefined && /^\p{Lu}$/u.test(second) && !isEverydayWord(first.toLowerCase())

/** "Face 3", "Pillar 2" */
const isNumbered = ([first = '', second = '', third]: readonly string[]): boolean =>
  third === undefined && /^\d/.test(second) && isEverydayWord(first.toLowerCase())

/** Whether it is a heading in capitals: "PRODUCT LAUNCH RELEASE". */
function isBanner(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.every((word) => word === word.toUpperCase() && isEverydayWord(word.toLowerCase()))
  )
}

/** Whether it is a person with a title: "Associate Professor Chihiro Onuma of Rakuhoku Institute". */
function isHolder(words: readonly string[]): boolean {
  const end = words.findIndex((word) => word === 'of' || word === 'at' || word === 'for')
  return end > 2 && words.slice(0, end - 2).some(isTitleWord)
}

function isNobody(word: string): boolean {
  return (
    nobody.test(word) ||
    isCommonAcronym(word) ||
    isFunctionWord(word) ||
    isTitleWord(word) ||
    isCommonWord(word)
  )
}

/** "Ohio and Utah", "January 16 and 17" */
function isPlaceOrDate(word: string): boolean {
  return (
    word === 'and' ||
    /^\d+$/.test(word) ||
    isMonth(word) ||
    isStateName(word) ||
    readState(word) !== undefined
  )
}
