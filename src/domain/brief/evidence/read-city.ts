// Which names of the notes may be cities, with the state or country after them.
import { toPlace } from '#domain/brief/place.ts'
import type { Place } from '#domain/brief/sheet.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isMonth } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isCommonWord, isOrganizationWord, isPlaceNoun, isTitleWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isLargeCity } from '#domain/language/names/large-cities.ts'
import { capitalize, isStateName, readState } from '#domain/language/states.ts'
import { readOwningCity } from './company-names.ts'
import { isCountry, isProvinceCode } from './countries.ts'
import { isDistrict, isNamedRegion } from './districts.ts'
import { aroundMention, listMentions, type Mention } from './mentions.ts'
import { isPersonName, type Persons } from './person-mentions.ts'
import { isPlaceName, modifiesNoun, noTownWords } from './place-names.ts'
import { startsDateline } from './signs/place-signs.ts'
import { listSmallCities } from './small-names.ts'

/** Every name in the unit that may be a city. */
export function listCityMentions(unit: SortedUnit, index: number): Mention[] {
  const { label = '' } = unit
  // "Reading level: eighth grade" names no city.
  return [
    ...listMentions(unit, index).flatMap((mention) => (isTownCity(mention) ? [mention] : withCity(mention))),
    ...listSmall(unit, index),
    ...listSmallCities(unit, index),
  ].filter(({ name }) => !label.includes(name) || (isKnownCity(name) && !isEverydayWord(name)))
}

/** The mention with any city in it cut out: 'Sheffield S3' gives Sheffield, "Fresno County Health Department" gives Fresno. */
function withCity(written: Mention): Mention[] {
  // "Westport, Co." is cut at "Co." because its sentence ends early.
  const mention = withPossessive({ ...written, name: written.name.replace(/,? Co\.?$/u, '') })
  const words = mention.name.split(' ')
  if (isWholeTown(mention, words)) return [mention]
  const inside = words.length > 1 ? listInside(mention, words) : []
  const head = findHead(mention, words)
  const placed = readPlaced(mention, words, head)
  if (placed !== undefined) return [placed]
  // 'Burlington Vermont', 'Plymouth Wis'
  if (head !== undefined && isStateBehind(mention.name.slice(head.length + 1)))
    return [cutHead(mention, head)]
  // 'Duluth MN' and 'Halifax N.S.' without their commas
  if (head !== undefined && isShortRegion(words.at(-1) ?? '')) return [cutHead(mention, head), ...inside]
  // "Lincoln City" with no more of a name behind it.
  if (head !== undefined && mention.name === `${head} City` && !/^ \p{Lu}/u.test(mention.after))
    return [mention]
  if (head === undefined || !/^ (?:County\b|City\b|\p{Lu}{1,2}\d)/u.test(mention.name.slice(head.length)))
    return [mention, ...inside]
  return [mention, { ...mention, name: head, after: mention.name.slice(head.length) + mention.after }]
}

/** Whether "City" is part of the town's name: "Lincoln City" with no more of a name behind it. */
const isTownCity = ({ name, after }: Mention): boolean =>
  /^\p{Lu}\p{L}+ City$/u.test(name) && !/^ \p{Lu}/u.test(after)

/** The mention as the city alone, with its state after a comma. */
const cutHead = (mention: Mention, head: string): Mention => ({
  ...mention,
  name: head,
  after: `,${mention.name.slice(head.length)}${mention.after}`,
})

const findHead = ({ name }: Mention, words: readonly string[]): string | undefined =>
  [2, 1].map((count) => words.slice(0, count).join(' ')).find((head) => head !== name && isKnownCity(head))

const readPlaced = (
  mention: Mention,
  words: readonly string[],
  head: string | undefined,
): Mention | undefined =>
  readSeat(mention) ??
  readOwner(mention, words) ??
  readPosted(mention, words) ??
  (head === undefined ? readBeforeState(mention, words) : undefined)

/** Whether a state follows the whole name, which is then not cut: 'Piedra Alta, New Mexico'. */
function isWholeTown({ after, before }: Mention, words: readonly string[]): boolean {
  const written = after.startsWith(', ') ? readWrittenRegion(after) : undefined
  return (
    words.length === 2 &&
    written !== undefined &&
    isNamedState(written) &&
    postedBefore.test(before) &&
    !isOtherPlace(words)
  )
}

/** 'Downtown Austin, Texas', 'Hobart Foods, Tasmania' */
const isOtherPlace = ([first = '', last = '']: readonly string[]): boolean =>
  isKnownCity(last) || isNamedState(last) || isOrganizationWord(last.toLowerCase()) || isPlaceNoun(first)

/** 'Tarrawonga HQ Kalgoorlie', 'Dateline Mitchell' */
function readSeat(mention: Mention): Mention | undefined {
  const start = /^(?:.+ )?(?:HQ|Headquarters|Dateline) (?=\p{Lu})/u.exec(mention.name)?.[0]
  if (start === undefined) return undefined
  const { name, from, before } = mention
  return { ...mention, name: name.slice(start.length), from: from + start.length, before: before + start }
}

/** The city in a company's possessive: Galway in "Galway's Suanlann Medical". */
function readOwner(mention: Mention, [first = '', second]: readonly string[]): Mention | undefined {
  const name = second === undefined ? undefined : readOwningCity(first)
  if (name === undefined) return undefined
  return { ...mention, name, after: mention.name.slice(name.length) + mention.after }
}

/** Letters after a name are its state where a place is expected: '(Port Lincoln SA)', 'in White Plains NY'. */
function readPosted(mention: Mention, words: readonly string[]): Mention | undefined {
  const code = words.at(-1) ?? ''
  const isCode = isProvinceCode(code) || (/^\p{Lu}{2}$/u.test(code) && readState(code) !== undefined)
  if (words.length === 1 || !isCode || !/^(?:[),;]|\.?$| \d)/u.test(mention.after)) return undefined
  // After a legal form such as 'AB' it may be a company: 'Norrvik AB'.
  const isPlaced = isLegalWord(code) ? mention.before.endsWith('(') : postedBefore.test(mention.before)
  if (!isPlaced) return undefined
  return { ...mention, name: words.slice(0, -1).join(' '), after: `, ${code}${mention.after}` }
}

/** A state's name after another name is its state where a place is expected: 'here in Osage Prairie Iowa', ', Gouyave Grenada,'. */
function readBeforeState(mention: Mention, words: readonly string[]): Mention | undefined {
  const state = words.at(-1) ?? ''
  if (words.length === 1 || !isNamedState(state) || isNamedState(words.slice(-2).join(' '))) return undefined
  if (!postedBefore.test(mention.before) || !/^(?:[),.;]|$| \p{Ll})/u.test(mention.after)) return undefined
  return { ...mention, name: words.slice(0, -1).join(' '), after: `, ${state}${mention.after}` }
}

const postedBefore = /(?:\(|, |\b(?:in|from|of|at|near|based) )$/u

const isStateBehind = (words: string): boolean =>
  isNamedState(words) || (/^\p{Lu}\p{Ll}{1,4}$/u.test(words) && readState(`${words}.`) !== undefined)

const isNamedState = (name: string): boolean => isStateName(name) || isCountry(name)

const isShortRegion = (word: string): boolean =>
  /^(?:\p{Lu}\.){2}$/u.test(word) || (/^\p{Lu}{2}$/u.test(word) && readState(word) !== undefined)

/** The name with its 's where that is no possessive: "St. John's, Newfoundland". */
function withPossessive(mention: Mention): Mention {
  const ending = /^[’']s(?=[,.;)]|$)/u.exec(mention.after)?.[0]
  const name = `${mention.name}${ending}`
  return ending === undefined || !isKnownCity(name)
    ? mention
    : { ...mention, name, after: mention.after.slice(ending.length) }
}

/** Known cities among other capitalized words: 'Grid Week Singapore', 'Sapporo Curling Club', 'Dublin 18'. */
function listInside(mention: Mention, words: readonly string[]): Mention[] {
  let from = 0
  return words.flatMap((word, index) => {
    const at = from
    from += word.length + 1
    const name = findKnown(words, index)
    if (name === mention.name || isOther(words, index)) return []
    if (name !== undefined) return [cutOut(mention, name, at)]
    const isStateNext = index === 0 && isStateWord(words.slice(1).join(' '))
    return isStateNext
      ? [{ ...mention, name: word, after: `,${mention.name.slice(word.length)}${mention.after}` }]
      : []
  })
}

/** Whether the word is part of another name: London in "New London", Hobart in "Hobart & Lane". "El Paso & Atlanta" are two cities. */
function isOther(words: readonly string[], index: number): boolean {
  const [before, after] = [words.slice(0, index), words.slice(index + 1)]
  if (opensPlace.test(before.at(-1) ?? '') || isDistrict(words.slice(index).join(' '))) return true
  const partner = before.at(-1) === '&' ? before.slice(0, -1) : after[0] === '&' ? after.slice(1) : undefined
  return partner?.some((_, at) => findKnown(partner, at) !== undefined) === false
}

const opensPlace =
  /^(?:New|North|South|East|West|Port|Saint|St\.?|San|Santa|Fort|Mount|Lake|Upper|Lower|Great|Little|Old)$/u

function findKnown(words: readonly string[], index: number): string | undefined {
  return [2, 1]
    .map((count) => words.slice(index, index + count).join(' '))
    .find((name, order) => isKnownCity(name) && (order === 1 || name.includes(' ')))
}

const isStateWord = (word: string): boolean =>
  isStateName(word) || (/^\p{Lu}{2}$/u.test(word) && readState(word) !== undefined)

/** The city cut out, with the rest of the name as the words around it. */
function cutOut(mention: Mention, name: string, at: number): Mention {
  const [earlier, later] = [mention.name.slice(0, at), mention.name.slice(at + name.length)]
  const isAlone = /^[\d ]*$/.test(earlier + later)
  return {
    ...mention,
    name,
    from: mention.from + at,
    before: mention.before + earlier,
    after: later + mention.after,
    ...(!isAlone && { isInside: true }),
  }
}

const small = /(?<![\p{L}@.-])\p{Ll}{4,20}(?: \p{Ll}{3,20})?(?![\p{L}@])/gu
const isRareCity = (word: string): boolean => isKnownCity(word) && !isEverydayWord(word)

/** Cities in notes in small letters: 'here in tucson', 'phoenix az'. */
function listSmall({ body }: SortedUnit, unit: number): Mention[] {
  return findMatches(body, small).flatMap(({ 0: found, index }) => {
    const words = found.split(' ')
    const name = words.length > 1 && isKnownCity(found) ? found : words.find(isRareCity)
    if (name === undefined) return []
    const at = index + found.indexOf(name)
    return [{ name: capitalize(name), unit, ...aroundMention(body, at, at + name.length) }]
  })
}

const region =
  /^,? (?<region>(?:[A-Z]\.[A-Z]\.|[A-Z]{2}(?!\p{L})|[a-z]{2}(?=,)|\p{Lu}\p{L}{1,40}(?: \p{Lu}\p{L}{1,40})?\.?))(?=[,.;:) \n–—]|$)/u
/** The city with its state or country; undefined if the name cannot be one. */
export function readCity(mention: Mention, persons: Persons, company: string | undefined): Place | undefined {
  const { name, before, after } = mention
  // "09:00, Athens time" is a clock, "2250 Monroe Avenue" a street, and "L.L.C." a legal form.
  if (noTown.test(after) || name.split(' ').every(isLegalWord)) return undefined
  const city = name === name.toUpperCase() && name.length > 3 ? capitalize(name) : name
  const written = readWrittenRegion(after)
  if (
    !isPlaceName(city, written, basedIn.test(before)) ||
    city === company ||
    opensPlace.test(lastWord(before))
  )
    return undefined
  if (isRegionBehind(mention) || streetEnd.test(name)) return undefined
  if (!isKnownCity(city) && !isLikelyCity(mention, city, persons, written)) return undefined
  return toPlace({ city, ...(written !== undefined && isRegion(written) && { region: written }) })
}

/** "Based in" and the like before a name, which then is no lake. */
const basedIn = /\b(?:based|located|headquarter\p{Ll}*|head office)(?: (?:is|are|remains?))? in $/iu
const noTown = /^ (?:time|Street|Avenue|Road|Boulevard|Lane|Highway|Parkway|(?:St|Ave|Rd|Blvd)\.)(?!\p{L})/u
const streetEnd = / (?:St|Str|Ave|Rd|Blvd|Ln|Hwy|Sq)\.?$/u

/** Whether the name is the state behind a city: 'Spokane, Washington', 'Pinder Falls, Ont.' */
const isRegionBehind = ({ name, before, after }: Mention): boolean =>
  !isPlaceNoun(/(?<last>\p{Lu}[\p{L}’'-]+), $/u.exec(before)?.groups?.last ?? 'street') &&
  (isNamedState(name) || (after.startsWith('.') && isProvinceCode(name)))

/** The last word before the name, without a bracket: 'Port' of '(Port'. */
const lastWord = (before: string): string =>
  (before.trimEnd().split(' ').at(-1) ?? '').replace(/^[^\p{L}]+/u, '')

/** Whether the name is a large city, or the words around it call it a place. */
function isLikelyCity(
  mention: Mention,
  city: string,
  persons: Persons,
  written: string | undefined,
): boolean {
  // "Pine Level, Alabama" is a town although "level" is an everyday word.
  const isPlaced =
    written !== undefined && isNamedRegion(written) && !/\p{Lu}[\p{L}’'-]* $/u.test(mention.before)
  if (isSomethingElse(city, persons, isPlaced)) return false
  if (written === undefined && /[,:] $/u.test(mention.before) && modifiesNoun(mention.after)) return false
  return (isLargeCity(city) && !isEverydayWord(city)) || isLed(mention, written)
}

/** The state after the name. A period belongs to abbreviations ('Ore.'), else it ends the sentence ('Ohio.'). */
function readWrittenRegion(after: string): string | undefined {
  const written = region.exec(after)?.groups?.region
  const bare = written?.replace(/\.$/, '')
  if (bare !== undefined && (isStateName(bare) || isCountry(bare))) return bare
  // Without a comma, only a state's own name or letters count: "Toledo Restaurant Week" names no region.
  return written === undefined || after.startsWith(',') || isNamedRegion(written) ? written : undefined
}

const leadsToCity =
  /(?:\b(?:in|of|from|at|near|to|out of|between|and|HQ|[Cc]ity|[Ll]ocation|[Ww]here|[Oo]rt|[Ll]ieu|[Hh]eadquarters|office|is|stays|remains|seat|[Dd]ateline|[Bb]ased|our|[Tt]own|[Pp]lace):? |, |: ?|\()$/u

const followsCity = /^(?:[- ]based\b| dateline\b| (?:at|on) (?:the )?top\b)/iu

/** Whether the words around the name speak of a place. */
function isLed({ before, after }: Mention, written: string | undefined): boolean {
  return (
    leadsToCity.test(before) ||
    followsCity.test(after) ||
    startsDateline(before, after) ||
    (written !== undefined && isNamedRegion(written))
  )
}

/** Whether the name is a person or an ordinary word. A region behind it shows that it is a town: "Stromness, Orkney". */
function isSomethingElse(name: string, persons: Persons, isPlaced: boolean): boolean {
  const words = name.split(' ')
  if (words.some((word) => isTitleWord(word) || (isOrganizationWord(word.toLowerCase()) && word !== 'City')))
    return true
  if (words.length === 1 && (isCommonWord(name) || (isEverydayWord(name) && !isPlaced))) return true
  return isPersonName(name, persons)
}

/** "MARSH END, March 3, 2026": no region is a month. */
const isRegion = (written: string): boolean =>
  !isMonth(written) &&
  ([written, `${written}.`].some((each) => readState(each) !== undefined) ||
    [isStateName, isCountry, isDistrict].some((reads) => reads(written)) ||
    noTownWords.test(written))
