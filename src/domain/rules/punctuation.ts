// Commas, closing quotes, spaces, dashes, exclamation marks and titles of works. Rules PUN-01 to PUN-05.

import { findAddresses } from '#domain/language/addresses.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isRegion } from '#domain/language/names/regions.ts'
import { findRange } from '#domain/language/ranges.ts'
import { isStateName } from '#domain/language/states.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { isNameMark } from './name-marks.ts'
import { findAll, findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import { findLoneMarks, findMixedMarks } from './quotes/quotation-marks.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { signs } from './release/signs.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from './rule.ts'

const word = "[\\p{L}\\p{N}$%’'-]{1,40}"
const serialWords = new RegExp(
  `, (?<joint>and|or)(?= ${word})(?<=(?<first>${word}), (?<second>${word}), (?:and|or))`,
  'gu',
)
const serialPhrases = new RegExp(
  `, (?<joint>and|or)(?= (?:${word} ){0,2}${word}(?:[.;)]|$| (?:in|at|for|to|from|with|on|by|across|during|through)\\b))(?<=${word}, (?!(?:which|who|whose|where|when|that|if|as|including|after|before|then|born|built|known|made|\\p{Ll}{2,}ed) )(?:${word} ){1,2}(?<second>${word}), (?:and|or))`,
  'gu',
)
/** 'an awl, a lump of wax, and a spool of thread': each item opens with its article. */
const thing = `an? ${word}(?: of (?:${word} ){0,2}${word})?`
const serialThings = new RegExp(
  `, (?<joint>and|or)(?= ${thing}(?:[.;)]|$))(?<=\\b${thing}, ${thing}, (?:and|or))`,
  'gu',
)
/** What follows is a clause of its own, and the comma stays. */
const clauseStart =
  /^ (?:it|they|we|he|she|i|you|this|that|these|there|the \p{Ll}+|its \p{Ll}+|\p{Lu}[\p{L}’-]*|\p{L}+s?) (?:will|is|are|was|were|has|have|had|can|could|would|may|said|says|\p{Ll}+ed)\b/u
const outsideStop = /(?<=\S)(?<close>[”"])(?<stop>[.,])(?!\d)/g
/** '“It works.” said Doe': the sentence continues. */
const stopBeforeSaid =
  /(?<=\p{L})\.(?<close>[”"])(?= (?:said|says|added|explained|according to) (?:\p{Lu}|the |its |an? ))/gu
const doubleSpace = /(?<=[\p{L}\p{N}.,;:!?%)”"’]) {2,}(?=\S)/gu
const spaceBefore = /(?<=[\p{L}\p{N}”"’)%]) +(?=[,;:!?](?:\s|$)|\.(?:\s|$))/gu
const spaceInside = /(?<=\() +(?=\S)|(?<=\S) +(?=\))/g
/** One look that finds nothing in nearly every paragraph. */
const gluedWords = /[a-z0-9)][.!?][A-Z][a-z]|[a-z][,;][a-z]/
const everyGluedWord =
  /(?<=\p{Ll}{2}|\d{4}|\))[.!?](?=\p{Lu}\p{Ll}|(?:A|I) )|(?<=\p{Ll}{2})[,;](?=\p{Ll}{2})/gu
/** 'in May..' and 'in May,, and'. */
const doubledMark = /(?<=[\p{L}\p{N}”"’)%])(?<mark>[.,;:])\k<mark>(?![.,;:])/gu
const tightDash =
  /(?<=[\p{L}\p{N}”"’)%.])(?: ?--+ ?|—(?=[\p{L}\p{N}“"$])| —(?=[\p{L}\p{N}“"$])|— | - (?=[\p{L}“"]))(?=\S)/gu
const exclamation = /(?<=\S)!+/g
const titleLike =
  /^(?:The |A |An )?\p{Lu}[\p{L}\p{N}’'-]*(?: (?:\p{Lu}[\p{L}\p{N}’',-]*|of|and|the|in|to|a|for|on))*$/u

export const punctuationRules: readonly Rule[] = [
  {
    id: 'PUN-01',
    severity: 'hint',
    title: 'No comma before “and” in a simple list',
    reason: 'AP skips the serial comma unless the list could be misread.',
    british: { reason: 'British newsrooms skip the serial comma unless the list could be misread.' },
    roles: textRoles,
    // Where somebody pauses is theirs to say.
    check: (paragraph) =>
      findSerialCommas(paragraph).filter(
        ({ from }) => !paragraph.quotations.some((quoted) => from >= quoted.from && from < quoted.to),
      ),
  },
  {
    id: 'PUN-02',
    severity: 'warning',
    title: 'Put the period or comma inside the quotation marks',
    reason: 'American newsrooms always put both inside.',
    roles: textRoles,
    check: (paragraph) =>
      (paragraph.hasSign(signs.quote) ? findAll(paragraph, outsideStop) : [])
        .filter(({ index, input }) => !/\d"$/.test(input.slice(Math.max(0, index - 1), index + 1)))
        .map((match) => toRuleMatch(match, `${match.groups?.stop}${match.groups?.close}`))
        .concat(
          findWhen(paragraph, /\.[”"] (?:said|says|added|explained|according) /, stopBeforeSaid).map(
            (match) =>
              toRuleMatch(match, `,${match.groups?.close}`, 'Put a comma, not a period, before the speaker'),
          ),
        ),
  },
  {
    id: 'PUN-03',
    severity: 'hint',
    title: 'Fix the spacing, dash or quotation mark',
    reason: 'Use one space after a period, spaces around dashes, and quotation marks in matching pairs.',
    roles: textRoles,
    check: (paragraph, role, { profile }) => [
      ...findSpaces(paragraph),
      ...findDashes(paragraph, profile === 'british' ? ' – ' : ' — '),
      ...findLoneMarks(paragraph, role),
      ...findMixedMarks(paragraph),
    ],
  },
  {
    id: 'PUN-04',
    severity: 'warning',
    title: 'Don’t use exclamation points',
    reason: 'Outside quotes, an exclamation point reads like advertising.',
    roles: ['subhead', ...proseRoles],
    check: (paragraph) =>
      (paragraph.hasSign(signs.exclamation) ? findOutsideQuotes(paragraph, exclamation) : [])
        .filter(({ index }) => !isNameMark(paragraph, index))
        .map((match) => toRuleMatch(match, '.')),
  },
  {
    id: 'PUN-05',
    severity: 'hint',
    title: 'Put titles of works in quotation marks, not italics',
    reason: 'Wires drop italics; AP puts books, films and songs in quotation marks.',
    british: { reason: 'Wires drop italics; put books, films and songs in quotation marks.' },
    roles: ['lead', 'body'],
    check: findItalicTitles,
  },
]

function findSerialCommas(paragraph: Paragraph): RuleMatch[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  if (!/, (?:and|or) /.test(paragraph.text)) return []
  const seen = new Set<number>()
  return [serialWords, serialPhrases, serialThings]
    .flatMap((pattern) => findAll(paragraph, pattern))
    .filter((match) => match.index >= start && isSimpleList(match))
    .filter(({ index }) => !seen.has(index) && seen.add(index))
    .map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      fix: ` ${match.groups?.joint}`,
    }))
}

/** 'Gary, Indiana, and', 'Nov. 17, 2026, and' and a second clause keep their comma. */
function isSimpleList(match: RegExpExecArray): boolean {
  const { groups, index, input, 0: found } = match
  const { first = '', second = '' } = groups ?? {}
  // 'Oregon, Washington, and Idaho' is a list; 'Gary, Indiana, and' is not.
  if (isStateName(first) && isStateName(second)) return true
  const before = input.slice(Math.max(0, index - 40), index)
  if (
    /^\d+$/.test(second) ||
    isStateName(second) ||
    /\b(?:New|North|South|West|Rhode) \p{Lu}\p{Ll}+$/u.test(before)
  )
    return false
  const after = input.slice(index + found.length, index + found.length + 60)
  if (hasJoinedItem(before) || joinsItem(after) || isApposition(input.slice(Math.max(0, index - 60), index)))
    return false
  if (isClauseBefore(before, second) || hasAside(match, before, after)) return false
  if (/^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)) return isNameList(match)
  return (
    isSubjectList(match) || !clauseStart.test(input.slice(index + found.length, index + found.length + 60))
  )
}

function hasAside(
  { groups: { first = '', second = '' } = {} }: RegExpExecArray,
  before: string,
  after: string,
): boolean {
  return isAside(first, second) || closesAside(before, after) || addsPlace(before, after)
}

/** 'The ship, loaded, and its tug': what is said of the first between its commas. */
function isAside(first: string, second: string): boolean {
  return first !== '' && isParticiple(second) && !isParticiple(first)
}

function isParticiple(word: string): boolean {
  return /\p{Ll}{2}ed$/u.test(word) || readVerb(word, 'participle', 'past') !== undefined
}

const finite = /^ ?(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|does|do|did)\b/

/** 'a loan from the bank, member FDIC, and is repaid': a verb follows, so the comma closes an aside and no list. */
function closesAside(before: string, after: string): boolean {
  return finite.test(after) && !finite.test(before.split(', ').at(-1) ?? '')
}

/** 'When the dock closed, workers left, and': the item before is a clause with a verb of its own. */
function isClauseBefore(before: string, second: string): boolean {
  const item = before.split(', ').at(-1) ?? ''
  return / /.test(item) && readVerb(second, 'past') !== undefined && !isParticiple(item.split(' ')[0] ?? '')
}

/** 'highest in finance, at 71%, and lowest in trade': what opens with a preposition is no item, unless the next one opens so, too. */
function addsPlace(before: string, after: string): boolean {
  const item =
    /^(?<joint>at|in|on|up|down|with|by|from|for|of|to|near|off|behind|about|after|since|until) /.exec(
      before.split(', ').at(-1) ?? '',
    )
  return item !== null && !after.startsWith(` ${item.groups?.joint} `)
}

/** 'Nurses, cooks, and drivers voted': the list opens its sentence, so no clause came before it. */
function isSubjectList({ groups, index, input }: RegExpExecArray): boolean {
  const { first, second = '' } = groups ?? {}
  if (first === undefined || isFunctionWord(first)) return false
  const start = index - second.length - first.length - 2
  return start === 0 || /[.!?] $/.test(input.slice(Math.max(0, start - 2), start))
}

/** 'toast, and ham and eggs': the last item has an 'and'. */
const joinedNext = /^ (?:[\p{L}-]+ ){1,2}(?:and|or|&) \p{L}/u

/** Whether the last item has an 'and' of its own. */
function joinsItem(after: string): boolean {
  return joinedNext.test(after) && !goesOnWithDeed(after)
}

/** 'cuts, and rashes and refer other cases': what the last 'and' joins is a verb with its object. */
function goesOnWithDeed(after: string): boolean {
  const word =
    /^ (?:[\p{L}-]+ ){1,2}(?:and|or) (?<verb>\p{Ll}+) (?:the|an?|its|their|other|all|more|new|them|to|those|each|every|\d)/u.exec(
      after,
    )
  return readVerb(word?.groups?.verb ?? '', 'base', 'past', 'third') !== undefined
}

/** 'ham and eggs, and toast': the last item but one has an 'and'. */
function hasJoinedItem(before: string): boolean {
  return /\b(?:and|or)\b/.test(before.split(', ').at(-1) ?? '')
}

/** 'The chief executive, Jenna Park, and the board', 'Jenna Park, the chief executive, and the board'. */
function isApposition(before: string): boolean {
  if (/\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:the|an?|its|his|her|who) [^,]{2,40}$/u.test(before))
    return true
  return /(?:^|[^,]) \p{L}[\p{L}-]*, \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u.test(before)
}

/** 'in Fresno, Modesto, and Visalia.', but not 'in Lyon, France, and Reno.' */
function isNameList({ groups, index, input, 0: found }: RegExpExecArray): boolean {
  const { first = '', second = '' } = groups ?? {}
  const start = index - second.length - first.length - 2
  const opens = start === 0 || /(?:\p{Ll}|[.:]) $/u.test(input.slice(Math.max(0, start - 2), start))
  const isLast = /^ \p{Lu}[\p{L}’'-]*(?:[.;)]|$)/u.test(
    input.slice(index + found.length, index + found.length + 42),
  )
  return opens && isLast && !isRegion(second)
}

function findSpaces(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.hasSign(signs.spacing)) return []
  return [
    ...findWhen(paragraph, / {2}/, doubleSpace).map((match) => toRuleMatch(match, ' ', 'Use one space')),
    ...findWhen(paragraph, / [.,;:!?]/, spaceBefore).map((match) =>
      toRuleMatch(match, '', 'No space before punctuation'),
    ),
    ...findWhen(paragraph, /\( | \)/, spaceInside).map((match) =>
      toRuleMatch(match, '', 'No space inside parentheses'),
    ),
    ...findGluedWords(paragraph),
    ...findWhen(paragraph, /\.\.|,,|;;|::/, doubledMark).map((match) =>
      toRuleMatch(match, match.groups?.mark ?? '', 'Remove the extra punctuation mark'),
    ),
  ]
}

/** The matches, looked for only where one cheap look finds a sign of them. */
function findWhen(paragraph: Paragraph, hint: RegExp, pattern: RegExp): readonly RegExpExecArray[] {
  return hint.test(paragraph.text) ? findAll(paragraph, pattern) : []
}

/** 'in 1911.It closed' and 'in May,and': a space is missing; addresses and initials have none. */
function findGluedWords(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  const found = gluedWords.test(text) ? findAll(paragraph, everyGluedWord) : []
  if (found.length === 0) return []
  const addresses = findAddresses(text)
  return found
    .filter(({ index }) => findRange(addresses, index) === -1)
    .map((match) => toRuleMatch(match, `${match[0]} `, 'A space is missing'))
}

function findDashes(paragraph: Paragraph, dash: string): RuleMatch[] {
  if (!paragraph.hasSign(signs.dash)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  const found = findWhen(paragraph, /—|--| - /, tightDash).filter(({ index }) => index >= start)
  const addresses = found.length > 0 && paragraph.text.includes('.') ? findAddresses(paragraph.text) : []
  return found
    .filter(({ index }) => findRange(addresses, index) === -1)
    .map((match) => toRuleMatch(match, dash, 'Put a space on both sides of the dash'))
}

function findItalicTitles({ block, text }: Paragraph): RuleMatch[] {
  return (block.italics ?? []).flatMap(({ from, to }) => {
    const title = text.slice(from, to)
    const isWhole = title.trim() === text.trim()
    const isQuoted = /[“"‘]$/.test(text.slice(0, from)) || /^[“"‘]/.test(title)
    if (isWhole || isQuoted || !titleLike.test(title)) return []
    return [{ from, to, fix: `“${title}”` }]
  })
}
