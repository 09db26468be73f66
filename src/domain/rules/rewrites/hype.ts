// Rewrites for hype, announcements of announcements, and exclamation points. Rules TON-01, TON-07, LED-03, PUN-04.

import { anyCase } from '#domain/language/any-case.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb, toPast, toThird } from '#domain/language/verbs.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import { carriesOffer, isTerm, leavesNothing } from '#domain/rules/tone/hype-terms.ts'
import { hypeAdjectives } from '#domain/rules/tone/hype-words.ts'
import { weakAdverbs } from '#domain/rules/tone/weak-words.ts'
import { findReplacements, type Place, type Replacement, type Rewrite } from './rewrite.ts'

/** Words that may hold a fact or a measure: the check reports them, and a rewrite leaves them. */
const kept: ReadonlySet<string> = new Set(
  'award-winning end-to-end fastest-growing passionate scalable strategic streamlined well-positioned basically greatly quite somewhat'.split(
    ' ',
  ),
)
const adjectives = joinWords(hypeAdjectives, 'award-worthy', 'highly anticipated', 'trusted')
const adverbs = joinWords(weakAdverbs, 'seamlessly', 'simply', 'completely')
export const praiseWords = adjectives
export const praiseAdverbs = adverbs
const loud =
  'best-in-class|cutting-edge|state-of-the-art|world-class|industry-leading|market-leading|game-changing|groundbreaking|revolutionary|innovative|unparalleled|unprecedented|incredible|amazing|exciting|transformative|next-generation'

/** The same with a capital, as a sentence begins. */
const capitalized = adjectives.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase())

function joinWords(words: readonly string[], ...more: string[]): string {
  return [...words.filter((word) => !kept.has(word)), ...more].join('|')
}

const table: Replacement[] = [
  // Two in a row with a comma or 'and' go together, if a noun follows.
  [
    new RegExp(
      `(?<=\\b(?:${anyCase('a|an|the|its|our|their|this|that|these|with|of|and|for|new|more|most|as|to|provide|provides|offer|offers|deliver|delivers')}) |[’']s )(?:more |most )?(?:${adjectives})(?:(?:, | and |, and )(?:${adjectives}))*,? (?=[\\p{L}\\d])(?!(?:than|as|and|to|for|in|at|because)\\b)`,
      'gu',
    ),
    '',
  ],
  [
    // At the start of a sentence the next word gets the capital.
    new RegExp(
      `(?<=^|[.!?][”"]? )(?:${capitalized})(?:(?:, | and )(?:${adjectives}))*,? (\\p{Ll})(?=\\p{Ll})(?!(?:han|s|nd|o|or|n|t)\\b)`,
      'gu',
    ),
    (match) => (match[1] ?? '').toUpperCase(),
  ],
  [
    /\b(the|an?) (?:world|nation|country|industry|market)[’']s (?:best|finest|greatest|most (?:advanced|powerful|trusted|innovative|popular)) (?=\p{L})/giu,
    '$1 ',
  ],
  [
    / (?:that|which) (?:will|is going to) (?:change|transform|disrupt|revolutionize) (?:everything|the (?:world|industry|market|game))(?: forever)?(?=[.,!])/gi,
    '',
  ],
  [/\brevolutioniz(es|ed|ing)\b/g, 'chang$1'],
  [/\brevolutionize\b/g, 'change'],
  [
    /\b(?:the|a) (?:world[’']s |nation[’']s |industry[’']s |global )?(?:leading|leader in|premier|number one|no\. 1|foremost) (?=(?:global )?(?:provider|maker|supplier|developer|manufacturer|company|firm|producer|platform|brand|operator|retailer|specialist)\b)/gi,
    'a ',
  ],
  [
    /\bleading (?=(?:provider|maker|supplier|developer|manufacturer|company|firm|producer|platform|brand|operator|retailer)s?\b)/g,
    '',
  ],
  [
    new RegExp(
      `(?<=[\\p{L},] )(?<!\\b(?:[Tt]h(?:e|is|at|ese|ose)|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur) (?=very ))(?:(?:${adverbs}), )?(?:${adverbs}) (?=\\p{Ll})(?!(?:much|few|little|well|soon|first|same|best|least|own)\\b)`,
      'gu',
    ),
    '',
  ],
  [/\b(?:a |the )?game[- ]changer for\b/gi, 'a change for'],
  [/\bwell-positioned to\b/gi, 'ready to'],
  [
    // 'It empowers and enables growers to': the first verb would lose its complement.
    /(?<!\b(?:and|or) )\b(?:[Ee]mpower|[Ee]nable)(?<ending>s?)(?<whom> (?:(?!(?:and|or|to|for) )[\p{L}’'-]+ ){0,2}?(?<who>[\p{L}-]+)) to(?= \p{Ll})/gu,
    ({ groups: { ending = '', whom = '', who = '' } = {} }) =>
      isSomebody(who) ? `let${ending}${whom}` : undefined,
  ],
]

/** 'Empowers growers to book' lets them; 'enables access to data' and 'the switch to solar' have no verb after 'to'. */
function isSomebody(who: string): boolean {
  return /^(?:them|him|us|anyone|everyone|everybody|\p{Lu}.*)$/u.test(who) || isGroup(who)
}

/** Checked first, because most sentences have none of it. */
const anyHype = new RegExp(
  `${adjectives}|${adverbs}|leading|leader in|number one|no\\. 1|foremost|best|finest|greatest|most |will |going to|revolutioni|game.changer|well-positioned|empower|enable`,
  'i',
)

export const hypeWords: Rewrite = {
  rule: 'TON-01',
  find(text, place) {
    if (!anyHype.test(text)) return []
    const edits = findReplacements(text, table).filter((edit) => !cutsTerm(text, edit))
    return isHeading(place) ? edits.concat(findReplacements(text, [loudInHeading])) : edits
  },
}

const lastWord = /(?<![\p{L}-])(?<word>[\p{L}-]+),? \p{L}?$/u

/** Whether cutting the word would change or empty the term: 'a breakthrough therapy', 'a unique identifier', 'unmatched value'. */
function cutsTerm(text: string, { from, to, text: written }: TextEdit): boolean {
  const word = lastWord.exec(text.slice(from, to))?.groups?.word ?? ''
  const end = from + text.slice(from, to).lastIndexOf(word) + word.length
  const [small, after] = [word.toLowerCase(), text.slice(end, end + 40)]
  return (
    isTerm(small, after) ||
    carriesOffer(small, after) ||
    (written === '' && leavesNothing(text.slice(Math.max(0, from - 40), from), text.slice(to, to + 40)))
  )
}

const loudInHeading: Replacement = [
  new RegExp(`(?<![\\p{L}-])(?:${loud})(?:, (?:${loud}))*,? (?=[\\p{L}\\d])`, 'giu'),
  '',
]

function isHeading({ kind }: Place): boolean {
  return kind === 'headline' || kind === 'heading'
}

/** A day, a month or 'next' later in the sentence. */
const later = `[^.;]{0,160}\\b(?:(?:${monthPattern()}|${weekdayPattern()})\\b|next|upcoming|planned|later|by (?:19|20)\\d\\d|in (?:20)\\d\\d|will|soon)`
/** 'announced the launch of' is 'launched'. */
const nominals: Replacement[] = [
  [
    // What is announced for later has not been done, and an acquisition that is announced is an agreement to acquire.
    new RegExp(
      `\\b(today )?(announced|announces) (today )?the (?:official )?(launch|release|opening|appointment|completion|introduction|expansion) of (?=\\S)(?!${later})`,
      'gi',
    ),
    ({ 1: before = '', 2: verb = '', 3: behind = '', 4: noun = '' }) =>
      `${before || behind}${turnNominal(noun, verb)} `,
  ],
]

function turnNominal(noun: string, verb: string): string {
  const base =
    {
      launch: 'launch',
      release: 'release',
      opening: 'open',
      appointment: 'appoint',
      completion: 'complete',
      introduction: 'introduce',
      expansion: 'expand',
    }[noun.toLowerCase()] ?? 'announce'
  return verb.toLowerCase() === 'announced' ? toPast(base) : toThird(base)
}

const feeling =
  '(?:very |so |truly |incredibly |extremely )?(?:pleased|excited|thrilled|proud|delighted|honored|happy|glad)'

/** Excludes impersonal phrases: 'it has been decided that'. */
const impersonal = '(?!(?:has been|had been|is|was) \\p{Ll}+ (?:by [^.,]{3,40} )?that\\b)'
const deed =
  '(?:has|have|will|is|are|had|plans?|expects?|raised|opened|launched|signed|hired|acquired|completed|closed|won)\\b'
const thatPattern = new RegExp(
  `(?<subject>\\p{Lu}[\\p{L}\\p{N}.&’' -]{1,60}?)(?<!\\bto) (?:(?:is|are) ${feeling} to (?:announce|share|report)|(?:today )?announce[sd]?(?: today)?) that (?:it|they|the company|we) ${impersonal}(?=${deed})`,
  'gu',
)
const openings: Replacement[] = [
  [
    new RegExp(
      `(?<=^|[.!?]["”]? |— )We(?:[’']re| are) ${feeling} to (?:announce|share|report) that (?!we\\b)(\\p{L})`,
      'gu',
    ),
    (match) => (match[1] ?? '').toUpperCase(),
  ],
  [
    new RegExp(
      `\\b(?:is|are) ${feeling} to (announce|introduce|share|present|welcome|launch|unveil|offer|report|join|open|partner) (?!that\\b)`,
      'gi',
    ),
    (match) => `${conjugate(match)} `,
  ],
  // The action says it all: 'Acme, a bakery, is proud to announce that it has opened'.
  [
    new RegExp(
      `\\b(?:is|are) ${feeling} to (?:announce|share|report) that\\b(?<deed> (?:it|they|the company) ${impersonal}(?=${deed}))?`,
      'giu',
    ),
    ({ groups }) => (groups?.deed === undefined ? 'said that' : ''),
  ],
  [new RegExp(`\\b(is|are) ${feeling} to be (?=\\p{Ll}+ing\\b)`, 'giu'), '$1 '],
  ...nominals,
]
const announcing = /announc|pleased|excited|thrilled|proud|delighted|honored|happy|glad|today/i

export const announceOpenings: Rewrite = {
  rule: 'LED-03',
  find: (text) => (announcing.test(text) ? [...findThat(text), ...findReplacements(text, openings)] : []),
}

/** 'is pleased to announce that it has hired' is 'has hired'. */
function findThat(text: string): TextEdit[] {
  if (!/ that (?:it|they|the company|we) /.test(text)) return []
  return findMatches(text, thatPattern).map((match) => {
    const subject = match.groups?.subject ?? ''
    return {
      from: match.index + subject.length,
      to: match.index + match[0].length,
      text: ' ',
    }
  })
}

function conjugate(match: RegExpExecArray): string {
  const verb = match[1] ?? ''
  const base = readVerb(verb, 'base') ?? verb
  return /^are/i.test(match[0]) ? base : toThird(base)
}
