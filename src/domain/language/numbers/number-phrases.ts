// Finds numbers in words as whole phrases: 'fifty-four', 'one hundred twenty', 'two hundred and fifty'.
//
//   findNumberPhrases('fifty-four percent of one hundred twenty people')  ->  54 and 120, each with its place
import { findMatches } from '#domain/language/matches.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import type { Range } from '#domain/language/ranges.ts'
import { numberWordPattern, ordinalWordsPattern, readNumberWords } from './number-words.ts'

export type NumberPhrase = Range & { readonly text: string; readonly value: number }

const word = numberWordPattern()
const runPattern = new RegExp(
  `(?<![\\p{L}\\p{N}’'-])${word}(?:(?:[ -]|(?<=hundred|thousand|million|billion|trillion) and )${word})*(?![\\p{L}])`,
  'giu',
)
/** Words that are no count alone: 'twenty-first', 'twenty-somethings', 'tenfold', 'twenty-odd', 'four point two'. */
const longerWord = new RegExp(
  `^(?:[ -](?:${ordinalWordsPattern()}|something|fold|odd|plus)|[ -](?:and )?(?:a )?(?:half|quarter)\\b|-(?:${word})| point |/|[’'])`,
  'i',
)
/** A scale without a number: 'a hundred people' is vague, and '12 hundred' begins with a figure. */
const scaleFirst = /^(?:dozen|hundred|thousand|million|billion|trillion)/i

/** The phrases in order. Words that make no number together ('nineteen eighty-four') are left out. */
export const findNumberPhrases: (text: string) => readonly NumberPhrase[] = memoizeText((text) =>
  findMatches(text, runPattern).flatMap(({ index, 0: written }) => {
    const to = index + written.length
    const value = readNumberWords(written)
    const isPart = scaleFirst.test(written) || longerWord.test(text.slice(to, to + 24))
    return value === undefined || isPart ? [] : [{ from: index, to, text: written, value }]
  }),
)
