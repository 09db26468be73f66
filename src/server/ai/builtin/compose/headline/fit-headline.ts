// Cuts a headline at the last whole phrase that fits, and sets it in the capitals of its style.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { styleForms } from '#server/ai/builtin/compose/style-forms.ts'
import { findVerb, maskAsides } from '#server/ai/builtin/story/clauses/clauses.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { toSentenceCase, toTitleCase } from '#server/ai/builtin/text/title-case.ts'
import { nearer } from './complements.ts'
import { readPhrases } from './whole-phrases.ts'

/** How long a headline is at most, unless a phrase ends a little after. */
export const longestHeadline = 88
const shortest = 28
const tolerance = 12
const fullEnough = 0.65
const breakPattern =
  /(?:,|;| and| because| which| that| who| where| by| on| in| at| for| with| without| to| from| starting| effective| after| as| than| between| during| while| when| until)(?= )/g
const dangler =
  /(?: (?:almost|nearly|about|more than|over) (?:twice|half|double)| (?:sold )?between \S+| from \d{1,2}|,|;| (?:and|or|the|a|an|of|in|on|at|by|for|with|without|to|from|that|which|who|its|as|(?<!team )up|led|(?:\d+|\p{L}+)-(?:year|season|month)|given|held|effective|starting|after|or|new|more|than|because|some|may|about|while|when|where|until|since|so|made|sold|wholly|entirely|fully))$/iu
/** A name in capitals is set like any other: a newsroom does not shout. */
const shouted = /\[[^[\]]*\]|(?<![\p{L}\d-])\p{Lu}{6,}(?![\p{L}])/gu

export const calm = (text: string): string =>
  text.replaceAll(shouted, (word) =>
    word.startsWith('[') ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
/** In the capitals of its style. */
export const inStyle = (text: string, { profile }: Pick<Story, 'profile'>): string =>
  (styleForms[profile].hasTitleCase ? toTitleCase : toSentenceCase)(text)

/** The text in the capitals of its style, cut at the last phrase that still fits. */
export function fitHeadline(given: string, story: Pick<Story, 'profile'>, most = longestHeadline): string {
  // The A of a Series A is not an article, and is never left at the end.
  const whole = withNearComplement(
    withoutRelative(given.replaceAll(/\bSeries (?=[A-H]\b)/g, 'Series\u00a0'), most),
    most,
  )
  const text = whole.length > most + tolerance ? withoutQualifier(whole) : whole
  // Whole and a little long tells more than cut.
  if (text.length <= most + tolerance) return inStyle(finish(text), story)
  const cut = finish(text.slice(0, endOf(text, most)))
  // A verb without its object says less than a headline that is a little long.
  const isBare =
    (cut.length <= (findVerb(text)?.to ?? 0) || endsWithVerb(cut)) && text.length <= most + tolerance
  return inStyle(isBare ? finish(text) : cut, story)
}

/** ", which has offices in Salem and looks after …": what is only said of the last thing goes before anything is cut. */
function withoutRelative(text: string, most: number): string {
  const at = text.length > most ? text.search(/, (?:which|who|whose|where) /u) : -1
  return at >= shortest && at > (findVerb(text)?.to ?? at) ? text.slice(0, at) : text
}

/** "lets residents of the town keep hens": that they may keep them is the news, and who they are can be shorter. */
function withNearComplement(text: string, most: number): string {
  if (text.length <= most + tolerance) return text
  const { complement } = readPhrases(text)
  return complement === undefined ? text : nearer(text, complement, most + tolerance)
}

const qualifier =
  / (?:with|of|from|in|for) (?:(?! (?:is|are|was|were|has|have|will|can) ).){3,90}(?= (?:is|are|was|were|has|have|will|can) )/u

/** "tells members that files with their names, addresses and account numbers were open": that they were is the news. */
function withoutQualifier(text: string): string {
  const from = text.search(/ (?:that|because|where|when|if) (?=\S)/u)
  return from === -1 ? text : text.slice(0, from) + text.slice(from).replace(qualifier, '')
}

/** "… Agree", "… Reach" */
const endsWithVerb = (text: string): boolean =>
  readVerb(text.slice(text.lastIndexOf(' ') + 1).toLowerCase(), 'base') !== undefined

/** Where the last phrase that fits ends. */
function endOf(text: string, most: number): number {
  // Before its verb nothing has been said.
  const least = Math.max(shortest, findVerb(text)?.to ?? endOfPlan(text))
  const { breaks: begun, isWhole } = readPhrases(text)
  const all = [...Array.from(maskAsides(text).matchAll(breakPattern), ({ index }) => index), ...begun]
    .filter((at) => at > least)
    .toSorted((one, other) => one - other)
  const isEnd = (at: number) => isWhole(at) && isPhraseEnd(text, at)
  const breaks = all.filter((at) => at <= most)
  const within = breaks.findLast(isEnd) ?? breaks.at(-1)
  // Rather a little long than half empty: "Board Votes 6-1".
  const isShort = within !== undefined && within < most * fullEnough
  const found =
    (isShort ? all.find((at) => at > most && at <= most + tolerance && isEnd(at)) : undefined) ??
    within ??
    // No phrase ends before: rather a little long than cut after any word.
    all.find((at) => at > most && at <= most + tolerance)
  // "…, a hundred years | after it was planted": what a comma began ends with it.
  const comma = found === undefined ? -1 : text.lastIndexOf(', ', found - 1)
  const isBegun =
    comma > shortest &&
    /^ (?:after|before|until|when|while|as|than|because)\b/u.test(text.slice(found)) &&
    text.slice(comma + 2, found).split(' ').length < 4 &&
    text[found ?? 0] !== ','
  // A word longer than a headline has no place to be cut at.
  const end = (isBegun ? comma : found) ?? text.lastIndexOf(' ', most)
  return end < 0 ? most : end
}

/** "Acme and Birch to open a branch": what will be done has no finite verb in a headline. */
const endOfPlan = (text: string): number => {
  const found = / to (?<verb>\p{Ll}+)(?= )/u.exec(text)
  return found === null || readVerb(found.groups?.verb ?? '', 'base') === undefined
    ? 0
    : found.index + found[0].length
}

/** "in Ohio, Utah and Iowa", "what people use libraries for and": neither a list nor a preposition's phrase is cut in two. */
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
    // "to move middle and high school start times" is one thing; "to Ohio and hires 40 people" are two.
    (findVerb(`it ${rest.slice(5)}`)?.from ?? Number.POSITIVE_INFINITY) <= 'it '.length
  )
}

/** "Names Ann Lee as director": as what is the news. */
const namedAs = /\b(?:names?|appoints?|hires?|elects?|chooses?|picks?|selects?|promotes?)\b/iu

/** After a preposition and what it goes with. */
const inPhrase = / (?:in|of|for|with|at|from|between|to|on|by) (?:\S+ ){0,3}\S+$/u

/** One after the other, and none longer than a headline is. */
function dropDanglers(text: string): string {
  let rest = text
  for (;;) {
    const from = Math.max(0, rest.length - longestHeadline)
    const found = dangler.exec(rest.slice(from))
    if (found === null) return rest
    rest = rest.slice(0, from + found.index)
  }
}

/** A quotation that was cut has no end, so it gets no beginning. */
function dropOpenQuote(text: string): string {
  const open = text.indexOf('“', text.lastIndexOf('”') + 1)
  return open < 0 ? text : text.slice(0, open) + text.slice(open + 1)
}

/** No word left hanging, and 'p.m.' with the stop that ends its sentence too. */
function finish(text: string): string {
  return calm(dropOpenQuote(dropDanglers(text)))
    .replaceAll('\u00a0', ' ')
    .replace(/(?<=\b[ap]\.m)$/, '.')
    .replace(/^\p{Lu}[\p{Ll}-]+(?= \p{Ll})/u, (first) =>
      readNumberWords(first) === undefined ? first : first.toLowerCase(),
    )
    .replaceAll(numberWord, (word) => String(readNumberWords(word) ?? word))
    .replace(/^one (?=(?:in|out of) (?:every )?\d)/iu, '1 ')
    .replaceAll(/(?<=\d) per ?cent\b/giu, '%')
}

/** Whole numbers alone: "thirty-eight", and nothing of "two hundred". */
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
