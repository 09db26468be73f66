// Figures, percentages and money. Rules NUM-01 to NUM-05.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { followsLettering } from '#domain/language/grammar/word-place.ts'
import { isCommonWord } from '#domain/language/name-words.ts'
import { findNumberPhrases, type NumberPhrase } from '#domain/language/numbers/number-phrases.ts'
import { spellNumber } from '#domain/language/numbers/number-spelling.ts'
import { readUnit } from '#domain/language/numbers/units.ts'
import { isFree } from '#domain/language/protected.ts'
import { findFigureOrdinals } from '#domain/rules/forms/figures.ts'
import { findAll, isSentenceStart, readCodes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { signs } from '#domain/rules/release/signs.ts'
import { figures, Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { findEuropeanForms } from './european-forms.ts'
import { findMoney, groupThousands, shortenMillions } from './money.ts'
import { isCalled, isNumbered, isOldYear, namesOne } from './named-by-number.ts'

const smallFigure =
  /[1-9](?<!(?:[\p{L}\p{N}.,$€£%/:#–—-]|\d )[1-9])(?![\p{L}\p{N}%]|[.,:/–-]\d)(?= \p{Ll}{3,}|-\p{Ll}{3,}| \p{Lu}\p{Ll}{2,14}(?:ern|an|ish|ese) \p{Ll}{2,20}s\b| of (?:the|its|their|his|her|our|these|those) )/gu
/** Nouns with which AP keeps figures: ages, dimensions, weights, amounts and odds. */
const measureAfter =
  /^[ -](?:percent\b|per cent\b|percentage\b|million|billion|trillion|thousand|years? old|year-old|month-old|week-old|day-old|kilo|micro|nano|milli|mega|giga|tera|parts per|cents?\b|dollars?|euros?|pence|a\.m|p\.m|am\b|pm\b|o[’']clock|all\b|irons?\b|servings?|square|cubic|lengths\b|times\b|points?\b|over par|under par|(?:till?|until) \d|and (?:up|older|under|over|younger|above)\b|or (?:older|younger|under)\b|to \d|to-\d|through \d|out of \d|of \d|in \d|and \d|or \d|(?:votes|points|goals|runs|games|sets|wins|seats) to \d)/i
/** Spans of time are spelled out like other numbers. */
const timeUnit = /^(?:second|minute|hour|day|week|month|year|times)$/
const namedBefore =
  /(?:\b(?:(?:children|kids|people|anyone|those|students|girls|boys|adults) (?:under|over|age)|(?:younger|older) than|the age of|No\.|number|ages?|aged|pages?|chapters?|versions?|rooms?|suites?|phases?|levels?|grades?|sections?|games?|bus|lines?|exits?|weeks|days|lots?|figures?|tables?|verses?|engine|ward|district|zone|pool|court|lane|track|platform|terminal|division|group|size|sizes|volume|episode|season|act|scene|vs\.|between|score|series|top|channel|highway|route|interstate|unit|model|tier|type|class|formula|step|apartment|gate|pier|miles?|markers?|day|week|article|title|part|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?|January|February|March|April|May|June|July|August|September|October|November|December)|\d (?:in|of|out of|to|and|or|through)) $/i
const leadingFigure = /^[“"(]*(?<figure>[$€£]?\d[\d,]*(?:\.\d+)?)(?<after>.{0,40})/u
/** A percentage, or both ends of a range with one word: 'between 5 and 10 percent'. */
const percentWord =
  /(?<![\d$€£.,-])(?:(?<low>\d{1,3}(?:\.\d{1,3})?)(?<joint> and (?<=\b[Bb]etween [\d.]{1,7} and )| to | or |-|–))?(?<!\d|\d[,.])(?<figure>\d[\d,]*(?:\.\d+)?)[ \u00a0-]?(?:percent|per cent|pct\.?)(?![\p{L}-])/giu
const percentWords = new Trigger(/percent|^cent$|^pct/)
const largeNumbers = new Trigger(
  /^(?:ten|eleven|twelve|hundred|thousand|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:$|-)/u,
)
const percentAfter = /^[ -](?:percent|per cent|pct\.?)(?![\p{L}-])/u
/** Words of money and percentages, which have rules of their own. */
const otherRuleAfter = /^[ -](?:percent|per cent|pct|dollars?\b)/u
/** Scales of vague numbers: 'three thousand people' is one, 'three thousand eight hundred' is a count. */
const spelledScale = /dozen|thousand$|illion/
/** '10 %'. */
const loosePercent = /(?<=\d)[ \u00a0]%/g

const bareThousands =
  /(?<![\p{L}\p{N}.,/:#–@+(-])(?<!\p{Lu}{2,} )(?<money>[$€£])?(?<figure>[1-9]\d{3,6})(?![\d\p{L}]|[,.]\d|[-–/:]\d)(?! \p{Lu}| block of |$)/gu
const longDecimals = /(?<!\d)[$€£]?(?<!\d)\d+\.\d{3,} (?:million|billion|trillion)\b/g

/** '1,000,000 people' is '1 million people'. */
const longCount = /(?<![\p{L}\p{N}.,$€£#/-])(?<figure>\d{1,3}(?:,\d{3}){2,})(?![\d,]|\.\d)(?= \p{Ll}{3,})/gu

export const numberRules: readonly Rule[] = [
  {
    id: 'NUM-01',
    severity: 'warning',
    title: 'Spell out one through nine; use figures for 10 and up',
    reason:
      'AP spells out small numbers, except for ages, percentages, money, dates, times and measurements.',
    british: {
      title: 'Spell out one to nine; use figures for 10 and above',
      reason:
        'British newsrooms spell out small numbers, except for ages, percentages, money, dates, times and measurements.',
    },
    roles: proseRoles,
    check: (paragraph) => [
      ...findSmallFigures(paragraph),
      ...findLargeWords(paragraph),
      ...findFigureOrdinals(paragraph),
    ],
  },
  {
    id: 'NUM-02',
    severity: 'warning',
    title: 'Don’t start a sentence with a figure',
    reason: 'Spell out the number or reword the sentence.',
    roles: proseRoles,
    check: findLeadingFigures,
  },
  {
    id: 'NUM-03',
    severity: 'warning',
    title: 'Write % with figures',
    reason: 'AP has used % with figures since 2019.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) =>
      paragraph.has(percentWords) || paragraph.hasSign(signs.percent) ? findPercents(paragraph) : [],
  },
  {
    id: 'NUM-04',
    severity: 'warning',
    title: 'Write amounts as $5 million',
    reason: 'AP uses the symbol, the figure and the word million or billion, so no one has to count zeros.',
    profile: 'ap',
    roles: proseRoles,
    check: findMoney,
  },
  {
    id: 'NUM-05',
    severity: 'hint',
    title: 'Make large numbers easy to read',
    reason: 'Use a comma for thousands and no more than two decimals with million or billion.',
    roles: proseRoles,
    check: (paragraph) => [
      ...findBareThousands(paragraph),
      ...findLongDecimals(paragraph),
      ...findLongCounts(paragraph),
      ...findEuropeanForms(paragraph),
    ],
  },
]

function findSmallFigures(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(figures)) return []
  const { text } = paragraph
  const codes = paragraph.recall(readCodes)
  return findAll(paragraph, smallFigure)
    .filter(({ index }) => {
      const before = text.slice(Math.max(0, index - 20), index)
      const isHour =
        /\b(?:at|by|until|till|after|before) $/.test(before) &&
        /^ (?:and|or|in the|on) /.test(text.slice(index + 1))
      return !isHour && !namedBefore.test(before) && !isMeasured(text, index + 1) && !isClocked(text, index)
    })
    .filter(({ index }) => !isSentenceStart(paragraph, index) && !isInAddress(text, index))
    .filter(({ index }) => !isNumbered(text.slice(0, index), text.slice(index + 1)) && !namesOne(text, index))
    .filter(({ index }) => isFree(codes, index, index + 1))
    .map((match) => toRuleMatch(match, spellNumber(Number(match[0]))))
}

/** AP keeps figures with dimensions, weights and other measures. */
function isMeasured(text: string, at: number): boolean {
  if (measureAfter.test(text.slice(at, at + 24))) return true
  const unit = readUnit(text, at)
  return unit !== undefined && !timeUnit.test(unit.name)
}

const clocked = /^\d (?:hours?|minutes?), \d+(?:\.\d+)? (?:minutes?|seconds?)\b/
const inParts = /^ parts? (?:[\p{L}-]+ ){1,3}to \d/u
const toParts = /\d parts? (?:[\p{L}-]+ ){1,3}to $/u

/** Whether the figure belongs to a measured time or a mixture: 'in 3 minutes, 52 seconds', '3 parts sand to 1 part lime'. */
function isClocked(text: string, at: number): boolean {
  return (
    clocked.test(text.slice(at, at + 40)) ||
    inParts.test(text.slice(at + 1, at + 50)) ||
    toParts.test(text.slice(Math.max(0, at - 50), at))
  )
}

/** Whether the figure is in an address: 'acme.com/ten-years'. */
function isInAddress(text: string, at: number): boolean {
  const start = text.slice(Math.max(0, at - 100), at).search(/\S*$/) + Math.max(0, at - 100)
  const token = /^\S*/.exec(text.slice(start, at + 100))?.[0] ?? ''
  return /[@=]|:\/\/|\p{L}\.\p{Ll}{2}/u.test(token) || streetAfter.test(text.slice(at + 1, at + 40))
}

/** '8 rue des Marronniers', '4 via Garibaldi': a house number, where the word for "street" comes before its name. */
const streetAfter =
  /^,? (?:rue|avenue|av\.|boulevard|bd|place|quai|chemin|via|viale|piazza|corso|calle|avenida|paseo|plaza|rua|praça|carrer|strada|ulica|ul\.) (?:(?:de|des|du|da|do|del|della|dei|la|le|las|los|l[’'])[ ’'])*\p{Lu}/u

/** Numbers in words. A capital starts a sentence or a name, where words stay. */
function listSpelled(paragraph: Paragraph): readonly NumberPhrase[] {
  return findNumberPhrases(paragraph.text).filter(({ text }) => text === text.toLowerCase())
}

function findLargeWords(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(largeNumbers)) return []
  const { text } = paragraph
  return listSpelled(paragraph)
    .filter(({ value, text: words }) => value >= 10 && !spelledScale.test(words))
    .filter(({ from, to }) => !otherRuleAfter.test(text.slice(to, to + 10)) && !isInAddress(text, from))
    .map(({ from, to, value }) => ({
      from,
      to,
      fix: isYear(text, from, to, value) ? String(value) : groupThousands(value),
    }))
}

/** "since two thousand eight" */
const isYear = (text: string, from: number, to: number, value: number): boolean =>
  value > 1900 &&
  value < 2100 &&
  /\b(?:since|in|until|till|before|after|from|by|of|year) $/iu.test(
    text.slice(Math.max(0, from - 8), from),
  ) &&
  /^(?:[.,;:!?)”"]|$| (?:and|but|or|when|with|to|as|because|after|until|for|in|at|on|the|it|we|they|he|she)\b)/u.test(
    text.slice(to, to + 12),
  )

function findPercents(paragraph: Paragraph): RuleMatch[] {
  const { text } = paragraph
  const figures = findAll(paragraph, percentWord).map((match) => {
    const { low, joint = '', figure } = match.groups ?? {}
    return toRuleMatch(match, low === undefined ? `${figure}%` : `${low}%${joint}${figure}%`)
  })
  const words = listSpelled(paragraph).flatMap(({ from, to, value }) => {
    const [unit] = percentAfter.exec(text.slice(to, to + 12)) ?? []
    return unit === undefined || value === 0 ? [] : [{ from, to: to + unit.length, fix: `${value}%` }]
  })
  const loose = findAll(paragraph, loosePercent).map((match) => toRuleMatch(match, '%'))
  return [...figures, ...words, ...loose]
}

function findLeadingFigures(paragraph: Paragraph): RuleMatch[] {
  const { block, sentences, text } = paragraph
  // A list item is a fragment and may begin with a figure.
  if (block.type === 'listItem' || !paragraph.has(figures)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return sentences.flatMap(({ from, to }) => {
    const first = Math.max(from, start)
    return to > first ? matchLeading(text.slice(first, to), first) : []
  })
}

function matchLeading(sentence: string, start: number): RuleMatch[] {
  const groups = leadingFigure.exec(sentence)?.groups
  const figure = groups?.figure ?? ''
  const after = groups?.after ?? ''
  // '“42” is the name of the film'.
  if (groups === undefined || /^[”"]/.test(after) || isYearOrName(figure, after)) return []
  const from = start + sentence.indexOf(figure)
  const share = shareOf.exec(figure + after)
  if (share !== null) return [{ from, to: from + share[0].length, fix: upperFirst(inWords(share[0])) }]
  const isCount =
    /^ \p{Ll}/u.test(groups.after ?? '') && !/^ (?:million|billion|percent)/.test(groups.after ?? '')
  const word = isCount && /^\d/.test(figure) ? spellNumber(Number(figure.replaceAll(',', ''))) : undefined
  const to = from + figure.length
  if (word !== undefined) return [{ from, to, fix: upperFirst(word) }]
  return [countsMany.test(`${figure}${after}`) ? { from, to, fix: `A total of ${figure}` } : { from, to }]
}

/** "1 in 6 renters": what begins in words goes on in them. */
const shareOf = /^\d{1,2} (?:in|out of) (?:every )?\d{1,2}(?= \p{Ll})/u
const inWords = (share: string): string =>
  share.replaceAll(/\d+/g, (digits) => spellNumber(Number(digits)) ?? digits)

/** "2,300 volunteers", "1.2 million people": too long in words, and nobody would miss "a total of" before them. */
const countsMany =
  /^(?:\d[\d,]*,\d{3}|\d{4,}|[\d.]+(?= (?:million|billion))) (?:(?:million|billion) )?(?!(?:is|was|has|as|its|this|less|plus|more|others?)\b)(?:[\p{Ll}-]{2,} ){0,3}?(?:\p{Ll}{3,}[^s\W]s|people|children|women|men|staff)(?![\p{L}-])/u

/** Whether the figure is a year, a name or part of a phone number: '2026 was', '3M', '401(k)', '7-Eleven'. */
function isYearOrName(figure: string, after: string): boolean {
  if (/^(?:911|411|311|988)$/.test(figure)) return true
  // A capitalized everyday word after the figure is part of a name: '76 Trombones, a brass shop'.
  const next = /^ (?<word>\p{Lu}\p{Ll}+)/u.exec(after)?.groups?.word ?? ''
  if (next !== '' && isEverydayWord(next) && !isCommonWord(next)) return true
  if (/^(?: \p{Lu}\p{Ll}+)+, an? \p{Ll}/u.test(after)) return true
  return /^(?:1[5-9]|20)\d\d$/.test(figure) || /^(?:[\p{L}(]|-\p{Lu}|-\d|\/)/u.test(after)
}

/** Words for codes, which are copied and not counted: "The date code on the sticker is between 2540 and 2621". */
const ofCode = /\b(?:code|lot|batch|serial|model|item|part|SKU|UPC)s?(?: numbers?)?\b(?! of )[^.;:]{0,70}$/iu
const longestCode = 90

function findBareThousands(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(figures) || !/\d{4}/.test(paragraph.text)) return []
  const codes = paragraph.recall(readCodes)
  return findAll(paragraph, bareThousands)
    .filter(({ groups }) => groups?.money !== undefined || !/^(?:1[5-9]|20)\d\d$/.test(groups?.figure ?? ''))
    .filter(
      ({ groups, index, input, 0: found }) =>
        groups?.money !== undefined ||
        !(
          !isFree(codes, index, index + found.length) ||
          isNumbered(paragraph.text.slice(0, index)) ||
          ofCode.test(paragraph.text.slice(Math.max(0, index - longestCode), index)) ||
          isCalled(input.slice(Math.max(0, index - 30), index), input.slice(index + found.length)) ||
          followsLettering(input.slice(Math.max(0, index - 24), index)) ||
          isOldYear(input.slice(Math.max(0, index - 8), index), found, input.slice(index + found.length))
        ),
    )
    .map((match) =>
      toRuleMatch(match, (match.groups?.money ?? '') + groupThousands(match.groups?.figure ?? '')),
    )
}

/** Long round counts; '1,204,311 people' is exact and stays. */
function findLongCounts(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.text.includes(',000 ')) return []
  return findAll(paragraph, longCount).flatMap((match) => {
    const short = shortenMillions('', match.groups?.figure ?? '')
    return short === undefined ? [] : [toRuleMatch(match, short)]
  })
}

function findLongDecimals(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(figures)) return []
  return findAll(paragraph, longDecimals).map((match) =>
    toRuleMatch(match, undefined, 'Use no more than two decimals with million or billion'),
  )
}
