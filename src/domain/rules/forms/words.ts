// Words that newsrooms spell in one way, and pairs that belong together. Rules GRM-04 to GRM-07 and PLC-03.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { isPast } from '#domain/language/verbs.ts'
import { findOutsideQuotes, isNameWord, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { proseRoles, type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'
import { matchCase } from '#domain/text/letter-case.ts'

/** 'Its the largest', 'its too early to tell'; 'its a cappella choir' is right. */
const itsForIt =
  /(?<![\p{L}’'-])(?<its>[Ii]ts)(?= (?:(?:the|an?(?! cappella| la carte)|not|been) |too \p{Ll}+ (?:to|for) |(?:clear|unclear|likely|unlikely|possible|impossible|important|easy|hard|difficult|true|vital|critical|essential|necessary|official|worth) (?:to|that|for|whether|if)\b|(?:clear|unclear) (?:who|what|when|where|why|how|which)\b))/gu
/** 'on it’s own'; after a preposition nothing 'is'. */
const itForIts =
  /(?<![\p{L}’'-])(?<its>[Ii]t[’']s)(?= own(?! that| up| it)[ .,;])|(?<=(?<![\p{L}-])(?:of|in|with|by|from|at|on|into|to|about|over|under|through|across|around|near|between|during|within) )(?<its2>it[’']s)(?= \p{Ll})(?! (?:being|a|an|the|not|been)\b)/gu
/** "It's" before a noun: 'It’s website lists', 'opened it’s third store'. */
const itOwning =
  /(?<=^|[.!?]["”]? )(?<its>It[’']s)(?= (?:\p{Ll}+ )?(?:website|headquarters|products?|employees|staff|offices?|founders?|customers|members|revenue|mission|board|services|stores?|factory|plant|workers|clients|owners?|campus|fleet|software|app|team) (?:is|are|was|were|has|have|had|will|can|\p{Ll}+(?:s|ed))\b)|(?<=\b(?:open|launch|expand|celebrat|mark|mov|doubl|clos|updat|introduc|rais|nam|increas|improv|complet|offer|add|host|announc|publish|releas|unveil|reopen|relocat)(?:e|s|es|d|ed|ing)? )(?<its2>it[’']s)(?= (?!been|being|a |an |the |not |now |also |still |\p{Ll}+(?:ed|ing) (?:to|that|by|in|on|with)\b)(?:\p{Ll}|\d))/gu
/** "It's" in a sentence that has another verb: 'and it’s tax rate has not changed'. */
const itHaving =
  /(?<=\b(?:and|but|because|that|,) )(?<its>it[’']s)(?= (?<one>\p{Ll}{3,})(?: (?<two>\p{Ll}{3,}))? (?:has|have|had|is|are|was|were|will)\b)/gu
/** "It's" after a verb with an object ('The bank lost it’s charter'), but not one of saying or thinking. */
const itBehindDeed =
  /(?<=(?<before>[\p{L}’'-]{1,20}) (?<deed>\p{Ll}{3,20}) )(?<its>it[’']s)(?= (?!been |being |an? |the |not |now |also |still |too |very |so |all |just |only |\p{Ll}+(?:ed|ing|ly) )\p{Ll})/gu
const clauseVerb =
  /^(?:said|thought|felt|knew|saw|showed|shown|heard|found|meant|hoped|believed|claimed|argued|learned|noted|told|reported|realized|decided|proved|guessed|figured|wished|agreed|confirmed|insisted|admitted|suggested|assumed|bet|feared|worried|concluded|joked|stressed|explained|announced|declared|ensured|promised|predicted|understood|discovered|determined|wrote|read|given|provided|granted|assured|warned|answered|replied|added|stated|swore|taught|convinced|persuaded|imagined|remembered|forgot|noticed|liked|loved|hated|made|called)$/
const clauseStart =
  /\b(?:if|when|whenever|once|after|before|since|because|as|while|until|although|though|where|that|what|how)\b/i
const itsWords = new Trigger(/^it'?s$/)

const endOfSpan =
  '(?:(?:Jan\\.|Feb\\.|March|April|May|June|July|Aug\\.|Sept\\.|Oct\\.|Nov\\.|Dec\\.|January|February|August|September|October|November|December) )?[$€£]?\\d{1,4}(?:[,.:]\\d{1,3}){0,3}%?(?: (?:a\\.m\\.|p\\.m\\.|million|billion|percent))?'
/** 'between' with a wrong joining word: 'between 8:30 a.m. to 11 a.m.', 'between $50-$52 million'. 'Between 2019-20 and 2024-25' is right. */
const between = new RegExp(
  `\\b[Bb]etween (?<one>${endOfSpan})(?<joint> to |-|–)(?<two>${endOfSpan})(?![\\d\\p{L}-]| and | or |[,:]\\d)`,
  'gu',
)
const betweenWord = new Trigger(new Set(['between']))

/** Words that AP spells in one way. Names and parts of longer words are left alone. */
const spellings: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'e-mails': 'emails',
  'e-mailed': 'emailed',
  'e-mailing': 'emailing',
  'on-line': 'online',
  'web site': 'website',
  'web sites': 'websites',
  thru: 'through',
  't-shirt': 'T-shirt',
  't-shirts': 'T-shirts',
  '501c3': '501(c)(3)',
}
const spelling =
  /(?<![\p{L}\p{N}/.@&’'-])(?:[Ee]-mail(?:s|ed|ing)?|[Oo]n-line|[Ww]eb sites?|[Tt]hru|t-shirts?|501c3|501\(c\)3)(?![\p{L}\p{N}/@&-]|\.\p{L})/gu
const spelled = new Trigger(/^(?:e-mail|on-line|web$|sites?$|thru$|t-shirt|501)/)

const event =
  '(?:runs?|races?|5K|10K|galas?|festivals?|fairs?|conferences?|summits?|awards?|concerts?|tournaments?|parades?|walks?|rides?|dinners?|auctions?|picnics?|expos?|symposiums?|fundraisers?|contests?|cook-offs?|celebrations?|breakfasts?|luncheons?|marathons?)'
/** 'First Annual 5K for Literacy'; a first annual report or profit covers its first year. */
const firstAnnual = new RegExp(
  `(?<![\\p{L}-])(?:[Ff]irst|1st|[Ii]naugural|FIRST)[ -](?<annual>[Aa]nnual|ANNUAL)(?= (?:[\\p{L}’'-]+ ){0,3}${event}(?!\\p{L}))`,
  'gui',
)
const annualWord = new Trigger(/annual$/)

/** A country in running text: 'the US' and 'US exports'. 'US Foods' and 'US$' are left alone. AP has no 'U.S.A.' */
const country =
  /(?<=\b[Tt]he )(?<name>US|UK)(?=[ ,;.)](?!\p{Lu}\p{L}* (?:Inc|Corp|LLC|Ltd)\b)|[’']s|$)(?! \p{Lu})|(?<=^|[.,;:—] |(?<!\bthe )(?<![\p{L}-])\p{Ll}+ )(?:US|UK)(?= \p{Ll}{3,})|(?<![\p{L}.])U\.S\.A\./gu
const countries = new Trigger(/^(?:us|uk|u\.s\.a\.?)$/)

export const wordFormRules: readonly Rule[] = [
  {
    id: 'GRM-04',
    severity: 'warning',
    title: 'Don’t confuse “its” and “it’s”',
    reason: '“It’s” means “it is” or “it has”; “its” is possessive.',
    roles: textRoles,
    check: findIts,
  },
  {
    id: 'GRM-05',
    severity: 'warning',
    title: 'Use “and” with “between”',
    reason: 'It’s “between X and Y” or “from X to Y.”',
    roles: textRoles,
    check: findBetween,
  },
  {
    id: 'GRM-06',
    severity: 'warning',
    title: 'Use AP’s spelling',
    reason: 'AP’s forms include email, online, website and T-shirt.',
    profile: 'ap',
    roles: proseRoles,
    check: (paragraph) =>
      paragraph.has(spelled)
        ? findOutsideQuotes(paragraph, spelling).flatMap((match) => matchSpelling(paragraph, match))
        : [],
  },
  {
    id: 'GRM-07',
    severity: 'warning',
    title: 'Don’t call a first event annual',
    reason: 'An event isn’t annual until it’s been held two years in a row.',
    roles: textRoles,
    check: (paragraph) =>
      paragraph.has(annualWord)
        ? findOutsideQuotes(paragraph, firstAnnual).map((match) => ({
            ...toRuleMatch(match),
            fix: match[0].slice(0, -(match.groups?.annual?.length ?? 0) - 1),
          }))
        : [],
  },
  {
    id: 'PLC-03',
    severity: 'warning',
    title: 'Write U.S. and U.K. with periods',
    reason: 'AP uses periods in text and drops them in headlines.',
    profile: 'ap',
    roles: proseRoles,
    check: findCountries,
  },
]

function findIts(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(itsWords)) return []
  const full = findOutsideQuotes(paragraph, itsForIt).map((match) =>
    toRuleMatch(match, matchCase(match[0], 'it’s')),
  )
  const owned = [itForIts, itOwning, itHaving]
    .flatMap((pattern) => findOutsideQuotes(paragraph, pattern))
    .filter(
      ({ groups }) => ![groups?.one, groups?.two].some((word) => word !== undefined && isFunctionWord(word)),
    )
    .map((match) => toRuleMatch(match, matchCase(match[0], 'its')))
  return [...full, ...owned, ...findItsBehindDeeds(paragraph, owned)]
}

function findItsBehindDeeds(paragraph: Paragraph, found: readonly RuleMatch[]): RuleMatch[] {
  return findOutsideQuotes(paragraph, itBehindDeed)
    .filter(({ index, groups, input }) => {
      const { before = '', deed = '' } = groups ?? {}
      const start = paragraph.sentences[paragraph.sentenceAt(index)]?.from ?? 0
      return (
        !found.some(({ from }) => from === index) &&
        isPast(deed) &&
        !clauseVerb.test(deed) &&
        !/^(?:the|an?|its|their|his|her|this|that|every|each|is|are|was|were|be|been)$/i.test(before) &&
        !clauseStart.test(input.slice(start, index))
      )
    })
    .map((match) => toRuleMatch(match, 'its'))
}

const scale = / (?:million|billion|percent|[ap]\.m\.)$/

function findBetween(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(betweenWord)) return []
  return findOutsideQuotes(paragraph, between).map((match) => {
    const { one = '', two = '' } = match.groups ?? {}
    // '$50-$52 million': both are millions.
    const shared = scale.test(one) ? '' : (scale.exec(two)?.[0] ?? '')
    return toRuleMatch(match, `${match[0].slice(0, 'between '.length)}${one}${shared} and ${two}`)
  })
}

/** Whether the word is a code, which no fix may change. */
function isCode(word: string): boolean {
  return /^\d/.test(word)
}

function matchSpelling(paragraph: Paragraph, match: RegExpExecArray): RuleMatch[] {
  const { index, 0: found } = match
  const isCapital = isNameWord(paragraph, index)
  // 'E-mail Monthly' is a name; 'please E-mail comments' has a stray capital.
  if (isCapital && /^ \p{Lu}/u.test(paragraph.text.slice(index + found.length))) return []
  const right = isCapital ? spell(found.toLowerCase()) : spell(found)
  return [toRuleMatch(match, isCode(found) ? undefined : right, `Write “${right}”`)]
}

function spell(word: string): string {
  const right = spellings[word.toLowerCase()] ?? '501(c)(3)'
  return /^\p{Lu}/u.test(word) ? matchCase(word, right) : right
}

/** Countries; the period of 'U.K.' may also end the sentence. */
function findCountries(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(countries)) return []
  return findOutsideQuotes(paragraph, country).map((match) => {
    const { index, input, 0: name } = match
    if (name === 'U.S.A.') return toRuleMatch(match, 'U.S.')
    const isEnd = input[index + name.length] === '.'
    return toRuleMatch(match, `${name[0]}.${name[1]}${isEnd ? '' : '.'}`)
  })
}
