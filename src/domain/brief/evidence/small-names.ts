// Finds company names in dictated notes, all in small letters: "so tarn grid storage has named a new chief financial officer", "we are sankofa cold
// chain limited".
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isStateName } from '#domain/language/states.ts'
import { isCountry } from './countries.ts'
import { aroundMention, type Mention } from './mentions.ts'

const word = "[\\p{Ll}\\p{N}&’'-]{2,24}"
const opening =
  "(?:(?:okay|ok|so|well|right|all right|alright|and|um|uh|hi|hello|hey|yeah|yes|now|it[’']?s|this is)[, ]{1,2}){0,3}"
const verbs =
  "has|have|is|are|was|will|opens?|opened|opening|names?|named|buys?|bought|wins?|won|launch(?:es|ed)?|rais(?:es|ed)|recalls?|recalled|closes|closed|starts|started|signs|signed|gets|got|bring[s]?|announces?|celebrates|turns|hires|hired|joins|reports|publishes|holds|invites|moves|merges|that[’']?s us"
const forms = 'limited|ltd|inc|llc|gmbh|sas|srl|pty|plc|s\\.?a|b\\.?v'
/** Patterns: a subject at the start of a sentence, and "we are …". */
const places: readonly RegExp[] = [
  new RegExp(
    `^${opening}(?:the |our client |we at (?:the )?)?(?<name>${word}(?: ${word}){0,5}?)(?= (?:(?:${forms}) )?(?:(?:here |right here )?in [\\p{L} ]{3,40}? |out of [\\p{L} ]{3,30}? )?(?:${verbs})\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:we are|we[’']?re|this is|i[’']?m with|i am with|i[’']?m from|i am from|calling from|here at|company is|client is|called) (?:the )?(?<name>${word}(?: ${word}){0,5}?)(?= (?:${forms}|we|in|from|and|which|here|out of|based|the|a|an)\\b|$)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:owner|director|founder|manager|chair(?:man|woman)?|president|head|ceo|boss|secretary|members|principal|mayor|workers) (?:of|at|for) (?:the )?(?<name>${word}(?: ${word}){1,6}?)(?= (?:in|and|here|which|who|said|says|has|is|are|voted|the|im|i)\\b|$)`,
    'gu',
  ),
  new RegExp(
    `\\b(?<name>(?:university|city|town|college|county|borough|port) of (?!the |a )${word}(?: ${word}){0,2}?)(?= (?:in|and|here|which|who|said|says|has|is|are|will|as|the|at)\\b|[,.]|$)`,
    'gu',
  ),
]
/** "hiya, sunita from pawline." */
const introduced = new RegExp(
  `^(?:hi|hiya|hey|hello|morning)(?: (?:all|both|there|team))?[,!]? (?:it[’']?s |this is )?\\p{Ll}{2,20} (?:here )?(?:from|at|with) (?:the )?(?<name>${word}(?: ${word}){0,3}?)(?=[.,!]|$| (?:here|again)\\b)`,
  'gu',
)
const mostNames = 80

/** Companies in units without capital letters. */
export function listSmallNames(units: readonly SortedUnit[]): Mention[] {
  return units.slice(0, mostNames).flatMap(({ body, kind }, unit) => {
    if (kind === 'private' || kind === 'foreign' || /\p{Lu}\p{Ll}/u.test(body)) return []
    return [...places, introduced].flatMap((pattern) =>
      findMatches(body.slice(0, 400), pattern).flatMap(({ 0: found, index, groups }) => {
        const name = groups?.name ?? ''
        const at = index + found.indexOf(name)
        if (!isNaming(name)) return []
        return [{ name: toName(name), unit, ...aroundMention(body, at, at + name.length) }]
      }),
    )
  })
}

function isNaming(name: string): boolean {
  const [first = '', ...rest] = name.split(' ')
  return (
    !isFunctionWord(first) && !notFirst.test(first) && rest.every((each) => !notInside.test(uncontract(each)))
  )
}

/** The word without its contracted verb: "i" of "i've". */
const uncontract = (each: string): string => each.replace(/[’'](?:ve|re|ll|d|m)$/u, '')

const notFirst =
  /^(?:we|i|it|they|he|she|you|there|here|this|that|these|those|my|our|his|her|their|its|who|what|when|where|why|how|everybody|everyone|people|nobody|somebody|all|both|one|two|three|price|tickets?|quote|not|no|just|also|but|because|if|then|please|put|say|write|call|contact|press|she[’']?s|he[’']?s|im|thats|there[’']?s|going|very|so|still|about|good|morning|afternoon|evening|\p{Ll}+ever|\d.*)$/u
const notInside =
  /^(?:we|i|it|they|he|she|you|there|this|that|my|our|his|her|their|who|what|when|where|why|how|because|if|then|not|very|just|hope|you[’']?re|they[’']?re|that[’']?s|here|good|well|about|on|at|with|to|from|in)$/u

const particle = /^(?:of|the|and|de|do|da|del|la|le|du|des|for|van|von|y|e)$/u

const toName = (name: string): string =>
  name
    .split(' ')
    .map((each, index) =>
      index > 0 && particle.test(each) ? each : (each[0] ?? '').toUpperCase() + each.slice(1),
    )
    .join(' ')

const smallCity = new RegExp(
  `\\b(?:in|from|out of|based in|of|is|at) (?<city>(?!the |a |an |our |my |his |her )${word}(?: ${word}){0,2}?)(?=,? (?<region>county \\p{Ll}{4,20}|\\p{Ll}{4,20}(?: \\p{Ll}{4,10})?)\\b)`,
  'gu',
)

const isRegion = (name: string): boolean => isStateName(name) || isCountry(name) || name.startsWith('County ')

const smallPlace = /\b(?:in|from|out of|based in) (?<city>\p{Ll}{4,20})(?![\p{L}’'@.-]\p{L}|\p{L})/gu

/** Cities in small letters with their state: "here in yazoo city mississippi". */
export function listSmallCities({ body }: SortedUnit, unit: number): Mention[] {
  if (/\p{Lu}\p{Ll}/u.test(body)) return []
  const read = body.slice(0, 600)
  const bare = findMatches(read, smallPlace).flatMap(({ 0: found, index, groups }) => {
    const { city = '' } = groups ?? {}
    if (isEverydayWord(city) || isRegion(city)) return []
    const at = index + found.length - city.length
    return [{ name: toName(city), unit, ...aroundMention(body, at, at + city.length) }]
  })
  const placed = findMatches(read, smallCity).flatMap(({ 0: found, index, groups }) => {
    const { city = '', region = '' } = groups ?? {}
    const state = [region, region.split(' ')[0] ?? ''].map(toName).find(isRegion)
    if (state === undefined || city.split(' ').some((each) => isFunctionWord(each))) return []
    const at = index + found.indexOf(city)
    const around = aroundMention(body, at, at + city.length)
    return [
      { name: toName(city), unit, ...around, after: `, ${state}${around.after.slice(state.length + 1)}` },
    ]
  })
  return [...placed, ...bare.filter(({ from }) => !placed.some((each) => each.from === from))]
}
