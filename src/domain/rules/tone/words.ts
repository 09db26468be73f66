// Weak words, advertising and stock phrases. Rules TON-07 to TON-11.

import { followsDeterminer } from '#domain/language/grammar/word-place.ts'
import { groupPattern, isGroup } from '#domain/language/people-words.ts'
import {
  findGuarded,
  findOutsideQuotes,
  type GuardedPattern,
  toRuleMatch,
} from '#domain/rules/paragraph-matches.ts'
import { findPhrases, PhraseList } from '#domain/rules/phrases.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { checkWordiness } from '#domain/rules/wordiness.ts'
import { isTerm } from './hype-terms.ts'
import { isLiteral } from './literal-phrases.ts'
import { findPitches } from './pitches.ts'
import { stockPhrases, vagueAmounts, weakAdverbs } from './weak-words.ts'

const adverbList = new PhraseList(weakAdverbs)
const vagueList = new PhraseList(vagueAmounts)
const stockList = new PhraseList(stockPhrases)
/** 'holds up to 300 people' is a limit; what somebody may save or gain is a promise. */
const upTo =
  /\bup to (?=\d[\d,.]*(?:%| percent| times|x\b))|(?<=\b(?:save|saves|saving|cut|cuts|gain|gains|earn|earns|lose|reduce|reduces|lasts?|boosts?|adds?|wins?) )up to (?=[$€£]?\d|(?:two|three|four|five|six|seven|eight|nine|ten) )|(?<=\b(?:takes?|taking|waits? of|waits?) )up to (?=(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:second|minute|hour|day|night|week|month|year)s?\b)/g
const limits: readonly GuardedPattern[] = [[new Trigger(new Set(['up'])), upTo]]
/** A vague number of people or things: 'many farmers', 'several hundred people', 'thousands of users'. */
const vagueGroup = new RegExp(
  `(?<!\\b(?:[Hh]ow|[Ss]o|[Aa]s|[Tt]oo|[Nn]ot|[Tt]hat) )\\b(?<amount>[Mm]any|[Ss]everal(?: hundred| thousand| dozen)?|[Dd]ozens of|[Hh]undreds of|[Tt]housands of|[Mm]illions of|[Ss]cores of|[Cc]ountless) (?<one>${groupPattern()})(?: (?<two>${groupPattern()}))?\\b`,
  'gu',
)
/** Things that somebody runs, builds or sells and can count: 'The canal has many locks'. Shades and ways can't be counted. */
const manyThings =
  /\b(?:has|have|had|runs?|ran|owns?|owned|operates?|operated|opened|opens|closed|builds?|built|supplies|supplied|lends?|lent|restored|restores|sells?|sold|serves|served|installed|installs|added|adds|bought|buys|won|manages?|managed|maintains?|maintained|repairs?|repaired|replaced|planted|made|makes) (?<many>many (?<noun>\p{Ll}+[^su\P{L}]s))\b(?! of)/gu
const manyWords = new Trigger(new Set(['many']))
const uncounted =
  /^(?:ways|years|times|shades|colou?rs|kinds|sorts|types|forms|reasons|cases|respects|aspects|things|hours|days|weeks|months|decades|parts|places|miles|hands|eyes|voices|ideas|languages|factors|steps|advantages|benefits|qualities|names|sides|layers|uses|lives|friends|roles|meanings|interests|difficulties|problems|challenges|questions|opportunities|memories|stories|changes|ups|words|levels|tries|features|tasks|duties|chores|errands|others|tastes|tones|styles|hopes|fears|facets|figures|details)$/
/** Words before 'lots' as places: 'parking lots of schools'. */
const plainLots = /\b(?:parking|vacant|empty|city|grass|used-car|corner) $/
const softAmount = /^(?:several|dozens|hundreds|thousands|millions|scores)/i
const roundAmount = /^(?:dozens|hundreds|thousands|millions|scores) of$/i
/** Whether the noun can be counted: 'hundreds of vases'. Distances and times are seldom known better. */
const isThings = (word: string): boolean =>
  /[^su]s$/.test(word) &&
  !/^(?:miles|years|feet|yards|acres|hours|days|weeks|months|decades|centuries|dollars|millions|thousands|pounds|tons|gallons|square|its|his|their)$/.test(
    word,
  )
const vagueSize =
  'significant|substantial|considerable|tremendous|impressive|strong|rapid|explosive|remarkable|steady|robust|unprecedented|overwhelming|record-breaking|exponential|double-digit|healthy|solid'
const growing =
  'growth|increases?|improvements?|savings|reductions?|progress|demand|investments?|gains?|interest|sales|results|revenue|traction|response|success|turnout|attendance'
/** 'Strong growth', 'extensive experience', 'Sales were strong.' */
const vagueNoun = new RegExp(
  `\\b(?:${vagueSize}) (?:\\p{Ll}+ )?(?:${growing})\\b|\\b(?:extensive|vast|considerable|substantial|significant) experience\\b|(?<=^|[.!?] |\\b(?:and|but|because|said) )(?:\\p{Lu}?\\p{Ll}+ ){0,2}(?:${growing}) (?:is|are|was|were|has been|have been|remains?|remained) (?:very )?(?:${vagueSize}|brisk|excellent)(?=[.,;]|$)`,
  'giu',
)
const vagueNouns: readonly GuardedPattern[] = [
  [new Trigger(new RegExp(`^(?:${growing}|experience)$`)), vagueNoun],
]
const notJust =
  /\b(?:is|are|was|were) not (?:just|only|merely|simply) an? [^,.;—]{2,40} but(?: also)? an? |\b(?:it|this|that)(?:[’']s| is)(?: not|n[’']t) (?:just |only )?about [^.]{2,50}\. (?:it|this|that)(?:[’']s| is) about\b|\bnot (?:just|only|merely|simply) [^,.;—]{2,60}(?:,| —) but\b(?: also)?|(?:\bnot|n[’']t) (?:just|only|merely|simply|about) [^,.;—]{2,60}(?:[,;]| —) (?:it|they)(?:[’']s|[’']re| is| are)\b|\bmore than (?:just )?an? [^,.;—]{2,50}(?:[,;]| —) (?:it|they)(?:[’']s|[’']re| is| are)\b/gi
/** Worn images: landscapes that nobody planted, journeys without a road. */
const stockImage =
  /\bat the heart of (?:the |this |our |its |every |everything )?[\p{Ll} ]{2,30}? (?:is|are|lies?) (?:an? |the |our |its )?(?:\p{Ll}+ )?(?:commitment|passion|belief|vision|mission|desire|promise|dedication|philosophy|spirit|people)\b|\bat the (?:intersection|crossroads|nexus) of (?!the\b|two\b|an?\b|routes?\b|roads?\b)\p{Ll}+|\bdelv(?:es?|ed|ing) (?:deep(?:er|ly)?|in|into|further|beneath)\b|\btapestry of (?:\p{Ll}+ ){0,2}(?:\p{Ll}+s|\p{Ll}+(?:ity|ture|tion|ness|ism|ory|nce))\b|\b(?:\p{Ll}+ing|competitive|digital|modern|business|media|retail|tool|tech|technology|healthcare|industry|financial|marketing|energy|threat|talent|legal|regulatory|global) landscape\b|\blandscape of (?:modern|digital|global|today|\p{Ll}+ing)\b|\belevat(?:es?|ing) (?:the|your|their|our|its|every|any) (?:\p{Ll}+ )?(?:home|experience|everyday|game|brand|customer|guest|space|style|standard|bar|conversation|workplace|journey)\b|\belevat(?:es?|ed|ing) (?:[\p{Ll}’'-]+ ){1,6}to (?:an?|the next|new) (?:\p{Ll}+ )?(?:level|heights?|art)\b|\belevat(?:es?|ed|ing) the (?:art|craft) of\b|\b(?:its|their|our|the (?:company|firm|brand|team)[’']s|growth|customer|digital) journey\b/giu
const praiseWord =
  'fast|fresh|simple|secure|smart|easy|reliable|flexible|powerful|intuitive|modern|affordable|efficient|scalable|robust|seamless|innovative|sleek|bold|dynamic|safe|stylish|elegant|cutting-edge|end-to-end|user-friendly|cost-effective|next-generation'
/** Three praising words in a row, with or without 'and'. */
const chain = new RegExp(`\\b(?:${praiseWord}), (?:${praiseWord})(?:,| and|, and) (?:${praiseWord})\\b`, 'gi')
const chains: readonly GuardedPattern[] = [[new Trigger(new Set(praiseWord.split('|'))), chain]]
const stockPatterns: readonly GuardedPattern[] = [
  [new Trigger(/landscape|^heart$|^elevat|journey|^delv|tapestry|^intersection$/), stockImage],
  [new Trigger(/^(?:not|.*n't|more)$/), notJust],
]
const dash = /—/g
const dashesMost = 2

export const toneWordRules: readonly Rule[] = [
  {
    id: 'TON-07',
    severity: 'hint',
    title: 'Replace the adverb with a number',
    reason: '“Very,” “significantly” and “up to” hint at a number without giving it.',
    roles: proseRoles,
    check: (paragraph) => [
      ...findPhrases(paragraph, adverbList).flatMap((ruleMatch) => toAdverbMatch(paragraph, ruleMatch)),
      ...findGuarded(paragraph, limits).map((match) => toRuleMatch(match)),
    ],
  },
  {
    id: 'TON-08',
    severity: 'warning',
    title: 'Say how many',
    reason: 'It’s the first thing a reporter will ask.',
    roles: proseRoles,
    check: (paragraph) => [
      ...findPhrases(paragraph, vagueList)
        .filter(({ from }) => !isLand(paragraph.text, from))
        .filter(({ from, to }) => countsNoun(paragraph.text, from, to))
        .filter(({ to }) => !listed.test(paragraph.text.slice(to, to + 80)))
        // 'A number of 40 or more' says it.
        .filter(
          ({ to }) =>
            !/^ (?:(?:about|nearly|up to|more than) )?[$€£]?\d/.test(paragraph.text.slice(to, to + 14)),
        )
        .map((ruleMatch) => softenCommon(paragraph, ruleMatch)),
      ...findVagueGroups(paragraph),
      ...findManyThings(paragraph),
      ...findGuarded(paragraph, vagueNouns).map((match) => toRuleMatch(match)),
    ],
  },
  {
    id: 'TON-09',
    severity: 'warning',
    title: 'Cut the sales pitch',
    reason:
      'Wires can reject a release that reads like an ad. Say what it costs and when and where to get it.',
    roles: ['subhead', ...proseRoles],
    check: findPitches,
  },
  {
    id: 'TON-10',
    severity: 'hint',
    title: 'Say it in plain words',
    reason: 'Phrases like this read as machine-written and cost you trust.',
    roles: ['subhead', ...proseRoles],
    check: (paragraph) => [
      ...findPhrases(paragraph, stockList).filter((ruleMatch) => !isLiteral(paragraph.text, ruleMatch)),
      ...findGuarded(paragraph, stockPatterns).map((match) => toRuleMatch(match)),
      ...findGuarded(paragraph, chains).map((match) =>
        toRuleMatch(match, undefined, 'Three hype words in a row'),
      ),
      ...findManyDashes(paragraph),
    ],
  },
  {
    id: 'TON-11',
    severity: 'hint',
    title: 'Use the shorter wording',
    reason: 'Fewer words get more of the story read.',
    roles: ['subhead', ...proseRoles],
    check: checkWordiness,
  },
]

/** 'The lots of land', 'parking lots of schools'. */
function isLand(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 40), from)
  return plainLots.test(before) || (text.startsWith('lots', from) && followsDeterminer(before))
}

/** 'various dates: May 3, May 9 and May 12' tells each of them. */
const listed = /^[^.;:!?]{1,60}: /

/** 'numerous boats' counts them; 'numerous as they look' counts nothing. */
function countsNoun(text: string, from: number, to: number): boolean {
  const words = text.slice(from, to)
  // 'A handful of salt' is a measure.
  if (/^a handful of$/i.test(words))
    return /^ (?:(?:local|small|other|new|young|old|retired|large) )?(?:[\p{L}-]+s|people|men|women|children)\b/u.test(
      text.slice(to, to + 40),
    )
  if (!/^(?:numerous|various|countless|myriad)$/i.test(words)) return true
  return /^ (?!(?:as|enough|than|and|or|but|in|on|at|to)\b)\p{L}/u.test(text.slice(to, to + 10))
}

/** A match that is only a hint, because good releases say it, too. */
function softenCommon({ text }: Paragraph, ruleMatch: RuleMatch): RuleMatch {
  const isCommon =
    /^(?:a (?:range|variety|handful|number|lot|slew|good|diverse)|an array|various|plenty|lots)/i.test(
      text.slice(ruleMatch.from, ruleMatch.to),
    )
  return isCommon ? { ...ruleMatch, severity: 'hint' } : ruleMatch
}

const groupAmounts = new Trigger(/^(?:many|several|dozens|hundreds|thousands|millions|scores|countless)$/)

function findVagueGroups(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(groupAmounts)) return []
  return findOutsideQuotes(paragraph, vagueGroup).flatMap((match) => {
    const { amount = '', one = '', two = '' } = match.groups ?? {}
    const group =
      [one, two].find(isGroup) ?? (roundAmount.test(amount) ? [one, two].find(isThings) : undefined)
    if (group === undefined) return []
    const ruleMatch = { from: match.index, to: match.index + match[0].lastIndexOf(group) + group.length }
    return [softAmount.test(amount) ? { ...ruleMatch, severity: 'hint' as const } : ruleMatch]
  })
}

function findManyThings(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(manyWords)) return []
  return findOutsideQuotes(paragraph, manyThings).flatMap(({ index, 0: found, groups }) => {
    const { many = '', noun = '' } = groups ?? {}
    if (uncounted.test(noun) || isGroup(noun)) return []
    const to = index + found.length
    return [{ from: to - many.length, to, severity: 'hint' as const }]
  })
}

/** The match for an adverb. 'The very day' and 'not very' are fine; after 'a' or 'an' there is no fix, since the article might change. */
function toAdverbMatch({ text }: Paragraph, { from, to }: RuleMatch): RuleMatch[] {
  const [before, after] = [text.slice(Math.max(0, from - 8), from), text.slice(to, to + 12)]
  const word = text.slice(from, to).toLowerCase()
  if (isTerm(word, after)) return []
  if (/\b(?:the|th(?:is|at|ese|ose)|its|their|not|how) $/i.test(before)) return []
  // 'Very Berry Farm will bring pies'.
  if (/^\p{Lu}/u.test(text.slice(from)) && /^ \p{Lu}/u.test(after)) return []
  // In 'Very, very good' the first match has the fix for both.
  if (after.toLowerCase().startsWith(`, ${word} `))
    return [{ from, to, fix: [{ from, to: to + word.length + 3, text: '' }] }]
  if (before.toLowerCase().endsWith(`${word}, `)) return [{ from, to }]
  const isLoose =
    /[\p{L}\p{N},] $/u.test(before) &&
    !/\ban? $/i.test(before) &&
    /^ \p{Ll}/u.test(after) &&
    !/^ (?:much|few|little|well|soon|first|same|best|least|own|like)\b/.test(after)
  return [isLoose ? { from, to, fix: [{ from, to: to + 1, text: '' }] } : { from, to }]
}

function findManyDashes(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.text.includes('—')) return []
  const tooMany = findOutsideQuotes(paragraph, dash)[dashesMost + Number(isDateline(paragraph))]
  return tooMany ? [toRuleMatch(tooMany, undefined, 'More than two dashes in one paragraph')] : []
}

function isDateline({ text }: Paragraph): boolean {
  return /^\p{Lu}{2}[^—]{0,60}—/u.test(text)
}
