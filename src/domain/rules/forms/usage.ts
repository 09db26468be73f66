// What a copy desk corrects on every page: fewer and less, a verb that doesn't agree with its subject, degrees, "Dr." beside "Ph.D.", spans of
// years and the hyphen after -ly. Rules GRM-14 to GRM-16, NAM-10, DTE-11 and PUN-07. Each looks for a construction that has one reading only.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb, toThird } from '#domain/language/verbs.ts'
import { findOutsideQuotes, isNameWord, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'
import { matchCase } from '#domain/text/letter-case.ts'

/** Plurals that are measured, not counted, or that are no plurals. */
const measured =
  /(?:ics|ings|ness|ous|less|ss|us|is)$|^(?:news|means|thanks|odds|goods|sales|emissions|proceeds|funds|clothes|wages|headquarters|series|species|always|perhaps|sometimes|besides|towards|years|months|weeks|days|hours|minutes|seconds|miles|yards|inches|meters|kilometers|acres|pounds|ounces|tons|gallons|liters|watts|megawatts|kilowatts|dollars|cents|points|degrees|times)$/
const irregular = /^(?:people|children|women|men)$/

/** Whether the word is the plural of things that are counted one by one. */
function isCounted(noun: string): boolean {
  if (irregular.test(noun)) return true
  return /\p{Ll}{3,}s$/u.test(noun) && !measured.test(noun) && isEverydayWord(noun.replace(/s$/, ''))
}

const lessOf = /(?<![\p{L}-]|\b(?:no|the|or|and|none the) )[Ll]ess(?= (?<noun>\p{Ll}{4,})(?![\p{L}’'-]))/gu
const lessThan =
  /(?<![\p{L}-])[Ll]ess(?= than (?:about )?\d[\d,]* (?:(?:new|additional|full-time|part-time|of the) )?(?<noun>\p{Ll}{4,})(?![\p{L}’'-]))/gu
const less = new Trigger(new Set(['less']))

function findLess(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(less)) return []
  const counted = findOutsideQuotes(paragraph, lessOf).filter(
    ({ groups: { noun = '' } = {} }) =>
      // 'It costs less works' has a verb there.
      irregular.test(noun) || isGroup(noun) || (isCounted(noun) && readVerb(noun, 'third') === undefined),
  )
  const below = findOutsideQuotes(paragraph, lessThan).filter(
    ({ groups: { noun = '' } = {} }) => irregular.test(noun) || isGroup(noun),
  )
  return [...counted, ...below].map((match) => toRuleMatch(match, matchCase(match[0], 'fewer')))
}

const singularOf: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' }
const pluralOf: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' }
const plural = '(?:people|children|women|men|\\p{Ll}{3,}s)'
const between = '(?:(?!(?:and|or|who|that|which|from|to|in|on|at|for|with|by)\\b)\\p{Ll}+ ){0,3}'
/** 'Each of the winners receive', 'One of the plants were'. */
const oneOfMany = new RegExp(
  `^(?:Each|Either|Neither|One|Every one) of (?:the|its|their|our|his|her|these|those) ${between}${plural} (?<verb>\\p{Ll}+)(?= (?<after>[\\p{L}\\d$]+))`,
  'u',
)
/** 'The list of finalists include': what is one thing, whatever it is of. */
const oneThingOf = new RegExp(
  `^The (?:list|number|price|cost|goal|purpose|aim|opening|closing|sale|schedule|size|value|quality|total number) of ${between}${plural} (?<verb>are|were|have|include)(?= (?<after>[\\p{L}\\d$]+))`,
  'u',
)
/** 'The restaurants serves lunch', 'The group’s hours takes effect'. */
const manyThings =
  /^(?:The|These|Those|Its|Their|Both) (?:\p{L}+[’']s )?(?:(?<kind>\p{Ll}+) )?(?<noun>\p{Ll}{4,}s) (?<verb>\p{Ll}+s)(?= (?<after>[\p{L}\d$]+))/u
const organization =
  '(?:company|firm|university|college|hospital|bank|agency|nonprofit|charity|museum|foundation|organization|credit union|school district|library|retailer|manufacturer|startup|brewery|restaurant|airline|utility)'
/** 'The company have received': Britain says so, America doesn't. */
const oneBody = new RegExp(
  `^(?:The|This) ${organization} (?<verb>have|are|were)(?= (?<after>[\\p{L}\\d$]+))`,
  'u',
)
/** 'The company will hold their annual meeting': nobody else has been named to whom it could belong. */
const theirOwn = new RegExp(
  `^(?:The|This) ${organization} (?:(?:will|has|had|is|was|can|may|also|plans to|expects to) ){0,2}(?<verb>\\p{Ll}+) their(?= \\p{Ll}+)`,
  'u',
)
/** Forms of verbs that no noun has, whatever follows them. */
const onlyVerb =
  /^(?:serves|takes|includes|receives|provides|becomes|begins|gives|makes|goes|comes|gets|keeps|brings|allows|requires|contains|belongs|remains|appears|consists|happens|seems)$/
const determiner =
  /^(?:the|an?|its|their|his|her|our|all|this|that|these|those|more|most|no|\d.*|\$.*|two|three|four|five|six|seven|eight|nine|ten)$/u

function checkSubjects(paragraph: Paragraph, isBritish: boolean): RuleMatch[] {
  return paragraph.sentences.flatMap(({ text, from }) => {
    if (
      paragraph.isQuoted(from) ||
      !/^(?:Each|Either|Neither|One|Every|The|Th[eo]se|This|Its|Their|Both) /.test(text)
    )
      return []
    const found = findDisagreement(text) ?? (isBritish ? undefined : findCollective(text))
    return found === undefined
      ? []
      : [{ from: from + found.from, to: from + found.to, fix: found.fix, message: `Write “${found.fix}”` }]
  })
}

type Disagreement = { from: number; to: number; fix: string }

function findDisagreement(text: string): Disagreement | undefined {
  return findPluralVerb(text) ?? findSingularVerb(text)
}

/** A plural verb after one of many. */
function findPluralVerb(text: string): Disagreement | undefined {
  const one = oneOfMany.exec(text) ?? oneThingOf.exec(text)
  if (one === null) return undefined
  const { verb = '', after = '' } = one.groups ?? {}
  // 'Each of the sales offers the': a verb in its base form is one for certain where something is done to something.
  const isVerb = verb in singularOf || (readVerb(verb, 'base') !== undefined && determiner.test(after))
  return isVerb ? replaceLast(one[0], verb, singularOf[verb] ?? toThird(verb)) : undefined
}

/** A singular verb after several things. */
function findSingularVerb(text: string): Disagreement | undefined {
  const many = manyThings.exec(text)
  if (many === null) return undefined
  const { kind = '', noun = '', verb = '', after = '' } = many.groups ?? {}
  if (!isCounted(noun) || isFunctionWord(kind) || /(?:(?<!follow)ing|ed)$/.test(kind)) return undefined
  const base =
    pluralOf[verb] ?? (onlyVerb.test(verb) || determiner.test(after) ? readVerb(verb, 'third') : undefined)
  return base === undefined ? undefined : replaceLast(many[0], verb, base)
}

function findCollective(text: string): Disagreement | undefined {
  const one = oneBody.exec(text)
  const verb = one?.groups?.verb ?? ''
  if (one !== null) return replaceLast(one[0], verb, singularOf[verb] ?? verb)
  const own = theirOwn.exec(text)
  return own === null ? undefined : replaceLast(own[0], 'their', 'its')
}

const replaceLast = (found: string, word: string, fix: string): Disagreement => ({
  from: found.length - word.length,
  to: found.length,
  fix,
})

const looseDegree = /(?<![\p{L}-])(?<level>[Mm]aster|[Bb]achelor|[Aa]ssociate)s(?= degrees?\b)/gu
const degrees = new Trigger(/^(?:masters|bachelors|associates)$/)

/** 'Dr. Helen Marsh, Ph.D.,': the degree says it twice. */
const doubledDoctor =
  /(?<![\p{L}])Dr\.? (?=\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}, (?:Ph\.?D\.?|M\.?D\.?|D\.?O\.?|D\.?D\.?S\.?|D\.?V\.?M\.?|Ed\.?D\.?)(?![\p{L}]))/gu
const doctor = new Trigger(new Set(['dr']))

/** 'from 2021-2025', 'between 9-11 a.m.': the first half of a pair asks for the second. */
const halfSpan =
  /(?<=(?<![\p{L}-])(?<start>[Ff]rom|[Bb]etween) (?<first>(?:1[89]|20)\d\d)) ?[–-] ?(?=(?:1[89]|20)?\d\d(?![\d%]))/gu
const startOfSpan = new Trigger(new Set(['from', 'between']))

const tightAdverb =
  /(?<=(?<![\p{L}-])\p{L}{3,}ly)-(?=\p{Ll}+(?:ed|ing|en|wn|ught|ilt|ade|new|large|small|old|young)(?![\p{L}-]))/gu
/** Words in -ly that are no adverbs, or are both. */
const noAdverb =
  /(?<![\p{L}-])(?:early|only|family|friendly|daily|weekly|monthly|yearly|supply|assembly|anomaly|reply|july|fly|butterfly|firefly|jelly|belly|bully|rally|ally|tally|hourly|elderly|likely|costly|lovely|lively|lonely|kindly|multiply|apply|homely|melancholy|monopoly|italy|sally|holly|molly|kelly|billy|emily)$/iu

export const usageRules: readonly Rule[] = [
  {
    id: 'GRM-14',
    severity: 'warning',
    title: 'Use “fewer” for what you can count',
    reason: 'Fewer people, fewer farms; less water, less time.',
    roles: textRoles,
    check: findLess,
  },
  {
    id: 'GRM-15',
    severity: 'warning',
    title: 'Match the verb to its subject',
    reason: 'One of them is, both of them are. A company is “it” in an American newsroom.',
    british: { reason: 'One of them is, both of them are.' },
    roles: ['lead', 'body', 'boilerplate'],
    check: (paragraph, _role, { profile }) => checkSubjects(paragraph, profile === 'british'),
  },
  {
    id: 'GRM-16',
    severity: 'warning',
    title: 'Add the apostrophe to the degree',
    reason:
      'A master’s degree belongs to the master, even if the word is often heard without the apostrophe.',
    roles: textRoles,
    check: (paragraph) =>
      paragraph.has(degrees)
        ? findOutsideQuotes(paragraph, looseDegree)
            .filter(({ groups: { level = '' } = {} }) => level !== 'Associate')
            .map((match) => toRuleMatch(match, `${(match.groups?.level ?? '').toLowerCase()}’s`))
        : [],
  },
  {
    id: 'NAM-10',
    severity: 'warning',
    title: 'Use “Dr.” or the degree, not both',
    reason: 'Both say the same thing. Newsrooms keep one.',
    roles: ['lead', 'body', 'boilerplate'],
    check: (paragraph) =>
      paragraph.has(doctor)
        ? findOutsideQuotes(paragraph, doubledDoctor).map(({ index, 0: found }) => ({
            from: index,
            to: index + found.length,
            fix: '',
            message: 'The degree after the name already says “Dr.”',
          }))
        : [],
  },
  {
    id: 'DTE-11',
    severity: 'warning',
    title: 'Complete “from” with “to”',
    reason: 'A hyphen stands for “from … to”; don’t use half of each.',
    roles: textRoles,
    check: (paragraph) =>
      paragraph.has(startOfSpan)
        ? findOutsideQuotes(paragraph, halfSpan).map((match) =>
            toRuleMatch(match, /between/i.test(match.groups?.start ?? '') ? ' and ' : ' to '),
          )
        : [],
  },
  {
    id: 'PUN-07',
    severity: 'hint',
    title: 'No hyphen after an adverb in -ly',
    reason: 'The -ly already ties the adverb to the next word: a newly built wing.',
    roles: textRoles,
    check: findTightAdverbs,
  },
]

function findTightAdverbs(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.text.includes('ly-')) return []
  return findOutsideQuotes(paragraph, tightAdverb).flatMap((match) => {
    const before = paragraph.text.slice(Math.max(0, match.index - 30), match.index)
    const start = match.index - (/[\p{L}]+$/u.exec(before)?.[0].length ?? 0)
    return noAdverb.test(before) || isNameWord(paragraph, start) ? [] : [toRuleMatch(match, ' ')]
  })
}
