// Tells by its own words whether a name may be a town's.
import { isMonth } from '#domain/language/calendar-words.ts'
import { isCommonAcronym, isFunctionWord, isNationality, isPlaceNoun } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isLargeCity } from '#domain/language/names/large-cities.ts'
import { isStateName, readState } from '#domain/language/states.ts'
import { isCountry } from './countries.ts'
import { isDistrict, isNamedRegion } from './districts.ts'

/** Words that make it no town: days, countries, organizations, streets. */
export const noTownWords =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|China|India|Japan|Italy|Spain|Poland|Denmark|Sweden|Norway|Finland|Ireland|Scotland|Wales|England|Britain|UK|EU|USA|US|U\.S|Mexico|Brazil|Australia|Austria|Switzerland|Belgium|Netherlands|Portugal|Greece|Israel|Kenya|Nigeria|Germany|France|Canada|Taiwan|Estonia|Vietnam|Iceland|Malaysia|Namibia|South Africa|Morocco|North America|South America|Latin America|Europe|Asia|Africa|America|United States|Q[1-4]|Spring|Summer|Fall|Winter|Series|Subject|Re|Fwd|Hi|Dear|Thanks|Press|Media|Contact|Quote|Embargo|Ltd|GmbH|Inc|LLC|Pte|Pvt|AB|AG|AS|BV|ApS|Oy)\b|\b(?:Inc|LLC|Corp|Ltd|Labs|Group|Foods|University|Hospital|Street|Avenue|Hall|Road|Park|Center|Centre|Museum|Ventures|Capital|Fund|Partners|Prize|Award|Festival|Library|School|College|Bank|Authority|Society|Church|Theater|Theatre|Hotel|Robotics|Research|Institute|Association|Council|Department|Day|Night|Week|County|Coast|Region|State|Airport|Station|Dock|Yard|Pier|Highway|Boulevard|Peninsula)s?$/u
/** Land and water. Some towns are called so, which only the state behind the name shows. */
const land = / (?:Valley|Lake|Island|Mountain|Delta)s?$/u

/** "Reopens Saturday, June 27" */
const weekday = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/

const isLand = (name: string, written = ''): boolean => land.test(name) && !isNamedRegion(written)

const isOther = (name: string, words: readonly string[]): boolean =>
  words.some((word) => weekday.test(word)) ||
  // "Rotterdam-side" is near it.
  /-(?:side|area|way|ish|bound|wide)$/u.test(name) ||
  noTownWords.test(name) ||
  isNationality(name) ||
  isCountry(name) ||
  isDistrict(name)

/** `isHome`: the notes say that somebody is based there. */
export function isPlaceName(name: string, written: string | undefined, isHome: boolean): boolean {
  const words = name.split(' ').filter((word) => !/^(?:da|de|do|del|la|am|an|der|sur|on)$/.test(word))
  if (name.length < 3 || words.length > 3 || /[\d&]| (?:of|and|for) /u.test(name)) return false
  if (isCommonAcronym(name) || words.some((word) => /^\p{Lu}{1,4}$|\p{L}\.\p{L}|^\p{Lu}\.$/u.test(word)))
    return false
  if (isKnownCity(name)) return true
  if (
    isOther(name, words) ||
    (!isHome && isLand(name, written)) ||
    isStateName(name) ||
    readState(name) !== undefined ||
    isMonth(name)
  )
    return false
  // "On Monday", "On Easter Sunday"
  return (
    words.length === 1 || isLargeCity(name) || !(isFunctionWord(words[0] ?? '') || isSite(words.at(-1) ?? ''))
  )
}

/** Towns are called after water, hills and bridges: Walvis Bay, Muddy Creek. */
const townEnd =
  /^(?:bay|creek|bridge|lake|hills?|valley|harbor|beach|river|island|park|village|mountain|shore)$/i

const isSite = (word: string): boolean => isPlaceNoun(word) && !townEnd.test(word)

const modifies =
  /^ (?!(?:and|or|in|on|at|by|to|for|from|of|near|with|as|is|are|was|were|has|have|will|since|where|who|which|that|this|but|so|starting|beginning|based|office|plant|site|branch|store|shop|time|only)\b)\p{Ll}{3,}/u

/** The "Maple Walnut" of "voluntary recall, Maple Walnut ice cream" names a thing. */
export const modifiesNoun = (after: string): boolean => modifies.test(after)
