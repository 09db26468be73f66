// Shortens wordy phrases around verbs, figures and places: 'had the effect of reducing' is 'reduced'. Rule TON-11.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb, toParticiple, toPast, toThird } from '#domain/language/verbs.ts'
import { findReplacements, type Replacement, type Rewrite } from './rewrite.ts'

type Groups = Readonly<Record<string, string>>

const groupsOf = (match: RegExpExecArray): Groups => match.groups ?? {}
/** The source of a pattern for the start of a figure or a number in words. */
const numeral = `(?:[$€£]?\\d|${numberWordsPattern()}\\b)`
const moment = `(?:(?:19|20)\\d\\d\\b|(?:${monthPattern()})\\b)`
const start = '(?<=^|[.!?]["”]? |— )'

/** The second verb in the form of the first: 'had … reducing' becomes 'reduced'. */
function carry(carrier: string, gerund: string): string | undefined {
  const base = readVerb(gerund, 'gerund')
  if (base === undefined) return undefined
  if (/(?:ed|had)$/.test(carrier)) return toPast(base)
  return carrier.endsWith('s') ? toThird(base) : base
}

const being = '(?<be>is|are|was|were)(?<when> now| also| already| soon)?'
const can = (match: RegExpExecArray): string => {
  const { be = '', when = '' } = groupsOf(match)
  return `${/^w/.test(be) ? 'could' : 'can'}${when}`
}
/** Words in -ing that are often nouns: 'the opening of the cave'. */
const nounOnly =
  /^(?:building|opening|meeting|painting|drawing|ending|beginning|setting|landing|crossing|dwelling|feeling|clearing|offering|heading|filing|listing|covering|lighting|housing|training|planning|funding|being|saying|showing|hearing|reading|wedding|writing|recording|holding|standing|understanding|timing|launching|closing)$/
const verbs: Replacement[] = [
  [new RegExp(`\\b${being} in a position to\\b`, 'g'), can],
  [/\b(?<be>is|are)(?<when> now| also| already| soon) able to\b/g, can],
  [
    /\b(?:has|have) (?:now )?reached the (?:point|stage) (?:where|at which) (?:it|they|he|she) (?:can|is able to|are able to)\b/g,
    'can now',
  ],
  [
    /\b(?<helper>has|have|had|will have) the (?:capability|ability|capacity|possibility) of (?<verb>\p{Ll}+ing)\b/gu,
    (match) => {
      const { helper = '', verb = '' } = groupsOf(match)
      const base = readVerb(verb, 'gerund')
      if (base === undefined) return undefined
      return helper === 'will have'
        ? `will be able to ${base}`
        : `${helper === 'had' ? 'could' : 'can'} ${base}`
    },
  ],
  [/\b(?<be>is|are) required to\b/g, (match) => (groupsOf(match).be === 'is' ? 'has to' : 'have to')],
  [/(?<=\b(?:be|been|was|were|being) )put to the test\b/g, 'tested'],
  [/(?<=\b(?:be|been|was|were|being|is|are) )brought to completion\b/g, 'completed'],
  [/(?<=\b(?:was|were) )made available (?=by )/g, 'provided '],
  [/(?<=\b(?:be|been|was|were) )given (?:the|an) offer of\b/g, 'offered'],
  [/\bmakes provision for\b/g, 'provides for'],
  [/\bmade provision for\b/g, 'provided for'],
  [/\bat one time (?=\p{Ll}+ed\b)/gu, 'once '],
  [/\bnot as yet\b/g, 'not yet'],
  [
    /\bit may be possible for (?<who>[^,.;]{3,40}?) to\b/g,
    (match) => `${groupsOf(match).who} may be able to`,
  ],
  [
    /(?<=\b(?:for|before|after|without) )the (?<verb>\p{Ll}+ing) of (?=\d|the |an? |its |their |\p{Ll}+s\b|salmon|water|waste|food)/gu,
    (match) => {
      const verb = groupsOf(match).verb ?? ''
      return nounOnly.test(verb) || readVerb(verb, 'gerund') === undefined ? undefined : `${verb} `
    },
  ],
  [
    /\b(?<carrier>has|have|had) the (?:effect|consequence|result) of (?<verb>\p{Ll}+ing)\b/gu,
    (match) => carry(groupsOf(match).carrier ?? '', groupsOf(match).verb ?? ''),
  ],
  [
    /\b(?<carrier>serves?|served) the (?:function|purpose) of (?<verb>\p{Ll}+ing)\b/gu,
    (match) => carry(groupsOf(match).carrier ?? '', groupsOf(match).verb ?? ''),
  ],
  [
    /\b(?:was|were) able to (?<verb>\p{Ll}+)\b/gu,
    (match) => {
      const base = readVerb(groupsOf(match).verb ?? '', 'base')
      return base === undefined || base === 'be' ? undefined : toPast(base)
    },
  ],
  [
    /\b(?<has>has|have|had) gone so far as to (?<verb>\p{Ll}+)\b/gu,
    (match) => {
      const { has = '', verb = '' } = groupsOf(match)
      return readVerb(verb, 'base') === undefined ? undefined : `${has} ${toParticiple(verb)}`
    },
  ],
  [
    /\bwill be given the (?:opportunity|chance|ability) (?:to (?<verb>\p{Ll}+)|of (?<gerund>\p{Ll}+ing))\b/gu,
    (match) => {
      const { verb, gerund = '' } = groupsOf(match)
      const base = verb ?? readVerb(gerund, 'gerund')
      return base === undefined ? undefined : `can ${base}`
    },
  ],
  [/\bwill (?:have|get) the (?:opportunity|chance) to\b/g, 'can'],
  [/\b(?:can|will be able to) gain (?:entry|access|admission) to\b/g, 'can enter'],
  [
    /\b(?:has |have |had )?(?:found|finds?) (?:itself|themselves|himself|herself) (?:in the position of )?having to\b/g,
    ({ 0: all }) => (/find/.test(all) ? (all.includes('finds') ? 'has to' : 'have to') : 'had to'),
  ],
  [/\b(?:has|have) been (?:obliged|compelled) to\b/g, 'had to'],
  [/\b(?:was|were) (?:keen|eager|quick) to (?:point out|stress|emphasize) that\b/g, 'said that'],
  [
    /\bexpress(?:ed|es) the (?:view|opinion|belief) that\b/g,
    ({ 0: all }) => (all.startsWith('expressed') ? 'said that' : 'says that'),
  ],
  [/\b(?<helper>may|might|will|could|would|must|can|should) be in need of\b/g, '$1 need'],
  [/\b(?<helper>may|might|will|could|would|must|can|should) be in receipt of\b/g, '$1 receive'],
  [/\b(?:is|are) in receipt of\b/g, ({ 0: all }) => (all.startsWith('is') ? 'receives' : 'receive')],
  [/\bhas a value of (?=[$€£]\d)/g, 'is worth '],
  [/\bhave a value of (?=[$€£]\d)/g, 'are worth '],
  [new RegExp(`\\bhas a weight of (?=${numeral})`, 'gu'), 'weighs '],
  [new RegExp(`\\bhave a weight of (?=${numeral})`, 'gu'), 'weigh '],
  [new RegExp(`\\bhave a (?:lifespan|life|duration) of (?=${numeral}|about|up to|between)`, 'gu'), 'last '],
  [new RegExp(`\\bhas a (?:lifespan|life|duration) of (?=${numeral}|about|up to|between)`, 'gu'), 'lasts '],
  [/(?<=\b(?:requires?|required|involves?|involved) )the use of /g, ''],
  [/\b(?:will be made|will become) available for (?:purchase|sale)\b/g, 'will go on sale'],
  [
    /\b(?:is|are) due to (?:take effect|come into effect)(?: as of| on| from)?\b/g,
    ({ 0: all }) => (all.startsWith('is') ? 'takes effect' : 'take effect'),
  ],
  [
    /\b(?:paid|pays|pay) a visit(?= (?:in|on|last|during|each|every)\b|[.,])/g,
    ({ 0: all }) => ({ paid: 'visited', pays: 'visits' })[all.split(' ')[0] ?? ''] ?? 'visit',
  ],
  [/\bto the effect that\b/g, 'that'],
  [/\b(?<be>is|was) one (?:that|which) (?=(?:has|had|was|is|came|comes|went|goes)\b)/g, ''],
]

/** Phrases around a figure, a day or a share. */
const figures: Replacement[] = [
  [new RegExp(`\\b(?:somewhere )?in the (?:region|neighborhood|vicinity) of (?=${numeral})`, 'gu'), 'about '],
  [
    /(?<!\bthat )\b(?<verb>comes|came|amounts|amounted) to (?:a|the) (?:figure|total|sum) of (?=[$€£\d])/g,
    ({ 0: all }) => (/came|amounted/.test(all) ? 'was ' : 'is '),
  ],
  [/(?<!,) (?:that|which) (?:amounts|amounted|comes|came) to (?=[$€£]\d)/g, ' of '],
  [
    /(?<=\b(?:aside|up|pay|paid|spend|spent|raise|raised|donate|donated|gave|give|borrow|borrowed|cost|costs) )the sum of (?=[$€£]\d)/g,
    '',
  ],
  [new RegExp(`\\bover the course of (?:a period of )?(?=${numeral})`, 'gu'), 'in '],
  [new RegExp(`\\bat some (?:point|time|stage) (?:in|during)(?: the course of)? (?=${moment})`, 'gu'), 'in '],
  [new RegExp(`\\bon or before (?=(?:${monthPattern()})\\b)`, 'gu'), 'by '],
  [new RegExp(`\\bstarting from (?=\\d|(?:${monthPattern()})\\b)`, 'gu'), 'starting '],
  [/\bever since (?=(?:the year )?(?:1[6-9]|20)\d\d\b)/g, 'since '],
  [/\bas compared (?=with|to)\b/g, 'compared '],
  [/, a (?:number|figure|total|sum) that stands in contrast to\b/g, ', compared with'],
  [new RegExp(`\\ball (?<count>${numberWordsPattern()}) of the (?=\\p{Ll})`, 'gu'), 'all $1 '],
  [/\bboth of the (?=\p{Ll}+s\b)/gu, 'both '],
  [/\b(?<each>[Ee]ach|[Ee]very) (?:individual|single|separate) (?=\p{Ll})/gu, '$1 '],
  [/\beach one of (?=the\b|these\b|those\b|its\b|them\b)/g, 'each of '],
  [/\bthe very (?=first\b|last\b|same\b)/gi, 'the '],
  [/\b(?<reach>throughout|across|over|during) the (?:entire|whole) (?=\p{Ll})/gu, '$1 the '],
  [/(?<=\b(?:for|of|to|by|than|spent|paid|raised|spend|pay) )a total (?:sum|amount) of (?=[$€£]?\d)/g, ''],
  [/(?<=\bpa(?:ys?|id)(?: only)? )an? (?:fee|price|sum|charge) of (?=[$€£]\d)/g, ''],
  [/\ban? (?:quantity|amount) of (?=(?:about |approximately |more than |up to )?\d[\d,.]* \p{Ll})/gu, ''],
  [
    new RegExp(
      `\\ba period of (?<noun>\\p{Ll}+) that lasted (?:for )?(?:a total of )?(?<time>${numeral}\\S* \\p{Ll}+)`,
      'gu',
    ),
    (match) => `${groupsOf(match).time} of ${groupsOf(match).noun}`,
  ],
  [
    new RegExp(
      `(?<!,) (?:that|which) (?:has|have) (?:a size|an area|a length|a capacity) of (?=${numeral})(?![^.;]{0,60} and (?:that|which))`,
      'gu',
    ),
    ' of ',
  ],
  [/\bwith a start(?:ing)? date of /g, 'starting '],
  [/\b(?<no>no [^,.;]{2,40}?) (?:of any (?:kind|sort)|whatsoever)\b/g, '$1'],
  [/\b(?<all>[Aa]ll) of the (?=\p{Ll})/gu, '$1 the '],
  [
    /\bthe (?<noun>\p{Ll}+) that (?:is|are|was|were) (?<kind>necessary|required|available)(?= (?:is|are|was|were|will|can)\b)/gu,
    'the $2 $1',
  ],
  [/(?<=\b[Tt]he \p{Ll}{3,20}) in question\b/gu, ''],
  [/ whatsoever\b/g, ''],
  [/\bin all (?:likelihood|probability)\b/g, 'probably'],
  [
    /\bthose who are (?<who>\p{Ll}+)\b(?=[.,;]|$)/gu,
    (match) => (isGroup(groupsOf(match).who ?? '') ? groupsOf(match).who : undefined),
  ],
  [/\b(?<=\bin )(?<noun>\p{Ll}+) (?:(?:that|which) is )?of an? (?<kind>\p{Ll}+) nature\b/gu, '$2 $1'],
  [
    /\bon an? (?<kind>frequent|occasional|continual|continuous|permanent|seasonal|provisional|individual|equal) basis\b/g,
    '$1ly',
  ],
]

/** Whether the subject is plural, which needs another verb form: 'Ana and Bo', 'the directors'. */
function isSeveral(who: string): boolean {
  return / and |,/.test(who) || isGroup(who.split(' ').at(-1) ?? '')
}

/** Phrases of place, and phrases that only lead to the statement. */
const clauses: Replacement[] = [
  [
    /(?<=\p{Ll}) (?:that|which) (?:can be found|carries out its (?:operations|work|business)|has its (?:premises|base|base of operations|headquarters|offices?|home|workshop)|makes its home|does (?:its )?business) (?=(?:in|at|on|near) )/gu,
    ' ',
  ],
  [
    /, whose (?:workshop|offices?|factory|headquarters|shop|studio|premises) (?:is|are) (?:located|situated|based) (?=(?:in|at|on|near) )/g,
    ', ',
  ],
  [
    /\b(?<who>that|which|who) is engaged in the business of (?<verb>\p{Ll}+ing)\b/gu,
    (match) => {
      const base = readVerb(groupsOf(match).verb ?? '', 'gerund')
      return base === undefined
        ? `in the business of ${groupsOf(match).verb}`
        : `${groupsOf(match).who} ${toThird(base)}`
    },
  ],
  [/, which (?:has been|was|is) given the name (?:of )?(?=[“"\p{Lu}])/gu, ', called '],
  [/, which is the name of (?=an? )/g, ', '],
  [/, (?:which (?:is|are) )?(?:situated|located) (?=(?:in|at|on|near) )/g, ', '],
  [new RegExp(`, which (?:took|takes|will take) place on (?=(?:${monthPattern()})\\b)`, 'gu'), ', on '],
  [
    /\b[Dd]uring the (?:period|time) (?:in|during) which\b/g,
    ({ 0: all }) => (all.startsWith('D') ? 'While' : 'while'),
  ],
  [/\bin the subject of (?=\p{Ll})/gu, 'in '],
  [/\b(?<be>is|was) the fact that\b/g, '$1 that'],
  [/\bthe reason for (?:this|that)(?: \p{Ll}+)? (?<be>is|was) (?=that |the fact)/gu, 'the reason $1 '],
  [
    /\bthe (?!rest|whole|end|part|half|majority|heart|size|top|name|use)(?<noun>\p{Ll}+(?: \p{Ll}+)?) of the (?<owner>company|cooperative|firm|association|foundation|organization)(?![\p{L}’'-])/gu,
    (match) =>
      /\b(?:of|that|and|or|for|in|to)\b/.test(groupsOf(match).noun ?? '')
        ? undefined
        : `the ${groupsOf(match).owner}’s ${groupsOf(match).noun}`,
  ],
  [
    /\b[Ii]t is the (?<noun>expectation|view|opinion|belief|hope) of (?<who>[^,.;]{3,60}?) that\b/g,
    (match) => {
      const { noun = '', who = '' } = groupsOf(match)
      const verb = { expectation: 'expects', hope: 'hopes' }[noun] ?? 'believes'
      return isSeveral(who) ? undefined : `${who} ${verb} that`
    },
  ],
  [
    /\b[Tt]he (?<noun>statement|announcement|claim|promise) was made by (?<who>[^,.;]{3,60}?) that\b/g,
    (match) => {
      const { noun = '', who = '' } = groupsOf(match)
      const verb = { announcement: 'announced', claim: 'claimed', promise: 'promised' }[noun] ?? 'said'
      return `${who} ${verb} that`
    },
  ],
  [
    /\b[Ii]t (?:has been|was) (?<verb>decided|announced|agreed|found|determined) by (?<who>[^,.;]{3,60}?) that\b/g,
    (match) => `${groupsOf(match).who} ${groupsOf(match).verb} that`,
  ],
  [/\bit is the case that /g, ''],
  [
    new RegExp(`${start}What happens is that (?<next>\\p{L})`, 'gu'),
    (match) => (groupsOf(match).next ?? '').toUpperCase(),
  ],
  [/\b[Nn]otwithstanding the fact that\b/g, 'although'],
  [
    new RegExp(
      `${start}For (?:the benefit of )?(?:those|anyone|readers) who (?:may|might|are|is) (?:not be |not |un)familiar with [^,.]{3,40}, (?:it (?:is|may be) (?:perhaps )?worth (?:mentioning|noting|saying|explaining) that )?(?<next>\\p{L})`,
      'gu',
    ),
    (match) => (groupsOf(match).next ?? '').toUpperCase(),
  ],
]

export const paddedPhrases: Rewrite = {
  rule: 'TON-11',
  isForTexts: true,
  find: (text, { kind }) =>
    kind === 'headline' || kind === 'heading' || kind === 'contact'
      ? []
      : findReplacements(text, [...verbs, ...figures, ...clauses]),
}
