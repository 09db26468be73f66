// Cuts a headline at the last whole phrase that fits, and sets it in the capitals of its style.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { styleForms } from '#server/ai/builtin/compose/style-forms.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { maskAsides } from '#server/ai/builtin/story/clauses/printable-words.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { toSentenceCase, toTitleCase } from '#server/ai/builtin/text/title-case.ts'
import { shortenBefore } from './complements.ts'
import { readPhrases } from './whole-phrases.ts'

/** The greatest length of a headline, unless a phrase ends soon after. */
export const longestHeadline = 88
const shortest = 28
const tolerance = 12
const fullEnough = 0.65
const breakPattern =
  /(?:,|;| and| because| which| that| who| where| by| on| in| at| for| with| without| to| from| starting| effective| after| as| than| between| during| while| when| until)(?= )/g
const dangler =
  /(?: (?:almost|nearly|about|more than|over) (?:twice|half|double)| (?:sold )?between \S+| from \d{1,2}|,|;| (?:and|or|the|a|an|of|in|on|at|by|for|with|without|to|from|that|which|who|its|as|(?<!team )up|led|(?:\d+|\p{L}+)-(?:year|season|month)|given|held|effective|starting|after|or|new|more|than|because|some|may|about|while|when|where|until|since|so|made|sold|wholly|entirely|fully))$/iu
/** A word in capitals is written like others in a headline. */
const shouted = /\[[^[\]]*\]|(?<![\p{L}\d-])\p{Lu}{6,}(?![\p{L}])/gu

export const lowerShouted = (text: string): string =>
  text.replaceAll(shouted, (word) =>
    word.startsWith('[') ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
/** The text in the capitals of its style. */
export const inStyle = (text: string, { profile }: Pick<Story, 'profile'>): string =>
  (styleForms[profile].hasTitleCase ? toTitleCase : toSentenceCase)(text)

/** The text in the capitals of its style, cut at the last phrase that still fits. */
export function fitHeadline(given: string, story: Pick<Story, 'profile'>, most = longestHeadline): string {
  // The A of "Series A" is no article.
  const whole = withNearComplement(
    withoutRelative(given.replaceAll(/\bSeries (?=[A-H]\b)/g, 'Series\u00a0'), most),
    most,
  )
  const text = whole.length > most + tolerance ? withoutQualifier(whole) : whole
  // A headline a little too long is better than one that is cut.
  if (text.length <= most + tolerance) return inStyle(finish(text), story)
  const cut = finish(text.slice(0, endOf(text, most)))
  // The same if the cut would leave a verb without its object.
  const isBare =
    (cut.length <= (findVerb(text)?.to ?? 0) || endsWithVerb(cut)) && text.length <= most + tolerance
  return inStyle(isBare ? finish(text) : cut, story)
}

/** The text without a final relative clause about its last noun: ", which has offices in Salem and looks after …". */
function withoutRelative(text: string, most: number): string {
  const at = text.length > most ? text.search(/, (?:which|who|whose|where) /u) : -1
  return at >= shortest && at > (findVerb(text)?.to ?? at) ? text.slice(0, at) : text
}

/** The text with a shorter subject, so that the complement fits: "keep hens" in "lets residents of the town keep hens". */
function withNearComplement(text: string, most: number): string {
  if (text.length <= most + tolerance) return text
  const { complement } = readPhrases(text)
  return complement === undefined ? text : shortenBefore(text, complement, most + tolerance)
}

const qualifier =
  / (?:with|of|from|in|for) (?:(?! (?:is|are|was|were|has|have|will|can) ).){3,90}(?= (?:is|are|was|were|has|have|will|can) )/u

/** The text without the words that qualify a subject: "with their names, addresses and account numbers" in "tells members that files with … were open". */
function withoutQualifier(text: string): string {
  const from = text.search(/ (?:that|because|where|when|if) (?=\S)/u)
  return from === -1 ? text : text.slice(0, from) + text.slice(from).replace(qualifier, '')
}

/** Whether it ends with a verb that needs more: "… Agree", "… Reach". */
const endsWithVerb = (text: string): boolean =>
  readVerb(text.slice(text.lastIndexOf(' ') + 1).toLowerCase(), 'base') !== undefined

/** Where the last phrase that fits ends. */
function endOf(text: string, most: number): number {
  // Without its verb the headline says nothing.
  const least = Math.max(shortest, findVerb(text)?.to ?? endOfPlan(text))
  const { breaks: begun, isWhole } = readPhrases(text)
  const all = [...Array.from(maskAsides(text).matchAll(breakPattern), ({ index }) => index), ...begun]
    .filter((at) => at > least)
    .toSorted((one, other) => one - other)
  const isEnd = (at: number) => isWhole(at) && isPhraseEnd(text, at)
  const breaks = all.filter((at) => at <= most)
  const within = breaks.findLast(isEnd) ?? breaks.at(-1)
  // If less than half would be left ("Board Votes 6-1"), it may be a little too long.
  const isShort = within !== undefined && within < most * fullEnough
  const found =
    (isShort ? all.find((at) => at > most && at <= most + tolerance && isEnd(at)) : undefined) ??
    within ??
    // If no phrase ends before, it may be a little too long.
    all.find((at) => at > most && at <= most + tolerance)
  // A clause that a comma began is left out whole: "…, a hundred years | after it was planted".
  const comma = found === undefined ? -1 : text.lastIndexOf(', ', found - 1)
  const isBegun =
    comma > shortest &&
    /^ (?:after|before|until|when|while|as|than|because)\b/u.test(text.slice(found)) &&
    text.slice(comma + 2, found).split(' ').length < 4 &&
    text[found ?? 0] !== ','
  // A word longer than a headline is cut.
  const end = (isBegun ? comma : found) ?? text.lastIndexOf(' ', most)
  return end < 0 ? most : end
}

/** The end of a plan's verb, which is no finite one: "Acme and Birch to open a branch". */
const endOfPlan = (text: string): number => {
  const found = / to (?<verb>\p{Ll}+)(?= )/u.exec(text)
  return found === null || readVerb(found.groups?.verb ?? '', 'base') === undefined
    ? 0
    : found.index + found[0].length
}

/** Whether a phrase ends there. Lists ("in Ohio, Utah and Iowa") and a preposition's phrase are not cut in two. */
function isPhraseEnd(text: string, at: number): boolean {
  const rest = text.slice(at, at + longestHeadline)
  if (/^ (?:by|on|in|at|for|with|to|from) (?:and|or|is|are|was|were|has|have|will)\b/u.test(rest))
    return false
  // "opens three clinics: Alder Mount, Wrenfield | and Port Talmage": what a colon lists is one thing.
  if (/^(?:,| and| or) /u.test(rest) && /: [^:]*$/u.test(text.slice(0, at))) return false
  if (/^ as /u.test(rest) && namedAs.test(text.slice(0, at))) return false
  if (/^, (?:\p{Lu}[^\s,]* ){0,2}\p{Lu}[^\s,]*(?:,| and | or )/u.test(rest))
    return !inPhrase.test(text.slice(0, at))
  return (
    !/^ and \p{L}/u.test(rest) ||
    !inPhrase.test(text.slice(0, at)) ||
    // "to move middle and high school start times" is one phrase; "to Ohio and hires 40 people" are two.
    (findVerb(`it ${rest.slice(5)}`)?.from ?? Number.POSITIVE_INFINITY) <= 'it '.length
  )
}

/** After these verbs, "as" belongs to the news: "Names Ann Lee as director". */
const namedAs = /\b(?:names?|appoints?|hires?|elects?|chooses?|picks?|selects?|promotes?)\b/iu

/** A preposition with the words after it. */
const inPhrase = / (?:in|of|for|with|at|from|between|to|on|by) (?:\S+ ){0,3}\S+$/u

/** Drops words that cannot end a headline, one after the other. */
function dropDanglers(text: string): string {
  let rest = text
  for (;;) {
    const from = Math.max(0, rest.length - longestHeadline)
    const found = dangler.exec(rest.slice(from))
    if (found === null) return rest
    rest = rest.slice(0, from + found.index)
  }
}

/** Drops the opening quotation mark of a quotation that was cut. */
function dropOpenQuote(text: string): string {
  const open = text.indexOf('“', text.lastIndexOf('”') + 1)
  return open < 0 ? text : text.slice(0, open) + text.slice(open + 1)
}

/** The text without such words at its end, and without the period of its sentence after 'p.m.' */
function finish(text: string): string {
  return lowerShouted(dropOpenQuote(dropDanglers(text)))
    .replaceAll('\u00a0', ' ')
    .replace(/(?<=\b[ap]\.m)$/, '.')
    .replace(/^\p{Lu}[\p{Ll}-]+(?= \p{Ll})/u, (first) =>
      readNumberWords(first) === undefined ? first : first.toLowerCase(),
    )
    .replaceAll(numberWord, (word) => String(readNumberWords(word) ?? word))
    .replace(/^one (?=(?:in|out of) (?:every )?\d)/iu, '1 ')
    .replaceAll(/(?<=\d) per ?cent\b/giu, '%')
}

/** A spelled-out number alone ("thirty-eight"), not a part of "two hundred". */
const numberWord =
  /(?<![\p{L}-])(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L}| (?:hundred|thousand|million|billion|and (?:a )?half)\b)/gu

const month = `(?:${monthPattern()})(?!\\p{L})\\.?`
export const daysAtEnd = new RegExp(
  ` (?<first>${month}) (?<from>\\d{1,2}),? (?:to|through|thru|-|–) (?:(?<last>${month}) )?(?<to>\\d{1,2})(?:,? 20\\d\\d)?$`,
  'u',
)

/** "July 17 through July 26, 2026" is July 17-26. */
export const writeDays = (
  _all: string,
  first: string,
  from: string,
  last: string | undefined,
  to: string,
): string =>
  last === undefined || last === first ? ` ${first} ${from}-${to}` : ` ${first} ${from} to ${last} ${to}`

/** "Ann's" and "Ann’s" are one, and so are capitals and small letters. */
export const holdsName = (headline: string, name: string): boolean =>
  plainLetters(headline).includes(plainLetters(name))

const plainLetters = (text: string): string => text.replaceAll('’', "'").toLowerCase()
