// How people are named. Rules NAM-01 to NAM-03.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import {
  isCommonWord,
  isFunctionWord,
  isOrganizationWord,
  isPlaceNoun,
  isTitleStart,
  isTitleWord,
} from '#domain/language/name-words.ts'
import { findAtCapitals, findOutsideQuotes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { Rule, RuleMatch } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { isDepartment, readField } from './departments.ts'
import { findLongTitles } from './long-titles.ts'
import { checkSecondMentions } from './second-mentions.ts'
import { findTitleCommas } from './title-commas.ts'

const titleAfterName =
  /(?<=\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+, (?:an? |its |their |the (?:\p{Ll}+[’']s )?)?(?:(?:co-?)?founder and |owner and |chair and )?)\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
/** 'will become Chief Medical Officer', 'hired as Head of Sales'. */
const titleAfterAs =
  /(?<=\b(?:as|becomes?|became|(?:promoted|named|appointed|elevated) to|(?:role|position|post|job|title) of|(?:named|appointed|elected) \p{Lu}[\p{L}’'-]* \p{Lu}[\p{L}’'-]*)(?: (?:its|the|an?|their))?(?: new| first| next)? )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&))*/uy
/** A title after a possessive, with a comma before the name: 'The company’s President, Jane Doe,', 'its Chief Executive, Jane Doe'. */
const titleOfOwner =
  /(?<=(?:[’']s|\b(?:[Ii]ts|[Tt]heir|[Oo]ur|[Tt]he)) )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&)){0,5}(?=, \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+,)/uy
/** A title without a name: 'was named Director of Operations', 'the firm’s first Chief Medical Officer', 'the Mayor spoke'. */
const loneTitle =
  /(?<=(?:\b(?:[Nn]amed|[Aa]ppointed|[Ee]lected|[Hh]ired|[Mm]ade|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur|an?|[Tt]he|first|new|former|next|current|interim|acting)|[’']s|\p{Lu}\p{Ll}+ (?:is|was)) )\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}&-]*|of|and|for|the|&)){0,7}(?=[ ,.;)]|$)/uy
/** A rank with an occupation: 'Head Brewer', 'Lead Designer'. */
const tradeTitle =
  /^(?:Head|Lead|Chief|Senior|Principal|Master|Deputy|Assistant|Associate|General|Managing|Executive|Regional|National) (?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+(?:er|or|ist|ian|man|woman|urse|hef|oach)$|^(?:Harbor|Dock|Station|Stage|Concert|Band|Road|Head)(?:master| Master)$/u
const tradeEnd = /^(?:,|\.|;|$| (?:at|for|with|from|since|who)\b)/
const rankOfTrade =
  /^(?:Head|Lead|Chief|Senior|Principal|Master|Deputy|Assistant|Associate|Junior)(?: \p{Lu}\p{Ll}+){1,2}$/u
/** Words that a title can contain. */
const titleWords = new Trigger((word) => isTitleWord(word) || isTitleStart(word) || /master$/.test(word))
/** Offices that are written small even alone; other single words may be a product's name. */
const loneOffice =
  /^(?:Mayor|President|Chairman|Chairwoman|Chairperson|Governor|Superintendent|Director|Treasurer|Sheriff|Chancellor|Provost|Commissioner)$/
const takingOffice = new Trigger(
  new Set('as become becomes became to role position post job title named appointed elected'.split(' ')),
)
const longRun = /(?<![\p{L}’&-])\p{Lu}[\p{L}&-]*(?: (?:\p{Lu}[\p{L}’&-]*|of|and|for|the|&)){5,}/uy
const moreTitleWords = new Set(
  'operating financial technical scientific field creative commercial medical digital corporate executive of and for the &'.split(
    ' ',
  ),
)
const joint = /^(?:of|and|for|the|&)$/
const halfTitle = /^(?:chief|vice|senior|junior|deputy|assistant|associate|lead)$/i
const titleWordsBefore = 4

export const peopleRules: readonly Rule[] = [
  {
    id: 'NAM-01',
    severity: 'warning',
    title: 'Use the last name after the first mention',
    reason: 'AP gives the full name and title once, then the last name.',
    british: { reason: 'Give the full name and title once, then just the last name.' },
    checkRelease: checkSecondMentions,
  },
  {
    id: 'NAM-02',
    severity: 'warning',
    title: 'Lowercase a title after a name',
    reason: 'AP capitalizes a title only directly before a name.',
    british: { reason: 'British newsrooms capitalize a title only directly before a name.' },
    roles: ['lead', 'body'],
    check: (paragraph, _role, { profile }) =>
      paragraph.has(titleWords) ? findTitles(paragraph, profile) : [],
  },
  {
    id: 'NAM-03',
    severity: 'hint',
    title: 'Move the long title after the name',
    reason: 'Before a name, keep a title to two or three words.',
    roles: ['lead', 'body'],
    check: (paragraph) => [
      ...(paragraph.has(titleWords) ? findAtCapitals(paragraph, longRun) : [])
        .filter(({ index }) => !paragraph.isQuoted(index))
        .flatMap(matchLongTitle),
      ...(paragraph.has(titleWords) ? findLongTitles(paragraph) : []),
    ],
  },
]

function findTitles(paragraph: Paragraph, profile: StyleProfile | undefined): RuleMatch[] {
  const taken = new Set<number>()
  return [
    ...findAtCapitals(paragraph, titleAfterName).flatMap(matchTitle),
    ...(paragraph.has(takingOffice) ? findAtCapitals(paragraph, titleAfterAs) : [])
      .flatMap(matchLoneTitle)
      .map(withoutName),
    ...findAtCapitals(paragraph, titleOfOwner)
      .flatMap(matchTitle)
      .map((ruleMatch) => ({ ...ruleMatch, message: 'Lowercase a title set off by commas' })),
    ...findAtCapitals(paragraph, loneTitle)
      .filter(({ index }) => !paragraph.isQuoted(index))
      // British style keeps 'the Mayor of Kendal'.
      .filter(({ 0: found }) => profile !== 'british' || !/ of \p{Lu}/u.test(found))
      .flatMap(matchOffice)
      .map(withoutName),
    ...(profile === 'british' ? [] : findSmallOffices(paragraph)),
    ...findTitleCommas(paragraph),
  ].filter(({ from }) => !taken.has(from) && taken.add(from))
}

/** 'Chattanooga mayor Denise Ortega'; 'the mayor, Denise Ortega,' is right. */
const smallOffice =
  /(?<=\p{Lu}[\p{L}’'-]*\p{Ll} (?:County )?)(?<office>mayor|sheriff)(?= \p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll})/gu

function findSmallOffices(paragraph: Paragraph): RuleMatch[] {
  return findOutsideQuotes(paragraph, smallOffice).map((match) =>
    toRuleMatch(match, upperFirst(match[0]), 'Capitalize a title directly before a name'),
  )
}

function withoutName(ruleMatch: RuleMatch): RuleMatch {
  return { ...ruleMatch, message: 'Lowercase a title used without a name' }
}

/** The words of a run that belong to the title: 'Chief Executive Officer of Acme' without 'of Acme'. */
function readTitle(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, index) =>
      !moreTitleWords.has(word.toLowerCase()) &&
      // A capitalized small word begins a name: 'CEO of First Prairie Bank'.
      (!isCommonWord(word) || (words[index - 1] === 'of' && isFunctionWord(word))),
  )
  const title = end === -1 ? [...words] : words.slice(0, end)
  if (isUnfinished(title, words)) return words.slice(0, readTitleEnd(words, title.length))
  return withoutJoints(title)
}

/** 'Professor of Forestry' for 'Professor of Forestry and the'. */
function withoutJoints(title: readonly string[]): readonly string[] {
  return title.slice(0, title.findLastIndex((word) => !joint.test(word)) + 1)
}

/** Whether the title is cut off: 'Chief Growth …', unlike 'President Acme …'. */
function isUnfinished(title: readonly string[], words: readonly string[]): boolean {
  const last = title.at(-1) ?? ''
  if (title.length === words.length || last === '' || joint.test(last)) return false
  if (precedesName(words.slice(title.length), '')) return false
  const rest = words.slice(title.length, readTitleEnd(words, title.length))
  return (halfTitle.test(last) && isEverydayWord(rest[0] ?? '')) || rest.some((word) => isTitleWord(word))
}

function readTitleEnd(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at > from && /^(?:of|for|the)$/.test(word))
  return end === -1 ? words.length : end
}

/** Whether it is a rank, or a rank with an occupation: 'a Partner at Talus Ventures', 'Head Brewer', 'Head Wheelwright at Felloe & Nave'. */
function isTradeTitle(found: string, rest: string): boolean {
  if (isTitleStart(found) && /^ (?:at|with) \p{Lu}/u.test(rest)) return true
  const trade = found.replace(/(?: (?:of|and|for|the|&))+$/, '')
  return tradeTitle.test(found) || (rankOfTrade.test(trade) && (trade !== found || tradeEnd.test(rest)))
}

/** A title described by everyday words, before its employer: 'Station Manager at Bedside Sound', 'Night Editor of the Post'. */
function readDescribedTitle(words: readonly string[], rest: string): readonly string[] | undefined {
  const end = words.findIndex((word) => joint.test(word))
  const title = end === -1 ? words : words.slice(0, end)
  const isHeld =
    end === -1 ? /^ (?:at|of|for|with|in) (?:the )?\p{Lu}/u.test(rest) : /^(?:of|for)$/.test(words[end] ?? '')
  const isTitle =
    title.length > 1 &&
    !isTitleWord(title[0] ?? '') &&
    !isTitleStart(title[0] ?? '') &&
    isTitleWord(title.at(-1) ?? '') &&
    title.every((word) => isEverydayWord(word) && !isOrganizationWord(word.toLowerCase()))
  return isHeld && isTitle ? title : undefined
}

/** Whether the name follows its title: 'The Vice-Chancellor, Professor Ann Lee, will speak'. */
function precedesName(after: readonly string[], rest: string): boolean {
  if (after.length < 2 || !after.slice(0, 2).every(isPersonal)) return false
  // 'Vice Chair Ed Cole and Treasurer Li Wu'.
  return after.length === 2 ? /^(?:,| \p{Ll})/u.test(rest) : after[2] === 'and' && isTitleWord(after[3] ?? '')
}

function beginsName(words: readonly string[], at: number): boolean {
  const next = words[at]
  const isCalled = at === 1 && words.length === 2 && isPersonal(next ?? '')
  return next !== undefined && (isPlaceNoun(next) || isCalled)
}

function matchTitle({ 0: found, index, input }: RegExpExecArray): RuleMatch[] {
  const rest = input.slice(index + found.length)
  const described = readDescribedTitle(found.split(' '), rest)
  const words = described ?? found.split(' ')
  const isTrade = described !== undefined || isTradeTitle(found, rest)
  const isWhole = isTrade || isDepartment(words, rest)
  const title = isWhole ? withoutJoints(words) : readTitle(words)
  // A name begins there: 'Ana Ruiz, Director’s Guild member', 'President Street’s oldest shop', 'Captain Cook biographer'.
  if (/^[’']s /.test(input.slice(index + title.join(' ').length)) || beginsName(words, title.length))
    return []
  if (precedesName(words.slice(title.length), rest)) return []
  const isTitle = isTrade || title.some(isTitleWord) || /^Head (?:of|for)(?: |$)/.test(found)
  const written = title.join(' ')
  const small = title.map(lowerWord).join(' ')
  if (!isTitle || small === written) return []
  const more = readField(input.slice(index + written.length))
  return [{ from: index, to: index + written.length + more.length, fix: small + more.toLowerCase() }]
}

/** A title without a name after it. */
function matchLoneTitle(match: RegExpExecArray): RuleMatch[] {
  const words = match[0].split(' ')
  const next = words[readTitle(words).length]
  const isAlone =
    next === undefined
      ? !/^ \p{Lu}/u.test(match.input.slice(match.index + match[0].length))
      : joint.test(next)
  return isAlone && !match.input.startsWith('’', match.index + match[0].length) ? matchTitle(match) : []
}

/** A title of several words, or an office, that stands for a person. */
function matchOffice(match: RegExpExecArray): RuleMatch[] {
  const title = readTitle(match[0].split(' '))
  const written = title.join(' ')
  const isWhole = title.length > 1 && title.some((word) => isTitleWord(word) && !halfTitle.test(word))
  if (!(isWhole || loneOffice.test(written)) || title.every((word) => word === word.toUpperCase())) return []
  const after = match.input.slice(match.index + written.length)
  // Names, or left to other rules: 'the President Hotel', 'the Director’s Cut', 'the Mayor, Ana Ruiz,'.
  if (
    /^(?: \p{Lu}|[’']s \p{Lu}|, \p{Lu}| (?:of|for) (?:the )?\p{Lu})/u.test(after) &&
    !/^ of \p{Lu}/u.test(after)
  )
    return []
  return matchLoneTitle(match)
}

/** Languages and nationalities keep their capital: 'professor of English'. */
const properSubject =
  /^(?:English|French|German|Greek|Latin|Arabic|Hebrew|Russian|Italian|African|American|Asian|European|\p{L}+(?:ese|nish|dish))$/u

function lowerWord(word: string): string {
  return /^\p{Lu}{2,}$/u.test(word) || properSubject.test(word) ? word : word.toLowerCase()
}

/** Whether two people are named, each with a title: 'CEO Ann Ward and Globex President'. */
function namesTwo(title: readonly string[]): boolean {
  const and = title.findIndex((word, at) => word === 'and' && isPersonal(title[at - 1] ?? ''))
  const isTitled = (word: string) =>
    isTitleWord(word) || isTitleStart(word) || /^(?:Dr|Dame|Sir|Lord|Lady|Prof|Mrs?|Ms)\.?$/.test(word)
  return and > 0 && !isTitled(title[and - 1] ?? '') && title.slice(and + 1).some(isTitled)
}

function isPersonal(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !isCommonWord(word) && !isOrganizationWord(word.toLowerCase())
}

function isUnusual(word: string): boolean {
  return isPersonal(word) && !isEverydayWord(word)
}

/** The words without an employer after 'of': 'Deputy Director for Research Silas Brandt'. */
function withoutEmployer(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, at) => word === 'of' && isPersonal(words[at - 2] ?? '') && isUnusual(words[at - 1] ?? ''),
  )
  return end === -1 ? words : words.slice(0, end)
}

/** The last two words of the run are the name, those before it the title. */
function matchLongTitle({ 0: found, index, input }: RegExpExecArray): RuleMatch[] {
  const words = withoutEmployer(found.split(' '))
  const start = words.findIndex((word) => isTitleWord(word) || isTitleStart(word))
  const [title, name] = [words.slice(start, -2), words.slice(-2)]
  const isLong =
    title.length > titleWordsBefore &&
    title.some((word) => isTitleWord(word) || word === 'Head') &&
    !joint.test(title.at(-1) ?? '')
  if (
    start === -1 ||
    !isLong ||
    !name.every(isPersonal) ||
    /, $/.test(input.slice(Math.max(0, index - 2), index))
  )
    return []
  if (namesTwo(title)) return []
  // It cannot be told where the name begins: 'President of Greenfield Savings Bank Helen Marsh'.
  const isPair = title.some((word, at) => isUnusual(word) && isUnusual(title[at + 1] ?? ''))
  if (isPair || name.every(isEverydayWord)) return []
  const from = index + words.slice(0, start).join(' ').length + (start === 0 ? 0 : 1)
  const to = index + words.join(' ').length
  const ruleMatch = { from, to: from + title.join(' ').length }
  // A name among the title's words leaves open whose title it is.
  if (title.some(isUnusual)) return [ruleMatch]
  const comma = /^ \p{Ll}/u.test(input.slice(to)) ? ',' : ''
  const fix = `${name.join(' ')}, ${title.map(lowerWord).join(' ')}${comma}`
  return [{ ...ruleMatch, fix: [{ from, to, text: fix }] }]
}
