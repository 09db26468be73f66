// Headline rules that read only the headline.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { endsInAbbreviation } from '#domain/language/sentences.ts'
import { isNameMark } from '#domain/rules/name-marks.ts'
import { findAll, findOutsideQuotes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import { hasPredicate } from '#domain/rules/release/headline-predicate.ts'
import { isPlainVerb, isPresentVerb, toPresent } from '#domain/rules/release/headline-verbs.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Rule, RuleMatch } from '#domain/rules/rule.ts'
import { canLeaveOut, findHype } from '#domain/rules/tone/hype-words.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { capitalize, findShouting } from './capitals.ts'
import { headlineLength } from './headline-length.ts'

/** Exclamation points. 'Yahoo! names editor' and 'the game Bid! Bid! Bid!' have them in a name. */
const exclamationPoint = /(?:(?<!\s)\s+)?!+(?! \p{Ll}|’s )/gu
const questionMark = /\?+/g
const leadingMaker =
  /\bleading(?= (?:[\p{L}-]+ ){0,2}(?:providers?|makers?|suppliers?|developers?|manufacturers?|company|firm|platform|brand|experts?|producers?)\b)/giu
/** A claim such as 'The world’s most advanced ferry'; which one is the largest can be measured. */
const bestOfAll =
  /\b(?:world|nation|country|planet|industry|market)[’']s (?:most \p{L}+|best|finest|greatest|coolest|smartest|leading|top|favorite)(?=[ ,.]|$)/giu
/** Headlines that only say that there is an announcement, a partnership or the like. */
const abstractNews =
  /\b(announc(?:es?|ing)|unveil(?:s|ing)?|reveal(?:s|ing)?|shar(?:es?|ing)|celebrat(?:es?|ing)|introduc(?:es?|ing)|embark(?:s|ing)? on|begin(?:s|ning)?) (?:[\p{L}’'-]{1,20} ){0,4}(?:updates?|milestones?|partnerships?|initiatives?|collaborations?|expansion|launch|results|changes|news|agreements?|plans?|alliances?|chapter|direction|transformation|vision|strategy|growth|success|successes|achievements?|opportunit(?:y|ies)|developments?|enhancements?|announcements?|journey|future|era|rebrand|(?:brand )?refresh|product lines?|restructuring|appointments?|project|availability|release|rollout|revamp|reorganization|offerings?|lineup|products?|services?|commitment|investments?|leadership)(?: (?:with|between|for|in|at|across|of|to|on) [\p{L}\p{N}&.,’' -]{0,60})?$/giu

export const headlineRules: readonly Rule[] = [
  {
    id: 'HED-01',
    severity: 'warning',
    title: 'Shorten the headline',
    reason: `Search results, inboxes and wire lists cut headlines off at ${headlineLength.emailSubject} to ${headlineLength.recommended} characters; above ${headlineLength.maximum}, most wires reject them.`,
    passed: (headline) =>
      `${countCharacters(headline.trim())} characters, within ${headlineLength.recommended}`,
    roles: ['headline'],
    check: ({ text }) => {
      const length = countCharacters(text.trim().split('\n')[0] ?? '')
      if (length <= headlineLength.recommended) return []
      const isTooLong = length > headlineLength.maximum
      const message = isTooLong
        ? `The headline is ${length} characters; wires take up to ${headlineLength.maximum}`
        : `The headline is ${length} characters; only the first ${headlineLength.recommended} always show`
      return [{ from: 0, to: text.length, message, severity: isTooLong ? 'warning' : 'hint' }]
    },
  },
  {
    id: 'HED-03',
    severity: 'warning',
    title: 'Give the headline a present-tense verb',
    reason: 'A headline says what happens: “Acme opens plant.” Without a verb it’s a label.',
    passed: () => 'Uses a present-tense verb',
    roles: ['headline'],
    check: checkVerb,
  },
  {
    id: 'HED-05',
    severity: 'error',
    title: 'Tone down the headline',
    reason:
      'Wires discourage exclamation points, all-caps words and questions in headlines. Some reject them.',
    passed: () => 'No question, all caps or exclamation point',
    roles: ['headline'],
    check: (paragraph) => [
      ...findOutsideQuotes(paragraph, exclamationPoint)
        .filter(({ index }) => !isNameMark(paragraph, index))
        .map((match) => toRuleMatch(match, '', 'Don’t use exclamation points in headlines')),
      ...findOutsideQuotes(paragraph, questionMark).map((match) =>
        toRuleMatch(match, undefined, 'State the news instead of asking a question'),
      ),
      ...findShouting(paragraph),
    ],
  },
  {
    id: 'HED-06',
    severity: 'warning',
    title: 'Take the hype out of the headline',
    reason: 'Editors cut these words first. A measured effect says more than an adjective.',
    passed: () => 'No hype words',
    roles: ['headline'],
    check: (paragraph) => [
      ...findHype(paragraph)
        .filter(({ from, to }) => !isInName(paragraph, from, to))
        .map(({ phrase, from, to }) => matchHype(paragraph, phrase, from, to)),
      ...[leadingMaker, bestOfAll]
        .flatMap((pattern) => findAll(paragraph, pattern))
        .map((match) => toRuleMatch(match, undefined, `“${match[0]}” is hype; give the effect instead`)),
    ],
  },
  {
    id: 'HED-07',
    severity: 'hint',
    title: 'Use one headline style',
    reason: 'Headlines skip the final period and stick to one style of capitalization.',
    roles: ['headline'],
    check: (paragraph) => [...checkFinalPeriod(paragraph), ...checkCapitals(paragraph)],
  },
  {
    id: 'HED-09',
    severity: 'hint',
    title: 'Lead with the news, not the announcement',
    reason:
      'Every release announces something. Use the headline for what customers, staff or neighbors will notice.',
    roles: ['headline'],
    check: (paragraph) =>
      findAll(paragraph, abstractNews)
        .filter(([found]) => !/\d/.test(found.replaceAll(/\b20\d\d\b/g, '')))
        .map((match) => ({
          from: match.index,
          to: match.index + (match[1]?.length ?? 0),
        })),
  },
]

function checkVerb(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  // A question needs no verb of news; HED-05 reports questions.
  if (words.length < 2 || text.trimEnd().endsWith('?') || hasPredicate(paragraph)) return []
  const past = words.slice(1).find(({ word }) => toPresent(word) !== undefined)
  if (past === undefined) return [{ from: 0, to: text.length }]
  const next = words[words.indexOf(past) + 1]
  // 'Acme Sold to Beta' in the present tense would say the opposite.
  if (next === undefined || isFunctionWord(next.word))
    return [{ from: past.from, to: past.to, message: 'Headlines use the present tense' }]
  const present = toPresent(past.word) ?? ''
  const fix = /^\p{Lu}/u.test(text.slice(past.from)) ? capitalize(present) : present
  return [{ from: past.from, to: past.to, fix, message: `Headlines use the present tense: “${fix}”` }]
}

/** Whether a capital makes it part of a name, where other words are small: 'Revolutionary War fort reopens'. */
function isInName({ text, words }: Paragraph, from: number, to: number): boolean {
  const small = words.filter(({ word, from: at }) => isContentWord(word) && /\p{Ll}/u.test(text[at] ?? ''))
  if (small.length === 0 || !/\p{Lu}/u.test(text[from] ?? '')) return false
  return from > 0 || /^ \p{Lu}/u.test(text.slice(to))
}

function matchHype({ text }: Paragraph, phrase: string, from: number, to: number): RuleMatch {
  const message = `“${text.slice(from, to)}” is hype; give the effect instead`
  const ruleMatch = { from, to, message }
  return canLeaveOut(text, phrase, from, to)
    ? { ...ruleMatch, fix: [{ from, to: to + 1, text: '' }] }
    : ruleMatch
}

function checkFinalPeriod({ text }: Paragraph): RuleMatch[] {
  const written = text.trimEnd()
  const end = written.length
  if (!/[^.]\.$/.test(written) || /\p{Lu}\.$/u.test(written) || endsInAbbreviation(written)) return []
  return [{ from: end - 1, to: end, fix: '', message: 'No period after a headline' }]
}

/** Mixed capitals: a capitalized verb shows title case, and a content word in small letters breaks it. */
function checkCapitals(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  const verbs = words.filter(({ word }, index) => {
    const isAfterTo = words[index - 1]?.word === 'to' && isPlainVerb(word)
    return (
      index > 0 &&
      word.length > 3 &&
      !nameEnds.has(word) &&
      (isPresentVerb(word) || isAfterTo || isDeed(words, index))
    )
  })
  const isTitleCase =
    verbs.some(({ from }) => /\p{Lu}/u.test(text[from] ?? '')) && !isNameBefore(text, verbs, words)
  // 'iRobot' is written so, as its second capital shows.
  const small = words.filter(
    ({ word, from, to }) => isContentWord(word) && !/\p{Lu}/u.test(text.slice(from, to)),
  )
  const [first] = small
  const last = small.at(-1)
  if (!isTitleCase) return findStrayCapitals(paragraph, verbs)
  if (first === undefined || last === undefined) return []
  const large = words.filter(
    ({ word, from, to }) => isContentWord(word) && /\p{Lu}/u.test(text.slice(from, to)),
  )
  // If nearly all words are small, the verb's capital is the mistake.
  if (small.length > 2 * (large.length - 1)) return verbs.flatMap((verb) => lowerVerb(text, verb))
  const edits = small.map(({ from }) => ({ from, to: from + 1, text: (text[from] ?? '').toUpperCase() }))
  return [{ from: first.from, to: last.to, fix: edits, message: 'Capitalization is mixed; choose one style' }]
}

function lowerVerb(text: string, { from, to }: Paragraph['words'][number]): RuleMatch[] {
  const written = text.slice(from, to)
  if (!/^\p{Lu}\p{Ll}+$/u.test(written)) return []
  return [{ from, to, fix: written.toLowerCase(), message: 'Capitalization is mixed; choose one style' }]
}

const numberWord = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/
const strayWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|fifth|new|old|more|its|their|for|with|from|and)$/

/** A capital among small words that begins no name: 'opens Second furnace'. */
function findStrayCapitals({ text, words }: Paragraph, verbs: Paragraph['words']): RuleMatch[] {
  if (!verbs.some(({ from }) => /\p{Ll}/u.test(text[from] ?? ''))) return []
  const isSmall = (index: number) => /\p{Ll}/u.test(text[words[index]?.from ?? -1] ?? '')
  return words.flatMap(({ word, from, to }, index) => {
    const isStray =
      strayWord.test(word) &&
      /^\p{Lu}\p{Ll}/u.test(text.slice(from)) &&
      isSmall(index - 1) &&
      isSmall(index + 1)
    return isStray ? [{ from, to, fix: word, message: 'Capitalization is mixed; choose one style' }] : []
  })
}

/** Whether a word in -s is a verb, because an everyday word or a number follows: 'Drops Plastic'. */
function isDeed(words: Paragraph['words'], index: number): boolean {
  const [word, next] = [words[index]?.word ?? '', words[index + 1]?.word ?? '']
  const goesOn = (isEverydayWord(next) && !isFunctionWord(next)) || numberWord.test(next)
  return word.endsWith('s') && isPlainVerb(word.slice(0, -1)) && goesOn
}

/** Words that are more often part of a name than a verb: 'Twin Falls library to stay open'. */
const nameEnds: ReadonlySet<string> = new Set(['falls', 'works', 'pilots', 'links', 'tours', 'backs'])

/** Whether only a name stands before the first small verb, so that 'Works' is part of it: 'Lachine Works Museum shows photos'. */
function isNameBefore(text: string, verbs: Paragraph['words'], words: Paragraph['words']): boolean {
  const small = verbs.find(({ from }) => /\p{Ll}/u.test(text[from] ?? ''))
  if (small === undefined || /[,;:–—]/.test(text.slice(0, small.from))) return false
  return words.every(
    ({ word, from }) => from >= small.from || !isContentWord(word) || /\p{Lu}/u.test(text[from] ?? ''),
  )
}

function isContentWord(word: string): boolean {
  return /^\p{L}{3,}/u.test(word) && !isFunctionWord(word) && !joiningWords.has(word)
}

const joiningWords = new Set(
  'and but for nor yet the with from into onto over upon than that amid after before under between through during about against across near via per plus its their'.split(
    ' ',
  ),
)
