// Small mistakes that are wrong in any style: plurals with an apostrophe, the place of "not", a missing hyphen. Rules GRM-09 to GRM-11 and PUN-06.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { toPlural } from '#domain/language/grammar/plurals.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { smallNumbers as small } from '#domain/language/numbers/number-words.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findOutsideQuotes, isNameWord, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import { type Rule, type RuleMatch, textRoles } from '#domain/rules/rule.ts'

/** What follows a plural with a wrong apostrophe: the end, or a word that starts no noun. */
const nothingOwned =
  '(?=[.,;:)!?]|$| (?:today|now|and|or|but|in|at|on|for|with|from|to|by|are|were|will|have|had|can|who|that|which|worldwide|nationwide|each)\\b)'
/** A plural with an apostrophe: '85 employee’s today', 'sells DVD’s.' 'Women’s and men’s teams' is right. */
const ownedByNobody = new RegExp(
  `(?<=(?<![\\p{L}\\d.,$€£-])(?:[2-9]|\\d{2,3}|\\d{1,3},\\d{3}|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several|these|those) )(?!women|men|children|people)(?<noun>\\p{Ll}{3,20})[’']s${nothingOwned}|(?<=\\b(?:on|open|closed|every) )(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)[’']s(?=[.,;)]|$| (?:and|from|at|between|through|in)\\b)|(?<![\\p{L}\\d.-]|\\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|of) )(?<letters>\\p{Lu}{2,5})[’']s${nothingOwned}`,
  'gu',
)
const owners = new Trigger(/[’']s$/)

/** Nouns that have no plural. */
const uncountable =
  /(?<![\p{L}-])(?<noun>[Ii]nformation|[Ee]quipment|[Ff]urniture|[Ss]oftware|[Hh]ardware|[Ff]eedback|[Ll]uggage|[Bb]aggage|[Hh]omework|[Ee]vidence|[Jj]ewelry|[Ss]cenery|[Aa]dvice|[Kk]now-how|[Ll]egislation|[Dd]ata)s(?![\p{L}’'-])/gu
const uncountables = new Trigger(
  /^(?:information|equipment|furniture|software|hardware|feedback|luggage|baggage|homework|evidence|jewelry|scenery|advice|know-how|legislation|data)s$/,
)

/** 'will be not affected'; 'may be not only a park but a school' is right. */
const lateNot =
  /(?<![\p{L}’'-])(?<helper>[Ww]ill|[Ww]ould|[Cc]an|[Cc]ould|[Ss]hould|[Mm]ay|[Mm]ight|[Mm]ust) be not(?= (?!just|important|different|content|present|current)\p{Ll}+(?:ed|en|t|n|ble)\b)/gu
const helpers = new Trigger(/^(?:will|would|can|could|should|may|might|must)$/)

const count = `(?:[2-9]|\\d{2,3}|\\d{1,3},\\d{3}|${small}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)`
/** Nouns for measures before another noun. */
const measured =
  'year|month|week|day|hour|minute|mile|foot|inch|yard|acre|person|watt|kilowatt|barrel|bushel|bed|bedroom|room|seat|page|story|unit|ton|pound|gallon|liter|meter|kilometer|megawatt|lane|member|man|woman|night|degree|point|car|game|part|step|hole|dollar|star'
/** A measure without a hyphen: 'a 12 person diner'. After 'a' the number must belong to the noun. */
const openCompound = new RegExp(
  `(?<=(?<![\\p{L}-])(?:[Aa]n?|[Tt]he|[Ii]ts|[Tt]heir|[Tt]his|[Hh]is|[Hh]er|[Oo]ur|[Nn]ew) (?<count>${count}))(?<gap> )(?<unit>${measured})(?= (?<noun>\\p{Ll}{3,20})(?![\\p{L}’'-]))`,
  'gu',
)
const measures = new Trigger(new RegExp(`^(?:(?:${measured})|(?:year|month|week|day)s)$`))
/** Words after a number that are no such noun: 'the one day that', 'a two year old', 'the one person running'. */
const noNoun = /^(?:old|olds|long|ago|later|away|apart|at|\p{Ll}+ing|\p{Ll}+ly|who|that|left)$/u

export const slipRules: readonly Rule[] = [
  {
    id: 'GRM-09',
    severity: 'warning',
    title: 'No apostrophe in a plural',
    reason: 'An apostrophe shows possession. A plain plural doesn’t take one.',
    roles: textRoles,
    check: findOwnersOfNothing,
  },
  {
    id: 'GRM-10',
    severity: 'warning',
    title: 'This word has no plural',
    reason: 'Words like information, equipment and software have no plural, so they don’t take an s.',
    roles: textRoles,
    check: findUncountables,
  },
  {
    id: 'GRM-11',
    severity: 'warning',
    title: 'Put “not” before “be”',
    reason: 'After will, can or may, English puts “not” first: will not be.',
    roles: textRoles,
    check: (paragraph) =>
      paragraph.has(helpers) && paragraph.text.includes(' be not ')
        ? findOutsideQuotes(paragraph, lateNot).map((match) =>
            toRuleMatch(match, `${match.groups?.helper} not be`),
          )
        : [],
  },
  {
    id: 'PUN-06',
    severity: 'hint',
    title: 'Hyphenate a number and unit before a noun',
    reason: 'The hyphen joins the two into one adjective: a five-year plan, a 12-person crew.',
    roles: textRoles,
    check: findOpenCompounds,
  },
]

function findOwnersOfNothing(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(owners)) return []
  return findOutsideQuotes(paragraph, ownedByNobody).map((match) => {
    const { noun, day, letters } = match.groups ?? {}
    const plural = letters === undefined ? toPlural(noun ?? day ?? '') : `${letters}s`
    return toRuleMatch(match, plural, `Write “${plural}”`)
  })
}

function findUncountables(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(uncountables)) return []
  return findOutsideQuotes(paragraph, uncountable).flatMap((match) => {
    // 'The Hardwares played': a capital inside a sentence makes a name.
    if (isNameWord(paragraph, match.index)) return []
    const noun = match.groups?.noun ?? ''
    const after = paragraph.text.slice(match.index + match[0].length)
    const before = paragraph.text.slice(Math.max(0, match.index - 12), match.index)
    // A verb or number in the plural would have to change as well.
    const isBound = /^ (?:are|were|have|do)\b/.test(after) || /\b(?:these|those|many|few|\d+) $/.test(before)
    return [toRuleMatch(match, isBound ? undefined : noun, `Write “${noun}”`)]
  })
}

/** 'the 40 year old boiler'; 'the 40 year old said' is a person. */
const openAge = new RegExp(
  `(?<=(?<![\\p{L}-])(?:[Aa]n?|[Tt]he|[Ii]ts|[Tt]heir|[Tt]his|[Hh]is|[Hh]er|[Oo]ur) ${count}) (?<unit>years?|months?|weeks?|days?) old(?= (?<noun>\\p{Ll}{3,20})(?![\\p{L}’'-]))`,
  'gu',
)

function findOpenAges(paragraph: Paragraph): RuleMatch[] {
  return findOutsideQuotes(paragraph, openAge).flatMap((match) => {
    const { unit = '', noun = '' } = match.groups ?? {}
    if (isFunctionWord(noun) || !isEverydayWord(noun) || readVerb(noun, 'past', 'third') !== undefined)
      return []
    const fix = `-${unit.replace(/s$/, '')}-old`
    return [toRuleMatch(match, fix, 'Hyphenate the age')]
  })
}

function findOpenCompounds(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(measures)) return []
  const ages = findOpenAges(paragraph)
  const compounds = findOutsideQuotes(paragraph, openCompound).flatMap((match) => {
    const { count: number = '', unit = '', noun = '' } = match.groups ?? {}
    const isArticle = /\b[Aa]n? $/.test(paragraph.text.slice(0, match.index - number.length))
    if ((/^(?:one|1)$/.test(number) && !isArticle) || isFunctionWord(noun) || noNoun.test(noun)) return []
    if (!isArticle && !isEverydayWord(noun)) return []
    const { index, 0: found } = match
    return [
      {
        from: index - number.length,
        to: index + found.length,
        fix: [{ from: index, to: index + 1, text: '-' }],
        message: `Put a hyphen before “${unit}”`,
      },
    ]
  })
  return [...ages, ...compounds]
}
