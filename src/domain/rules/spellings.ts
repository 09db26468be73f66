// Finds a name in two spellings: NAM-06. Names are only compared with those that begin with the same sound, so that long texts stay fast.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isCommonWord, isOrganizationWord } from '#domain/language/name-words.ts'
import type { Range } from '#domain/language/ranges.ts'
import { isStateName } from '#domain/language/states.ts'
import { foldLetters } from '#domain/text/letter-case.ts'
import { isCapital, type Paragraph } from './release/paragraph.ts'
import { readProperWords, withoutOwner } from './release/proper-words.ts'
import type { Part, Release } from './release/release.ts'
import type { ReleaseMatch } from './rule.ts'

/** A name for comparing: in small letters, and roughly as it sounds. */
type Spelling = { readonly small: string; readonly sound: string }
type Capital = Range & Spelling & { readonly name: string }
type Known = { readonly name: string; readonly place: Capital; readonly part: Part; count: number }

/** Shorter names often differ by one letter rightly: Marin and Marion. */
const shortest = { swapped: 5, other: 7, silent: 9 }
/** How many names with the same first letter a name is compared with. */
const neighborsMost = 60
const calendarWord =
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|june|july|august|september|october|november|december)$/

/** Later names that are misspellings of an earlier one. */
export function findMisspelledNames(release: Release): ReleaseMatch[] {
  const proper = release.ask(readProperWords)
  const byLetter = new Map<string, Map<string, Known>>()
  for (const part of [...release.story, ...release.of('boilerplate', 'contact')]) {
    for (const place of part.paragraph.recall(readCapitals)) {
      const letter = place.sound.charAt(0)
      const names = byLetter.get(letter) ?? new Map<string, Known>()
      byLetter.set(letter, names)
      const known = names.get(place.name)
      if (known) known.count += 1
      else names.set(place.name, { name: place.name, place, part, count: 1 })
    }
  }
  const slips = [...byLetter.values()].flatMap((names) => comparePairs([...names.values()], proper))
  if (slips.length === 0) return []
  const small = readSmallWords(release)
  return slips.filter(
    ({ part, from, to }) => !small.has(part?.paragraph.text.slice(from, to).toLowerCase() ?? ''),
  )
}

/** Of two spellings the rarer is the mistake, else the later one. */
function comparePairs(list: readonly Known[], proper: ReadonlySet<string>): ReleaseMatch[] {
  return list.flatMap((one, index) =>
    list.slice(index + 1, index + 1 + neighborsMost).flatMap((other) => {
      if (!isSlip(one.place, other.place) && !areNearNamesakes(one, other)) return []
      const [right, slip] = other.count > one.count ? [other, one] : [one, other]
      if (slip.count > 1 || areTwo(right, slip) || isOwnWord(right, slip) || !isName(right.name, proper))
        return []
      const { part, place } = slip
      const message = `Spelled “${right.name}” elsewhere`
      return [{ part, from: place.from, to: place.to, fix: right.name, message }]
    }),
  )
}

/** 'Dalton & Pryor' and 'Dalton & Pryer': what stands before both is the same, so the rest may differ by a letter however short it is. */
function areNearNamesakes(one: Known, other: Known): boolean {
  const first = readFirst(one)
  if (first === undefined || first !== readFirst(other)) return false
  const [mine, others] = [one.place.small, other.place.small]
  if (mine.length !== others.length || mine.at(-1) !== others.at(-1)) return false
  return [...mine].filter((letter, at) => letter !== others[at]).length === 1
}

/** 'Knight' and 'Night': a word of its own that only sounds like the name. */
function isOwnWord(right: Known, slip: Known): boolean {
  return right.name[0] !== slip.name[0] && isEverydayWord(slip.name)
}

/** Whether the word is a name: capitalized inside a sentence, or uncommon. */
function isName(name: string, proper: ReadonlySet<string>): boolean {
  return proper.has(name.toLowerCase()) || !isEverydayWord(name)
}

/** Whether both are named together and are two people: 'The Johnson family and the Johnston family'. */
function areTwo(one: Known, other: Known): boolean {
  const [mine, others] = [readFirst(one), readFirst(other)]
  if (mine !== undefined && others !== undefined && mine !== others) return true
  if (one.part !== other.part) return false
  const [first, second] =
    one.place.from < other.place.from ? [one.place, other.place] : [other.place, one.place]
  const between = one.part.paragraph.text.slice(first.to, Math.min(second.from, first.to + 80))
  return (
    second.from - first.to < 80 &&
    /\b(?:and|or|from|than|versus|with)\b/.test(between) &&
    !/[.!?] /.test(between)
  )
}

/** The first name before it: 'Marta' of 'Marta Hoffman'. */
function readFirst({ part, place: { from } }: Known): string | undefined {
  const first = /(?<![\p{L}.’-])(?<first>\p{Lu}\p{Ll}+) (?:& )?$/u.exec(
    part.paragraph.text.slice(Math.max(0, from - 24), from),
  )?.groups?.first
  return first === undefined || isEverydayWord(first) ? undefined : first
}

function readCapitals(paragraph: Paragraph): readonly Capital[] {
  const { text, words } = paragraph
  const capitals: Capital[] = []
  for (const found of words) {
    if (!isCapital(text, found)) continue
    const name = text.slice(found.from, found.from + withoutOwner(found.word).length)
    const isName = name.length >= shortest.swapped && /^\p{Lu}\p{Ll}+$/u.test(name) && !isOrdinary(found.word)
    if (isName) capitals.push({ name, ...readSpelling(name), from: found.from, to: found.from + name.length })
  }
  return capitals
}

function isOrdinary(word: string): boolean {
  return calendarWord.test(word) || isCommonWord(word) || isOrganizationWord(word) || isStateName(word)
}

/** Words that the story also writes small, which are no names. */
function readSmallWords({ story }: Release): ReadonlySet<string> {
  return new Set(
    story.flatMap(({ paragraph: { text, words } }) =>
      words.flatMap((found) => (isCapital(text, found) ? [] : [found.word])),
    ),
  )
}

/** Roughly how a long name sounds: 'Auchterlonie' and 'Auchterlony' are the same. */
function sound(name: string): string {
  return name
    .replace(/(?:ie|ey|i)$/, 'y')
    .replace(/ez$/, 'es')
    .replace(/^kn/, 'n')
    .replaceAll('wr', 'r')
    .replaceAll('ight', 'ite')
    .replaceAll('ough', 'ow')
    .replaceAll('auer', 'ower')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/^mac(?=[a-z]{3})/, 'mc')
    .replaceAll(/(?<letter>[a-z])\k<letter>/g, '$<letter>')
}

/** The spelling of a name, memoized because each is compared with many. Accents are ignored: 'Marín' and 'Marin'. */
function readSpelling(name: string): Spelling {
  const small = foldLetters(name)
  return { small, sound: sound(small) }
}

function soundsSame(one: Spelling, other: Spelling): boolean {
  return one.sound === other.sound && Math.min(one.small.length, other.small.length) >= shortest.swapped
}

/** Whether one name is likely a misspelling of the other. */
export function areSlips(one: string, other: string): boolean {
  return isSlip(readSpelling(one), readSpelling(other))
}

/** Whether two letters are swapped, or one is missing, added or changed; never just an ending such as a plural's s. */
function isSlip(first: Spelling, second: Spelling): boolean {
  if (soundsSame(first, second)) return true
  const [one, other] = [first.small, second.small]
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [oneRest, otherRest] = [one.slice(start), other.slice(start)]
  if (isEnding(oneRest, otherRest)) return isSilentEnding(one, other)
  const isSwap =
    oneRest[0] === otherRest[1] && oneRest[1] === otherRest[0] && oneRest.slice(2) === otherRest.slice(2)
  if (soundsAlike(oneRest, otherRest) || isVowelSwap(one, other)) return true
  if (isSwap || Math.max(one.length, other.length) < shortest.other) return isSwap
  const isOther = oneRest.slice(1) === otherRest.slice(1)
  return isOther || oneRest.slice(1) === otherRest || oneRest === otherRest.slice(1)
}

/** 'Halvorsen' and 'Halverson': the same letters, with two vowels in each other's place. */
function isVowelSwap(one: string, other: string): boolean {
  if (one.length !== other.length || one.length < shortest.other) return false
  const differing = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [letter + other[at]]))
  const [first = '', second = ''] = differing
  return differing.length === 2 && /^[aeiou]{2}$/.test(first) && first === [...second].toReversed().join('')
}

/** 'Smith' and 'Smyth': the ear does not notice, so the eye has to. */
function soundsAlike(one: string, other: string): boolean {
  return /^[iy]/.test(one) && /^[iy]/.test(other) && one.slice(1) === other.slice(1)
}

/** Whether only the last letter differs, so that both may be right: 'Larsen' and 'Larsens', 'Francis' and 'Frances'. */
function isEnding(one: string, other: string): boolean {
  return one.length <= 1 && other.length <= 1
}

/** Whether the added ending is not heard: 'Petrovic' and 'Petrovich', 'Bennet' and 'Bennett'. */
function isSilentEnding(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const last = long.at(-1) ?? ''
  if (long.length < shortest.other || long.slice(0, -1) !== short) return false
  // A silent e: 'Peregrine' and 'Peregrin'. Short names are two: 'Clark' and 'Clarke'.
  const isSilentE = last === 'e' && long.length >= shortest.silent && /[bdfgklmnprtv]$/.test(short)
  return isSilentE || (last === 'h' && short.endsWith('c')) || (last === short.at(-1) && 'nt'.includes(last))
}
