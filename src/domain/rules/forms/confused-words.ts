// Finds words that are confused with others, by words around them that only fit the other one, and days and months without a capital. Rules GRM-12
// and GRM-13. A word that may be right is left alone: "to effect a change", "the round's lead".

import { findOutsideQuotes, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'
import { matchCase, upperFirst } from '#domain/text/letter-case.ts'
import { months } from '#domain/time/calendar.ts'

interface Confusion {
  readonly found: RegExp
  readonly meant: string
  /** Words beside it with which it is right. */
  readonly unlessBefore?: RegExp
  readonly unlessAfter?: RegExp
}

const helper = "(?:will|would|could|can|may|might|should|must|not|n[’']t)"
const determiner =
  '(?:the|its|their|our|his|her|these|those|all|any|some|many|most|more|every|each|up to|about|nearly|only|\\d[\\d,]*)'
/** Who is affected. */
const affected = '(?:people|families|children|\\p{Ll}{2,}(?:ers|ees|ants|(?<!m)ents))'
/** What is brought about rather than changed: it really is effected. */
const brought =
  /\b(?:change|transfer|merger|payment|repair|cure|transition|transformation|settlement|closing|improvement|saving|reform|sale|purchase|transaction|deliver|release|exchange|registration|arrest|rescue|recover|polic|plan)/
const comparative =
  '(?:more|less|fewer|rather|other|sooner|(?:great|larg|small|bigg|high|low|earli|fast|slow|old|young|long|short|cheap|strong|weak|clos|wid|deep|heavi|light|new|wors|clean|quick|hott|cold|warm|safe|simpl|bright)er|better|worse)'

const confusions: readonly Confusion[] = [
  {
    found: new RegExp(`(?<=\\b${helper} )effect(?= (?:${determiner}|${affected}) )`, 'gu'),
    meant: 'affect',
    unlessAfter: brought,
  },
  {
    found: /(?<=\b(?:is|are|was|were|be|been|being|not|badly|directly|most|worst|also) )effected(?= by )/gu,
    meant: 'affected',
    unlessBefore: brought,
  },
  {
    found:
      /(?<=\p{Ll} )effected(?= (?:about |nearly |more than |some |all |up to )?(?:\d|customers|residents|people|patients|riders|families|homes))|(?<=\b(?:[Cc]ustomers|[Rr]esidents|[Pp]eople|[Pp]atients|[Rr]iders|[Ff]amilies|[Hh]omes|[Ee]mployees|[Mm]embers|[Ss]tudents|[Tt]hose|[Aa]nyone|[Ee]veryone) )effected(?= by )/gu,
    meant: 'affected',
    unlessAfter: brought,
  },
  {
    found:
      /(?<=\b(?:an|no|any|little|the|its|their|adverse|negative|positive|immediate|lasting|direct|same|side) )affect(?= (?:on|of|upon) )/gu,
    meant: 'effect',
  },
  {
    found: new RegExp(
      `(?<=\\b${comparative} )then(?= (?:[$€£]?\\d|(?:the|an?|its|their|any|ever|expected|planned|last|half|twice|usual|before|those|that|in|at|one|two|three|four|five|six|seven|eight|nine|ten|half|most|many|all|other)\\b))`,
      'giu',
    ),
    meant: 'than',
  },
  { found: /(?<=\b(?:be|been|being|was|were|is|are) )lead(?= by )/gu, meant: 'led' },
  { found: /(?<=\b(?:has|had) )lead(?= (?:the|an?|its|his|her|their|efforts|teams) )/gu, meant: 'led' },
  {
    found: /(?<=\b(?:round|investment|consortium|financing|funding|effort|study|team),? )lead(?= by )/gu,
    meant: 'led',
  },
  {
    found: new RegExp(
      `(?<=\\b(?:${helper}|to) )loose(?= (?:the|its|their|his|her|our|any|all|more|up to|money|jobs|access|power|customers|\\d))`,
      'gu',
    ),
    meant: 'lose',
  },
  {
    found:
      /(?<![\p{L}-])principle(?= (?:reason|cause|investor|owner|partner|engineer|shareholder|architect|investigator|aim|goal|office|place|residence|source|sponsor|scientist|funder)s?\b)/giu,
    meant: 'principal',
  },
  { found: /(?<![\p{L}-])their(?= (?:is|are|was|were|will be|has been|have been)\b)/giu, meant: 'there' },
  // A plural after "there" shows that "their" is meant: 'because there brakes can fail'.
  {
    found:
      /(?<=\b(?:because|while|if|but|that|and) )there(?= \p{Ll}{3,}s (?:can|could|will|may|might|must|should|do|did)\b)/gu,
    meant: 'their',
  },
  {
    found:
      /(?<=\b(?:recall|rule|law|closure|outage|delay|strike|shutdown|decision|ban|shortage|storm) )effects(?= (?:\p{Ll}+s|about|more|nearly|all|some|the|only|\d))/gu,
    meant: 'affects',
  },
  {
    found:
      /(?<=\b(?:is|are|was|were|get|gets|got|been|be|not) )use(?= to (?:the|an?|its|their|it|\p{Ll}+ing)\b)/gu,
    meant: 'used',
  },
  { found: /(?<=\b(?:is|are|was|were|not) )suppose(?= to )/gu, meant: 'supposed' },
  {
    found:
      /(?<=\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Hh]is|[Hh]er|[Tt]his) (?!children|people|women|men|police)\p{Ll}{3,}(?<!s) )lead(?= (?:the|its|his|her|an?|all) )/gu,
    meant: 'led',
  },
  {
    found:
      /(?<![\p{L}-])counsel(?= (?:(?:unanimously )?(?:voted|approved|adopted|passed)|members?|meetings?|chambers?)\b)/giu,
    meant: 'council',
  },
  {
    found:
      /(?<![\p{L}-])compliment(?=(?:s|ed|ing)? (?:(?:the|its|their|our|his|her|any) )?(?:\p{Ll}+ )?(?:existing|current|lines?|ranges?|portfolios?|products?|services?|offerings?|menus?|decor|designs?|buildings?|collections?|programs?|laws?|missions?|strateg(?:y|ies)|skills|dish(?:es)?|flavors?|colors?|system|work|efforts)\b)/giu,
    meant: 'complement',
    unlessBefore: /\b(?:an?|the|this|that|his|her|their|no) $/i,
  },
  {
    found: /(?<=\b(?:is|are|was|were|be|been|being) (?:\p{Ll}+ly )?)comprised(?= of )/gu,
    meant: 'composed',
  },
  { found: /(?<![\p{L}-])insure(?=s? that )/giu, meant: 'ensure' },
  {
    found:
      /(?<=\b(?:the|an?|any|some|free|legal|expert|good|bad|medical|financial|tax|career|her|his|their|its) )advise(?=[ .,;](?!\p{Ll}+ (?:to|against) ))/gu,
    meant: 'advice',
  },
  {
    found: /(?<![\p{L}-])everyday(?= (?:from|at|until|through|except|during|by|between)\b|[.;]|$)/gu,
    meant: 'every day',
  },
  {
    found: /(?<![\p{L}-])(?<=\b(?:perfect|ideal|natural|great|good|fine|nice|fitting) )compliment(?= to )/gu,
    meant: 'complement',
  },
  {
    found:
      /(?<![\p{L}-])poured(?= over (?:the |its |their |his |her |old |these |those )?(?:\p{Ll}+ )?(?:letters|records|documents|maps|data|files|books|papers|archives?|notes|reports|plans|photographs|photos|drawings|diaries|ledgers)\b)/giu,
    meant: 'pored',
  },
  {
    found:
      /(?<=\p{L}, )whom(?= (?:\p{Ll}+ ){1,2}(?:say|says|said|believe|believes|think|thinks|know) (?:is|are|was|were|will|has|have|had|can)\b)/gu,
    meant: 'who',
  },
  { found: /(?<=\bsneak )peak(?=s?\b)/giu, meant: 'peek' },
  {
    found:
      /(?<![\p{L}-])peaked(?= (?:the|their|his|her|our|its|my|public|some) (?:\p{Ll}+ )?(?:interest|curiosity)\b)/giu,
    meant: 'piqued',
  },
  { found: /(?<=\b(?:job|construction|building|work|web|camp|burial) )sight(?=s?\b)/gu, meant: 'site' },
  {
    found:
      /(?<=\b(?:venture|working|raised|raise|raising|private|human|seed|growth|new) )capitol(?!\p{L})|(?<![\p{L}-])capitol(?= (?:improvements?|campaign|investments?|gains|expenditures?|spending|costs?|budget|projects?|markets?|expenses?)\b)/gu,
    meant: 'capital',
  },
  { found: /(?<=\bfree )reign(?= (?:to|over|of|in|on)\b|[.,])/gu, meant: 'rein' },
  {
    found:
      /(?<=\b(?:key|leading|major|vital|central|important|active|critical|big|new) )roll(?= (?:in|as) )/gu,
    meant: 'role',
  },
  { found: /(?<![\p{L}-])irregardless(?![\p{L}-])/giu, meant: 'regardless' },
  { found: /(?<![\p{L}-])whose(?= (?:going|been|not|already|the|an?) )/giu, meant: 'who’s' },
  // 'novelist Ada Bright, who’s first book won': nobody is a first book.
  {
    found:
      /(?<=\p{L}, )who[’']s(?= (?:(?:first|second|third|last|latest|new|own|late) )?(?:books?|novels?|films?|work|works|debut|album|research|father|mother|son|daughter|husband|wife|brother|sister|family|parents|clients|customers|company|team|name|career|designs?|paintings?|recipes?|stor(?:y|ies))[ ,])/giu,
    meant: 'whose',
  },
  // 'change there passwords': what is changed belongs to somebody.
  {
    found:
      /(?<=\b(?:change|reset|bring|check|lose|lost|renew|update|use|sell|sold|pay|keep|left|leave|share|open|close|protect|improve|with|of|for|about) )there(?= \p{Ll}{3,}s(?![\p{L}’'-]))/gu,
    meant: 'their',
  },
  {
    found: /(?<=\b(?:[Aa]n|one) )alumni(?= (?:of|who|and|from|in)\b|[.,;])/gu,
    meant: 'alumnus',
  },
  {
    found: new RegExp(
      `(?<=\\b${comparative} (?:\\p{Ll}+ ){0,1})then(?= (?:we|they|he|she|it|you|I)(?![\\p{L}’']))`,
      'gu',
    ),
    meant: 'than',
  },
  {
    found:
      /(?<=\b(?:students|people|those|customers|employees|residents|members|workers|families|the one|anyone|everyone|volunteers) )whom(?= (?:agree|want|need|live|work|buy|use|have|has|are|is|was|were|will|can)\b)/gu,
    meant: 'who',
  },
  {
    found: new RegExp(
      `(?<=\\b${helper} )employee(?= (?:about |nearly |more than |up to )?(?:\\d|some|several|dozens|hundreds|\\p{Ll}+s\\b))`,
      'gu',
    ),
    meant: 'employ',
  },
]
const confused = new Trigger(
  /^(?:effect(?:ed|s)?|affect|there|then|lead|loose|principle|their|use|suppose|irregardless|whose|counsel|compliment(?:s|ed|ing)?|comprised|insures?|advise|everyday|peak(?:s|ed)?|sights?|capitol|reign|roll|who[’']s|alumni|whom|employee|poured)$/,
)

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?'
/** Months that are no other word in small letters; "march", "may" and "august" are. */
const month = months
  .map((name) => name.toLowerCase())
  .filter((name) => !/^(?:march|may|august)$/.test(name))
  .join('|')
const smallDay = new RegExp(
  `(?<![\\p{L}\\d@#/._-])(?:${weekday}|${month}|(?<=\\b(?:in|by|since|until|last|next|this|early|late|mid) )august(?=[.,;:)]|$| (?:and|or|to|the|at|for|with|when|after|before|of|by|as|but|on|in)\\b))(?![\\p{L}\\d@/_-]|\\.\\p{L}| \\d)|(?<![\\p{L}\\d@#/._-])${weekday}(?= \\d)`,
  'gu',
)
const days = new Trigger(new RegExp(`^(?:${weekday}|${month}|august)$`))

export const confusedWordRules: readonly Rule[] = [
  {
    id: 'GRM-12',
    severity: 'warning',
    title: 'Check for a commonly confused word',
    reason: 'This word is easily confused with another. Spell checkers miss it; readers don’t.',
    roles: textRoles,
    check: findConfusedWords,
  },
  {
    id: 'GRM-13',
    severity: 'warning',
    title: 'Capitalize days and months',
    reason: 'Days and months are proper nouns: Friday, December.',
    roles: textRoles,
    check: (paragraph) =>
      paragraph.has(days)
        ? findOutsideQuotes(paragraph, smallDay).map((match) => toRuleMatch(match, upperFirst(match[0])))
        : [],
  },
]

/** How many letters around a word are searched. */
const reach = 60

function findConfusedWords(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(confused)) return []
  return confusions.flatMap(({ found, meant, unlessBefore, unlessAfter }) =>
    findOutsideQuotes(paragraph, found).flatMap((match) => {
      const { index, input } = match
      const isRight =
        unlessBefore?.test(input.slice(Math.max(0, index - reach), index)) === true ||
        unlessAfter?.test(input.slice(index, index + reach)) === true
      const word = matchCase(match[0], meant)
      return isRight ? [] : [toRuleMatch(match, word, `Did you mean “${word}”?`)]
    }),
  )
}
