// Where a rule has nothing to say, whatever it looks for: inside the name of a thing and inside the title of a work.
//
//   'August 1st Capital bought it'   ->  'August' and '1st' are parts of a fund's name
//   'the Secretary of Agriculture Award'  ->  'Secretary of Agriculture' is nobody's post
import { monthPattern } from '#domain/language/calendar-words.ts'
import { isLegalWord } from '#domain/language/legal-forms.ts'
import { isOrganizationWord, isPlaceNoun } from '#domain/language/name-words.ts'
import { isTitleCaseLine } from '#domain/language/names/name-runs.ts'
import type { Range } from '#domain/language/ranges.ts'
import { isTitled } from './paragraph-matches.ts'
import type { Paragraph } from './release/paragraph.ts'

const namePart = String.raw`(?:\p{Lu}[\p{L}’'&-]*|\d{1,3}(?:st|nd|rd|th)?(?![\p{L}\p{N}]))`
/** Capitalized words and figures right after a place, with small words between. A post 'of Erie Bank' is a post. */
const runAfter = new RegExp(`^ ${namePart}(?: (?:(?:of|for|the|&) ){0,2}${namePart})*`, 'u')
const capitalBefore = /(?<![\p{L}\p{N}])\p{Lu}\p{L}*\.? $/u
const monthBefore = new RegExp(`(?:${monthPattern()})\\.? $`)
const namedDay = new RegExp(
  `^(?:${monthPattern()})\\.? \\d{1,2}(?:st|nd|rd|th)? (?!\\p{L}+day\\b)\\p{Lu}\\p{Ll}`,
  'u',
)
const dayBefore = /(?<![\p{L}\p{N}])[Oo]n (?:\p{Lu}\p{L}*\.? )?$/u
const reach = 80
/** Nouns for things that are named after something, besides organizations and places. */
const things = new Set(
  `act annex award awards cafe campaign championship classic conference cup day diner expo fellowship festival fellows grant grill
  initiative inn internship medal memorial project prize program pub records scholarship scholars summit tavern trail trophy tour`.split(
    /\s+/,
  ),
)

/** Whether the place is inside a longer name or title, where no rule applies. */
export function isInName(paragraph: Paragraph, place: Range): boolean {
  return isTitled(paragraph, place.from) || isPartOfName(paragraph, place)
}

function isPartOfName({ text }: Paragraph, { from, to }: Range): boolean {
  const before = text.slice(Math.max(0, from - reach), from)
  // 'On November 17 Capital Partners will move'.
  if (dayBefore.test(before)) return false
  // Only capitalized words and figures after them can be part of a name.
  const found = text.slice(from, from + 2)
  if (!/^\p{Lu}/u.test(found) && !(/^\d/.test(found) && capitalBefore.test(before))) return false
  const run = runAfter.exec(text.slice(to, to + reach))?.[0]
  if (run === undefined || !(run.split(' ').some(isThing) || isNamedDay(text, from, to))) return false
  return !isTitleCaseLine(text)
}

/** Whether a day without 'on' is part of the name after it: 'The Oct. 9 Books sale', 'October 9th Books sells maps'. */
function isNamedDay(text: string, from: number, to: number): boolean {
  const start = from - (monthBefore.exec(text.slice(Math.max(0, from - reach), from))?.[0].length ?? 0)
  const opens = /(?:^|[.!?]["”]? |\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir) )$/.test(
    text.slice(Math.max(0, start - 8), start),
  )
  return opens && namedDay.test(text.slice(start, to + reach))
}

function isThing(word: string): boolean {
  const small = word.toLowerCase()
  return (
    small !== word &&
    (things.has(small) || isOrganizationWord(small) || isPlaceNoun(small) || isLegalWord(word))
  )
}
