// Commas, closing quotes, spaces, dashes, exclamation marks and titles of works. Rules PUN-01 to PUN-05.

import { findAddresses } from '#domain/language/addresses.ts'
import { findRange } from '#domain/language/ranges.ts'
import { findSerialCommas } from './forms/serial-commas.ts'
import { isNameMark } from './name-marks.ts'
import { findAll, findOutsideQuotes, toRuleMatch } from './paragraph-matches.ts'
import { findLoneMarks, findMixedMarks } from './quotes/quotation-marks.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { signs } from './release/signs.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from './rule.ts'
import { findWorkTitles } from './work-titles.ts'

const outsideStop = /(?<=\S)(?<close>[”"])(?<stop>[.,])(?!\d)/g
/** A period before the attribution: '“It works.” said Doe'. */
const stopBeforeSaid =
  /(?<=\p{L})\.(?<close>[”"])(?= (?:said|says|added|explained|according to) (?:\p{Lu}|the |its |an? |(?:\p{Ll}+ ){1,3}\p{Lu}))/gu
/** '“It works” said Doe': the sentence goes on after a comma. */
const noMarkBeforeSaid =
  /(?<=[“"][^“”"]{12,300}[\p{L}\p{N}])(?<close>[”"])(?= (?:said|says) (?:\p{Lu}|the |its |an? ))/gu
const doubleSpace = /(?<=[\p{L}\p{N}.,;:!?%)”"’]) {2,}(?=\S)/gu
const spaceBefore = /(?<=[\p{L}\p{N}”"’)%]) +(?=[,;:!?](?:\s|$)|\.(?:\s|$))/gu
const spaceInside = /(?<=\() +(?=\S)|(?<=\S) +(?=\))/g
/** 'The ferry ,which is new': the space is on the wrong side. */
const spaceMoved = /(?<=[\p{L}\p{N}”"’)%]) +(?<mark>[,;])(?=\p{Ll})/gu
/** One look that finds nothing in nearly every paragraph. */
const gluedWords = /[a-z0-9)][.!?][A-Z][a-z]|[a-z][,;][a-z]/
const everyGluedWord =
  /(?<=\p{Ll}{2}|\d{4}|\))[.!?](?=\p{Lu}\p{Ll}|(?:A|I) )|(?<=\p{Ll}{2})[,;](?=\p{Ll}{2})/gu
/** 'in May..' and 'in May,, and'. */
const doubledMark = /(?<=[\p{L}\p{N}”"’)%])(?<mark>[.,;:])\k<mark>(?![.,;:])/gu
const tightDash =
  /(?<=[\p{L}\p{N}”"’)%.])(?: ?--+ ?|—(?=[\p{L}\p{N}“"$])| —(?=[\p{L}\p{N}“"$])|— | - (?=[\p{L}“"]))(?=\S)/gu
const exclamation = /(?<=\S)!+/g
export const punctuationRules: readonly Rule[] = [
  {
    id: 'PUN-01',
    severity: 'hint',
    title: 'No comma before “and” in a simple list',
    reason: 'AP skips the serial comma unless the list could be misread.',
    british: { reason: 'British newsrooms skip the serial comma unless the list could be misread.' },
    roles: textRoles,
    // Pauses inside a quotation are the speaker's.
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
    profile: 'ap',
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
          findWhen(paragraph, /[\p{L}\p{N}][”"] sa(?:id|ys) /u, noMarkBeforeSaid).map((match) =>
            toRuleMatch(match, `,${match.groups?.close}`, 'Put a comma before the speaker'),
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
      ...(profile === 'british' ? [] : findShortDashes(paragraph)),
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
    title: 'Put titles of works in quotation marks',
    reason: 'Wires drop italics; AP puts books, films and songs in quotation marks.',
    british: { reason: 'Wires drop italics; put books, films and songs in quotation marks.' },
    roles: ['lead', 'body'],
    check: (paragraph, _role, { profile }) => findWorkTitles(paragraph, profile),
  },
]

function findSpaces(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.hasSign(signs.spacing)) return []
  return [
    ...findWhen(paragraph, / {2}/, doubleSpace).map((match) => toRuleMatch(match, ' ', 'Use one space')),
    ...findWhen(paragraph, / [.,;:!?]/, spaceBefore).map((match) =>
      toRuleMatch(match, '', 'No space before punctuation'),
    ),
    ...findWhen(paragraph, / [,;]/, spaceMoved).map((match) =>
      toRuleMatch(match, `${match.groups?.mark} `, 'Put the space after the punctuation'),
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

/** The matches, searched only if a quick test finds a sign of them. */
function findWhen(paragraph: Paragraph, hint: RegExp, pattern: RegExp): readonly RegExpExecArray[] {
  return hint.test(paragraph.text) ? findAll(paragraph, pattern) : []
}

/** Missing spaces: 'in 1911.It closed', 'in May,and'. Addresses and initials have none. */
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

/** A short dash between words ('It won – by a point'), and not between hours or days. */
const shortDash = /(?<=[\p{L}\p{N}”’)%]) – (?=\p{Ll})(?!noon\b|midnight\b)/gu

function findShortDashes(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.text.includes(' – ')) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, shortDash)
    .filter(({ index }) => index >= start)
    .map((match) => toRuleMatch(match, ' — ', 'Use an em dash'))
}
