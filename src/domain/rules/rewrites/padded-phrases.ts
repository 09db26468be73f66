// Padding around verbs, figures and places that says nothing: 'had the effect of reducing' is 'reduced'. Rule TON-11.
import { monthPattern } from '#domain/language/calendar-words.ts'
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb, toParticiple, toPast, toThird } from '#domain/language/verbs.ts'
import { findReplacements, type Replacement, type Rewrite } from './rewrite.ts'

type Groups = Readonly<Record<string, string>>

const groupsOf = (match: RegExpExecArray): Groups => match.groups ?? {}
const numeral = `(?:[$€£]?\\d|${numberWordsPattern()}\\b)`
const moment = `(?:(?:19|20)\\d\\d\\b|(?:${monthPattern()})\\b)`
const start = '(?<=^|[.!?]["”]? |— )'

/** A verb that carries another: the form of the first is given to the second. */
function carry(carrier: string, gerund: string): string | undefined {
  const base = readVerb(gerund, 'gerund')
  if (base === undefined) return undefined
  if (/(?:ed|had)$/.test(carrier)) return toPast(base)
  return carrier.endsWith('s') ? toThird(base) : base
}

const verbs: Replacement[] = [
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
  [new RegExp(`\\bhave a (?:lifespan|life) of (?=${numeral}|about|up to|between)`, 'gu'), 'last '],
  [new RegExp(`\\bhas a (?:lifespan|life) of (?=${numeral}|about|up to|between)`, 'gu'), 'lasts '],
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

/** What a clause says about a figure, a day or a part of the whole. */
const figures: Replacement[] = [
  [new RegExp(`\\b(?:somewhere )?in the (?:region|neighborhood|vicinity) of (?=${numeral})`, 'gu'), 'about '],
  [
    /(?<!\bthat )\b(?<verb>comes|came|amounts|amounted) to (?:a|the) (?:figure|total|sum) of (?=[$€£\d])/g,
    ({ 0: all }) => (/came|amounted/.test(all) ? 'was ' : 'is '),
  ],
  [/ (?:that|which) (?:amounts|amounted|comes|came) to (?=[$€£]\d)/g, ' of '],
  [
    /(?<=\b(?:aside|up|pay|paid|spend|spent|raise|raised|donate|donated|gave|give|borrow|borrowed|cost|costs) )the sum of (?=[$€£]\d)/g,
    '',
  ],
  [new RegExp(`\\bover the course of (?:a period of )?(?=${numeral})`, 'gu'), 'over '],
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
  [/\bthe very (?=first\b|last\b|same\b)/g, 'the '],
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

/** Where somebody is, and how a sentence gets to what it says. */
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
