// Puts capitals into names of dictated notes, which have none: "the plant manager corinne baudoux she says". Uncommon words beside a title or an
// introduction are taken for a name; everything that reads names later relies on capitals.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isKnownCity } from '#domain/language/names/cities.ts'
import { isStateName } from '#domain/language/states.ts'
import type { SortedUnit } from './unit.ts'

const word = "\\p{Ll}[\\p{L}\\p{M}’'-]{1,24}"
const titles =
  'ceo|cfo|coo|cto|cmo|md|president|chair|chairman|chairwoman|chairperson|director|manager|founder|co-founder|owner|head|principal|professor|prof|doctor|dr|dean|mayor|councillor|secretary|captain|coach|chef|editor|curator|partner|superintendent|spokeswoman|spokesman|spokesperson|engineer|minister|presidente|directora|diretora|diretor'
/** A title or an introduction before a name, and a title after it. */
const places: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}])(?:my (?:complete |full )?name(?: is)?|name is|name[’']?s|this is|it[’']?s|it is|i[’']?m|i am|that[’']?s|that is|that[’']?s me|will be|sisters|brothers|dona|mama|mrs|mr|ms|councillor|me|she[’']?s|he[’']?s|she is|he is|says|said|call|contact|ask for|ring|${titles}),? (?<name>${word}(?: ${word}){1,3})`,
    'gu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?<name>${word}(?: ${word}){1,2}),? (?:(?:she[’']?s|he[’']?s|she is|he is|who is|the|our|my|executive|managing|senior|deputy|vice|general|medical) ){0,3}(?:${titles})(?![\\p{L}])`,
    'gu',
  ),
  // "hank yazzie hes the inventor: “…”", "karen bjerregaard (ceo): “…”"
  new RegExp(`^(?<name>${word}(?: ${word}){1,2})(?=[^“"]{0,60}:? [“"])`, 'gu'),
  // "dennis moraga the chief operating officer", "lupita garza runs it"
  new RegExp(
    `^(?:and |so |now )?(?<name>${word}(?: ${word}){1,2}) (?:the|our|runs|says|said|will)(?![\\p{L}])`,
    'gu',
  ),
]
const most = 400
const longest = 600

/** The units, with people's names capitalized where nobody typed any capitals. */
export function capitalizeNames(units: readonly SortedUnit[]): SortedUnit[] {
  const names = new Set(units.slice(0, most).flatMap((unit) => (isSmall(unit) ? listNames(unit.body) : [])))
  if (names.size === 0) return [...units]
  const words = new Set([...names].flatMap((name) => name.split(' ')))
  return units.map((unit) => {
    if (!isSmall(unit)) return unit
    const body = raise(unit.body, words)
    const { label, value } = unit
    return {
      ...unit,
      body,
      text: raise(unit.text, words),
      ...(label !== undefined && { label: raise(label, words) }),
      ...(value !== undefined && { value: raise(value, words) }),
    }
  })
}

const isSmall = ({ body, kind }: SortedUnit): boolean =>
  kind !== 'private' && kind !== 'foreign' && !/\p{Lu}\p{Ll}/u.test(body)

function listNames(body: string): string[] {
  return places.flatMap((pattern, order) =>
    findMatches(body.slice(0, longest), pattern).flatMap(({ groups }) => {
      const found = (groups?.name ?? '').split(' ')
      // The name is the uncommon words nearest to the title.
      const rare = order !== 1 ? takeWhile(found) : takeWhile(found.toReversed()).toReversed()
      const name = rare.filter((each, index) => rare.indexOf(each) === index)
      return name.length > 1 ? [name.join(' ')] : []
    }),
  )
}

function takeWhile(words: readonly string[]): readonly string[] {
  const end = words.findIndex((each) => !isRare(each))
  return end === -1 ? words : words.slice(0, end)
}

/** "me", and contractions typed without an apostrophe: "im", "thats". */
const contraction =
  /^(?:me|im|ive|id|ill|its|thats|dont|doesnt|didnt|isnt|cant|wont|shes|hes|shell|hell|theyll|theyre|theyve|youre|weve|whats|theres|lets|um|uh|yeah|ok|okay|bye|hi|hiya)$/u

const isRare = (word: string): boolean =>
  !contraction.test(word) &&
  !isFunctionWord(word) &&
  !isEverydayWord(word) &&
  !isKnownCity(word) &&
  !isStateName(word)

/** Capitalizes the words, except inside an e-mail address. */
const raise = (text: string, words: ReadonlySet<string>): string =>
  text.replaceAll(/(?<![\p{L}@.])\p{Ll}[\p{L}\p{M}’'-]*(?! at \p{L}{1,40} dot )/gu, (found) =>
    words.has(found.replace(/[’']s$/u, ''))
      ? found.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase())
      : found,
  )
