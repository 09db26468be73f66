// Praise and claims to be first or best. Rules TON-01 to TON-03.

import { standaloneCities } from '#domain/language/standalone-cities.ts'
import { isStateName } from '#domain/language/states.ts'
import { superlativePattern } from '#domain/language/superlatives.ts'
import { plainWords } from '#domain/language/synonyms/wordy-words.ts'
import {
  findGuarded,
  findOutsideQuotes,
  type GuardedPattern,
  isMentioned,
  isNameWord,
  toRuleMatch,
} from '#domain/rules/paragraph-matches.ts'
import { PhraseList } from '#domain/rules/phrases.ts'
import { isQuotedHype } from '#domain/rules/quotes/quotes.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { hasSourceNear } from '#domain/rules/release/sources.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type ReleaseMatch, type Rule, type RuleMatch } from '#domain/rules/rule.ts'
import { checkWordiness } from '#domain/rules/wordiness.ts'
import { matchCase } from '#domain/text/letter-case.ts'
import { isComparison } from './hype-terms.ts'
import { canLeaveOut, findHype } from './hype-words.ts'

const solutions = new PhraseList(['solution', 'solutions'])
/** Uses of 'solution' that are precise: 'A solution to the noise', 'saline solution'; not 'payment solution'. */
const plainSolution =
  /(?:^|[\s“"(])(?:an?|the|this|that|one|two|three|any|no|some|each|another|other|only|best|better|right|simple|cheap|cheaper|quick|easy|possible|practical|workable|partial|temporary|permanent|lasting|long-term|short-term|technical|legal|political|saline|salt|sugar|cleaning|acid|alkaline|water|bleach|nutrient|buffer|two-state) $/i
/** How much praise a release bears, and from where it is an error; inside quotations a word counts half. */
/** One hype word is allowed; from the second on each is reported, and from `error` on they are errors. In quotations a word counts half. */
const hypeLimits = { most: 1, error: 5, quoted: 0.5 }

const maker =
  '(?:providers?|makers?|suppliers?|developers?|manufacturers?|compan(?:y|ies)|firms?|producers?|platforms?|brands?|operators?|retailers?|specialists?|experts?|authority|names?|sources?|vendors?|agency|distributors?)'
const region =
  "(?:town(?!\\p{L})|the (?:business|valley|world|country|nation|state|region|industry|market|city|county|area|United States|U\\.S\\.|\\p{L}+ states|(?:\\p{Lu}\\p{Ll}+ ?){1,2})|America|Europe|Asia|(?:(?:north|south|east|west|central|mid)\\p{Ll}*|upstate|downtown|greater|metro) \\p{Lu}\\p{Ll}+|(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec))\\p{Lu}\\p{Ll}+(?![’'\\p{L}]))"
/** Regions where being first is news; the first shop in a street needs no proof. */
const wideRegion =
  '(?:the (?:world|country|nation|industry|market|United States|U\\.S\\.|hemisphere|continent|(?:East|West|Gulf|Atlantic|Pacific) Coast|Midwest|(?:Pacific )?(?:North|South)(?:east|west)|\\p{L}+ states|Middle East)|America|(?:North|South|Latin) America|New England|Europe|Asia|Africa|Scandinavia|Britain|Canada|Mexico|Australia)(?![\\p{L}’-])'
const superlative = superlativePattern()
/** Superlatives in a row, but not 'highest and lowest', which only gives a range. */
const joined =
  '(?:first|only|largest|biggest|fastest|best|safest|strongest|cleanest|newest|greenest|leading|foremost|most \\p{Ll}+)'
const leadingClaim = new RegExp(
  `\\b(?:the|a|an|its|one of the) (?:\\p{L}+ )?leading (?:[\\p{L}-]+ ){0,3}${maker}\\b`,
  'giu',
)
/** 'The leading grocer in the mountain states'. */
const leadingThere = new RegExp(
  `\\b[Tt]he (?:nation’s )?(?:leading|premier|foremost) (?:[\\p{L}-]+ ){1,4}(?:in|of|on) ${region}`,
  'gu',
)
const claimWords = new Trigger(
  /^lead|^(?:first|only|most|top|one|other|favou?rite|unlike|equal|rival|peer|match|foremost|premier|number-one|1|nobody|no)(?:$|-)|est(?:$|-)/,
)
const leadingWords = new Trigger(/^leading$/)
const firstOrOnly = new Trigger(/^(?:first|only)$/)
const superlatives = new Trigger(/^(?:most|top|foremost|no|number)$|est(?:$|-)/)
/** A superlative for a place: 'Ohio’s largest bakery' is a claim, 'Acme’s largest bakery' is not. */
const placeClaim = new RegExp(
  `(?<![\\p{L}-])(?<place>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|U\\.?S\\.?|U\\.?K\\.?|EU)[’']s? (?:first|only|leading|favou?rite|${superlative}) \\p{L}`,
  'gu',
)
const nation =
  /^(?:U\.?S\.?|U\.?K\.?|EU|Wales|Scotland|England|Ireland|Northern Ireland|Britain|Great Britain|Canada|Mexico|Australia|New Zealand|Europe|America|Asia|Africa|Germany|France|Italy|Spain|India|Japan|China|Brazil)$/
const cityWords: ReadonlySet<string> = new Set(
  [...standaloneCities].map((city) => city.split(' ').at(-1) ?? ''),
)
/** The last word of a place, with or without its 's'. */
const placeWords = new Trigger((word) => {
  const bare = word.replace(/'s$/, '')
  return (
    isStateName(bare) ||
    cityWords.has(bare) ||
    /^(?:u\.?s\.?|u\.?k\.?|eu|jersey|mexico|hampshire|carolina|dakota|island|wales|scotland|england|ireland|britain|canada|australia|zealand|europe|america|asia|africa|germany|france|italy|spain|india|japan|china|brazil)$/.test(
      bare,
    )
  )
})
const claims: readonly GuardedPattern[] = [
  [leadingWords, leadingClaim],
  [new Trigger(/^(?:leading|premier|foremost)$/), leadingThere],
  // 'The first, largest and best'.
  [claimWords, new RegExp(`\\b[Tt]he ${joined}(?:(?:,| and|, and) ${joined})+(?=[ .,])`, 'gu')],
  [
    new Trigger(/^leader$/),
    /\b(?:market|industry|global|world|recognized) leader\b|\b(?:the|a) leader in\b/gi,
  ],
  [
    new Trigger(/^(?:world|nation|country|industry|state|region|city|market|america)'s$/),
    new RegExp(
      `\\b(?:world|nation|country|industry|state|region|city|market|America)[’']s (?:\\p{L}+ )?(?:first|only|leading|premier|foremost|favou?rite|number[- ]one|${superlative})\\b`,
      'giu',
    ),
  ],
  [
    superlatives,
    new RegExp(
      `\\bthe ${superlative} (?:(?:[\\p{L}-]+ ){0,4}(?:in|on)|(?:[\\p{L}-]+ ){1,4}of) ${region}`,
      'gu',
    ),
  ],
  // A superlative for a line of business: 'is the largest provider of solar data', 'considered the foremost expert on rye'.
  [
    superlatives,
    new RegExp(
      `(?<=\\b(?:is|are|remains?|as|considered|called|now) )the ${superlative} (?:[\\p{Ll}-]+ ){0,2}${maker}(?= (?:of|on|in) \\p{Ll})(?! of (?:the|these|those|its|all)\\b)`,
      'gu',
    ),
  ],
  // 'has the finest record collection of any charity'.
  [
    new Trigger(new Set(['any'])),
    new RegExp(`\\bthe ${superlative} (?:[\\p{L}-]+ ){0,4}of any (?:other )?\\p{Ll}+`, 'gu'),
  ],
  // A superlative for what somebody has: 'has the longest dock on the lake'.
  [
    superlatives,
    new RegExp(
      `(?<=\\b(?:has|have|had|is|are|offers?|sells?|makes?|runs?|owns?|operates?|builds?|built|boasts?|grows?|serves?|keeps?) )the ${superlative} (?!(?:points?|spots?|parts?|places?|ends?|sides?|stretch|section|corners?|slopes?|peaks?|hills?|ways?|routes?|roads?|trails?|islands?|water|day|night|month|time|house) )(?:[\\p{L}-]+ ){1,4}(?:in|on|along) the (?:lakes?|river|islands?|coast|bay|peninsula|waterfront|harbou?r|shore|canal|mountain|district|neighbou?rhood|province|parish|prairie|delta|archipelago|continent|planet|boardwalk)(?!\\p{L})`,
      'gu',
    ),
  ],
  [firstOrOnly, new RegExp(`\\bthe (?:first|only) (?:[\\p{L}-]+ ){1,4}(?:in|on) ${wideRegion}`, 'gu')],
  // 'Only' is a claim in any place, however small.
  [
    firstOrOnly,
    new RegExp(
      `\\b(?:is|are|remains?|was|were|as) the only (?:[\\p{L}-]+ ){1,4}(?:in|on|within) ${region}`,
      'gu',
    ),
  ],
  [
    new Trigger(/^(?:ever|history|time|date|anywhere|around|existence|earth|planet|buy)$/),
    new RegExp(
      `\\bthe (?:first|${superlative}) (?:[\\p{L}-]+ ){1,4}(?:ever|in history|of all time|to date|anywhere|around|in existence|on (?:earth|the planet)|money can buy)\\b`,
      'gu',
    ),
  ],
  [
    new Trigger(/^(?:no|1|number|number-one)$/),
    /\b(?:the|a) (?:No\. ?1|#1|number[- ]one) (?!seed|pick|draft|overall|hit|song|single|album)\p{L}/gu,
  ],
  [
    new Trigger(/^kind$/),
    new RegExp(`\\bthe (?:first|only|${superlative}) (?:[\\p{L}-]+ ){0,3}of (?:its|their) kind\\b`, 'gu'),
  ],
  // 'Nobody in Oregon bakes better rye'.
  [
    new Trigger(/^(?:nobody|no)$/),
    /\b(?:[Nn]obody|[Nn]o one)(?: else)? (?:(?:in|on|this side of) (?:the )?[\p{L}. ]{2,30}? )?\p{Ll}+s (?:\p{Ll}+ ){0,2}(?:better|faster|fresher|finer|cheaper|more)\b(?! than)/gu,
  ],
  // 'No other clinic offers this', 'unlike any other drill'.
  [
    new Trigger(/^(?:other|unlike|equal|rival|peer|match)$/),
    /\b[Nn]o other (?:\p{Ll}+ ){1,3}(?:(?:in|on) (?:the )?(?:\p{Lu}[\p{L}.]* ?){1,3}|(?:in|on) (?:the )?\p{Ll}+ )?\p{Ll}+s\b|\bunlike any(?:thing)? (?:other|else)\b|\b(?:without|has no|have no) (?:equal|rival|peer|match)\b/gu,
  ],
  [
    new Trigger(/^(?:most|best)$/),
    /\bthe most (?:advanced|trusted|innovative|comprehensive|powerful|popular|reliable|complete)\b|\bthe best (?:\p{L}+ ){0,2}(?:available|on the market|in class|possible)\b/giu,
  ],
  [
    firstOrOnly,
    /\bthe (?:first (?!in (?:her|his|their) )(?:[\p{L}-]+ ){1,3}|only (?!(?:\p{Ll}+ )?(?:ways?|roads?|paths?|routes?|means|options?|reasons?|times?|things?|chance|doors?|bridge|link|access|choice|person|one|people|survivor|witness|child|remedy)\b)(?:[\p{L}-]+ ){1,6})(?:to(?! (?:the|an?|its|this|\p{Lu})\b)|that|of its kind)\b/gu,
  ],
  [placeWords, placeClaim],
]
const personWords = new Trigger(
  /^(?:i|we|ours?|us|yours?|you|my|me|let's|yourself|yourselves|ourselves|myself)(?:$|')/,
)
const firstPerson =
  /(?<![\p{L}’'-])(?:[Ll]et[’']s(?= \p{Ll})|I(?=[’' ])|[Ww]e|[Oo]urs?|us|Us|[Yy]ou|[Yy]ours?|[Mm]y|[Mm]e|[Yy]oursel(?:f|ves)|[Oo]urselves|[Mm]yself)(?:[’'](?:re|ve|ll|d|m))?(?![\p{L}’'-])/gu

export const toneClaimRules: readonly Rule[] = [
  {
    id: 'TON-01',
    severity: 'warning',
    title: 'Replace hype with what it does',
    reason: 'This word is hype readers can’t verify. One is fine; five read like a brochure.',
    checkRelease: checkHype,
  },
  {
    id: 'TON-02',
    severity: 'warning',
    title: 'Give a source for “first,” “only” or “best”',
    reason: 'Newsrooms print a claim like this only with a named source.',
    roles: proseRoles,
    check: findClaims,
  },
  {
    id: 'TON-03',
    severity: 'warning',
    title: 'Write in the third person',
    reason: 'Editors lift whole paragraphs, and “we” would then mean the newspaper.',
    roles: proseRoles,
    check: findFirstPerson,
  },
]

function checkHype(release: Release): ReleaseMatch[] {
  const hits = release
    .of('lead', 'body', 'boilerplate')
    .flatMap((part) => part.paragraph.recall(readHype).map((hit) => ({ ...hit, part })))
  const total = hits.reduce((sum, { isQuoted }) => sum + (isQuoted ? hypeLimits.quoted : 1), 0)
  if (total <= hypeLimits.most) return []
  const severity = total >= hypeLimits.error ? 'error' : 'warning'
  return hits.flatMap(({ part, ruleMatch, isReportedElsewhere }) =>
    isReportedElsewhere ? [] : [{ ...ruleMatch, part, severity }],
  )
}

function readHype(paragraph: Paragraph) {
  const { text } = paragraph
  // 'leverage' counts as hype here and is reported by TON-11, which has the plain word.
  const wordy = new Set(paragraph.recall(checkWordiness).map(({ from }) => from))
  const praise = findHype(paragraph).filter(
    ({ phrase, from }) =>
      (plainWords[phrase] === undefined || wordy.has(from)) && !isMentioned(paragraph, from),
  )
  const vague = solutions
    .find(paragraph)
    .filter(({ from, to }) => isVague(text.slice(Math.max(0, from - 14), from), text.slice(to, to + 10)))
    .filter(({ from }) => !isMentioned(paragraph, from))
  return [...praise, ...vague].map(({ phrase, from, to }) => ({
    isQuoted: paragraph.isQuoted(from),
    isReportedElsewhere: plainWords[phrase] !== undefined || isQuotedHype(paragraph, from),
    ruleMatch: toHypeMatch(text, phrase, from, to),
  }))
}

function isVague(before: string, after: string): boolean {
  return /^ provid/i.test(after) || !(plainSolution.test(before) || /^ to\b/.test(after))
}

function toHypeMatch(text: string, phrase: string, from: number, to: number): RuleMatch {
  const word = text.slice(from, to)
  const ruleMatch = { from, to, message: describeHype(phrase, word) }
  if (!canLeaveOut(text, phrase, from, to)) return ruleMatch
  // The next word then begins the sentence: 'Strategic partners include …'.
  const next = text[to + 1] ?? ''
  const isCapital = /^\p{Lu}/u.test(word) && /\p{Ll}/u.test(next)
  const fix = isCapital ? { from, to: to + 2, text: next.toUpperCase() } : { from, to: to + 1, text: '' }
  return { ...ruleMatch, fix: [fix] }
}

function describeHype(phrase: string, word: string): string {
  // A feeling is no fact, and a comparison can be checked.
  if (phrase === 'thrilled') return `“${word}” is a feeling; give a fact instead`
  return isComparison(phrase) ? `Prove “${word}” or cut it` : `“${word}” is hype; say what it does`
}

function findClaims(paragraph: Paragraph): RuleMatch[] {
  const taken: RuleMatch[] = []
  if (!paragraph.has(claimWords)) return taken
  for (const match of findGuarded(paragraph, claims)) {
    const isLeading = /\bleading\b/i.test(match[0])
    const ruleMatch = toRuleMatch(match, undefined, isLeading ? 'Prove “leading” or cut it' : undefined)
    const isTaken = taken.some(({ from, to }) => ruleMatch.from < to && ruleMatch.to > from)
    if (!isTaken && isPlace(match.groups?.place) && !hasSourceNear(paragraph, match.index, 'others'))
      taken.push(ruleMatch)
  }
  return taken
}

function isPlace(name: string | undefined): boolean {
  return (
    name === undefined || isStateName(name) || standaloneCities.has(name.toLowerCase()) || nation.test(name)
  )
}

function findFirstPerson(paragraph: Paragraph): RuleMatch[] {
  if (paragraph.block.type === 'quote' || !paragraph.has(personWords)) return []
  return findOutsideQuotes(paragraph, firstPerson)
    .filter(
      ({ 0: word, index, input }) =>
        (word.startsWith('I') && !/^ \p{Lu}\p{Ll}/u.test(input.slice(index + 1, index + 4))) ||
        !isNameWord(paragraph, index),
    )
    .filter(
      ({ 0: word, index, input }) =>
        word !== 'I' ||
        !/\p{L} $/u.test(input.slice(Math.max(0, index - 3), index)) ||
        /^ (?:am|was|have|will|think|believe)\b/.test(input.slice(index + 1)),
    )
    .map((match, _, all) => {
      const sentence = paragraph.sentenceAt(match.index)
      // With 'you' there is nobody for 'its' to refer to: 'You can register at our website'.
      const isSpokenTo = all.some(
        ({ 0: word, index }) => !/^ours?$/i.test(word) && paragraph.sentenceAt(index) === sentence,
      )
      return toRuleMatch(
        match,
        /^our$/i.test(match[0]) && !isSpokenTo ? matchCase(match[0], 'its') : undefined,
      )
    })
}
