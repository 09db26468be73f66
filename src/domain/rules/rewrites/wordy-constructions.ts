// Shortens wordy constructions without a change in meaning. Rule TON-11; single phrases are in domain/language/synonyms/wordy-words.ts.

import { findMatches } from '#domain/language/matches.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { readVerb, toPast, toThird } from '#domain/language/verbs.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { findReplacements, type Replacement, type Rewrite } from './rewrite.ts'
import { wrappedFigures } from './wrapped-figures.ts'

const start = '(?<=^|[.!?]["”]? |— )'
const capital = (match: RegExpExecArray): string => (match.groups?.next ?? '').toUpperCase()
const praising = 'pleased|proud|thrilled|excited|delighted|happy|honored|glad'

/** Openings that only say that something follows. */
const openings: Replacement[] = [
  [
    new RegExp(
      `${start}(?:It (?:is|was|(?:should|must)(?: also)? be|bears|has been) (?:also )?(?:important|interesting|worth|worthwhile|noted|clear|evident|obvious|true|no secret|an undeniable fact|pointed out|mentioned|emphasized|stressed|repeating)(?: to (?:note|mention|remember|emphasize|point out)| noting| mentioning| pointing out| emphasizing| remembering)?(?: here)? that|There (?:is|can be) (?:no|little) (?:doubt|question) that|It goes without saying that|It is (?:a|the) (?:well-known )?fact that|Please (?:be advised|note|be aware)(?: that)?|Needless to say|As (?:has been |was |is )?(?:previously |already )?(?:mentioned|stated|noted|described|said)(?: above| earlier| before| previously)?|(?:At|When) (?:the end of the day|all is said and done)|In (?:the final analysis|actual fact|point of fact|other words)|As a matter of fact|For all intents and purposes|As far as [^,.]{3,40} (?:is|are) concerned|In terms of [^,.]{3,30}|(?:With (?:regard|respect) to|As regards|Regarding) (?:the )?(?:price|costs?|size|timing|date|location|length|weight|schedule)),? (?:(?<next>\\p{Ll})|(?=\\S))`,
      'gu',
    ),
    capital,
  ],
  [
    /, (?:needless to say|as (?:mentioned|stated|noted|described)(?: above| earlier| before)?|at the end of the day|of course|for all intents and purposes|in other words)(?:,|(?=\.))(?! (?:but|and)\b)/gi,
    '',
  ],
  [/\bit (?:was|has been) (?:found|determined|observed|discovered) that (?=\d)/gi, ''],
  [
    new RegExp(
      `\\b(?:is|are) (?:very |extremely |so |truly |both )?(?:${praising}) to (?:be able to )?(?:announce|share|report|say|inform you) that\\b`,
      'gu',
    ),
    'said',
  ],
  [/\b(?:wishes|would like|wants) to (?:inform|notify|advise|tell|remind) [^,.;]{3,40}? that\b/g, 'says'],
  [
    /\b(?:would like|wishes|wants) to (?:take this opportunity to )?(?:extend|express|offer|give) (?:its|their|his|her|our) (?:sincere |heartfelt |deepest |warm )?(?:thanks|gratitude|appreciation) to\b/g,
    'thanks',
  ],
  [
    /\bexpressed (?:its|their|his|her|our) (?:sincere |heartfelt |deepest )?(?:thanks|gratitude|appreciation) to\b/g,
    'thanked',
  ],
  [
    new RegExp(`${start}In addition(?: to (?:this|that))?, (?<next>\\p{L})(?=[^.]{0,60} also )`, 'gu'),
    capital,
  ],
  [/\b(and|but) in addition to (?:this|that),? (?=\p{L})/gu, '$1 '],
  [/\b(?:In|in) addition to (?:this|that), (?<next>\p{L})/gu, (match) => `Also, ${match.groups?.next ?? ''}`],
]

const whiz =
  /(?<!, |\b(?:of|in|on|at|for|to|with|by|from|and|or|but) )(?<= )(?:that|which|who) (?:is|are|was|were|has been|have been|had been) (?<word>\p{Ll}+)(?= (?:by|in|on|at|for|from|to|with|of|near|as|under|during|after|below|beneath|above|along|behind|beside|between|inside|outside|within)\b|[.,])(?![^.;]{0,80} and (?:that|which|who) )/gu
const apposed =
  /(?<!, [\p{L}.’& -]{1,40}), (?:who|which) (?:is|are|was|were|serves as|acts as) (?<article>an?|the) (?!name of)/gu
const stative: ReadonlySet<string> = new Set(
  'based headquartered located situated known called named equipped dedicated able open available in on at under over near from of'.split(
    ' ',
  ),
)

function isState(word: string): boolean {
  return stative.has(word) || readVerb(word, 'participle') !== undefined
}

const nextDeed = /(?:,| and| or| but) (?:and |or |but |also |then )?(?<verb>\p{Ll}+)(?= )/gu
const helping = /^(?:is|are|was|were|has|have|had|can|could|will|would|may|must|does|do|did)$/

/** Whether the clause has a second verb and needs its 'that': 'that is made from corn, weighs 6 ounces'. */
function goesOnWithVerb({ index, input, 0: found }: Pick<RegExpExecArray, 'index' | 'input' | 0>): boolean {
  const clause = /^[^.;:—]{0,160}/.exec(input.slice(index + found.length))?.[0] ?? ''
  return findMatches(clause, nextDeed).some(
    ({ groups: { verb = '' } = {} }) => helping.test(verb) || readVerb(verb, 'third', 'past') !== undefined,
  )
}

/** Clauses and verbs that a single word can replace. */
const clauses: Replacement[] = [
  [
    whiz,
    ({ groups: { word = '' } = {}, ...match }) =>
      isState(word) && !goesOnWithVerb(match) ? word : undefined,
  ],
  [
    /(?<!, |\b(?:of|in|on|at|for|to|with|by|from|and|or|but) )(?<= )(?:that|which|who) (?:is|are|was|were) (?=(?:in|on|at|under|over|near|from|of)\b)(?!in excess|over [$€£\d])(?![^.;]{0,80} and (?:that|which|who) )/gu,
    (match) => (goesOnWithVerb(match) ? undefined : ''),
  ],
  [apposed, ', $1 '],
  [
    /, which (?:is|are|was|were) (?<word>\p{Ll}+)(?= (?:by|in|on|at|for|from|with|over|during)\b[^,.]{2,60}[,.])/gu,
    ({ groups: { word = '' } = {}, ...match }) =>
      isState(word) && !goesOnWithVerb(match) ? `, ${word}` : undefined,
  ],
  [
    /\b(?<be>is|are|was|were|be|been|customers|people|residents|offices|stores|branches) located (?=(?:in|at|on|near|within|along)\b)/gu,
    '$1 ',
  ],
  [/\bwill be (?<verb>\p{Ll}+ing)\b/gu, ({ groups: { verb = '' } = {} }) => future(verb)],
  [
    /\b(?:is|are) going to (?:(?<be>be )(?<state>\p{Ll}+)|(?<verb>\p{Ll}+)(?= (?<object>[\p{L}\d$€£]+)))/gu,
    ({ groups: { be = '', state = '', verb = '', object = '' } = {} }) => {
      if (be !== '') return future(state) ?? `will be ${state}`
      // 'The money is going to schools', 'The case is going to court': a place and no deed.
      return isVerbBefore(verb, object) ? `will ${verb}` : undefined
    },
  ],
  [
    /\b(?:is|are) (?:currently|presently|now) (?=\p{Ll}+ing\b|in the process\b)/gu,
    ({ 0: all }) => `${all.split(' ')[0]} `,
  ],
  [/\b(?<have>has|have|employs|employ|is|are|serves|operates|runs) currently (?=\p{L})/gu, '$1 '],
  [/\bcurrently (?=(?:has|have|employs|serves|operates|runs|sells|makes)\b)/g, ''],
  [
    /\bfor the purposes? of (?<verb>\p{Ll}+ing)\b(?= \p{L})/gu,
    ({ groups: { verb = '' } = {} }) => infinitive(verb),
  ],
  [
    /\bwith (?:the aim|the goal|the intention|a view) (?:of|to) (?<verb>\p{Ll}+ing)\b/gu,
    ({ groups: { verb = '' } = {} }) => infinitive(verb),
  ],
  [/\b(?:in )?the process of (?<verb>\p{Ll}+ing)\b/gu, '$1'],
  [
    /\b(?:takes|took) the step of (?<verb>\p{Ll}+ing)\b/gu,
    ({ groups: { verb = '' } = {}, 0: all }) => {
      const base = readVerb(verb, 'gerund')
      return base && (all.startsWith('took') ? toPast(base) : toThird(base))
    },
  ],
  [
    // 'Possible for the first time to' and 'for up to 40 people to' have another 'for' and another 'to'.
    /\b(?<make>makes?|made) it possible for (?<who>(?:(?:the|its|their|our|his|her|all|more|most|\d+) )?(?:\p{Ll}+ )?(?<whom>[\p{L}’-]+)) to(?= \p{Ll})/gu,
    ({ groups: { make = '', who = '', whom = '' } = {} }) =>
      isGroup(whom) || whom === 'them' ? `${make === 'makes' ? 'lets' : 'let'} ${who}` : undefined,
  ],
  [
    /\b(?<who>allows?|enables?) (?<whom>\p{Ll}+) to have the (?:ability|capability|capacity|possibility) to\b/gu,
    '$1 $2 to',
  ],
  [
    /\b(?<helper>will|must|should|would|may|can) (?:have the (?:ability|capability|capacity)|be in a position) to\b/g,
    '$1 be able to',
  ],
  [/\bis in need of\b/g, 'needs'],
  [/\bare in need of\b/g, 'need'],
  [/\b(?:is|are) in possession of\b/g, ({ 0: all }) => (all.startsWith('is') ? 'has' : 'have')],
  [/\bbe in possession of\b/g, 'have'],
  [/\bbe in attendance at\b/g, 'attend'],
  [/\bcome along and (?=attend\b)/g, ''],
  [
    /\b(?<has>has|have|had) a tendency to\b/g,
    ({ groups: { has = '' } = {} }) => ({ has: 'tends to', had: 'tended to' })[has] ?? 'tend to',
  ],
  [
    /\b(?:is|are) of the (?:opinion|view|belief) that\b/g,
    ({ 0: all }) => (all.startsWith('is') ? 'believes' : 'believe'),
  ],
  [
    /\bit is the (?<noun>intention|hope|plan|aim|goal) of (?<who>the \p{Ll}+|\p{Lu}[^,.]{2,40}?) (?:to|that)\b/giu,
    undefinedUnlessTo,
  ],
  [/\b(?:is|was|has been named(?: as)?) the (?:winner|recipient) of\b/g, 'won'],
  [
    // The name doesn't tell that it is a nonprofit or a startup, so that stays.
    /\b(?:is|are) an? (?:company|firm|business|organization) that (?<verb>\p{Ll}+s)\b/gu,
    ({ groups: { verb = '' } = {} }) => (readVerb(verb, 'third') === undefined ? undefined : verb),
  ],
  [
    new RegExp(
      `${start}The reason (?:why |that |for which )?(?<what>[^.,]{4,80}?) (?:is|was) (?:because(?: of the fact that)?|that|due to the fact that) `,
      'gu',
    ),
    ({ groups: { what = '' } = {} }) =>
      /^(?:for|is|was)\b/.test(what) ? undefined : `${upperFirst(what)} because `,
  ],
  [/\b(?:because of|as a (?:result|consequence) of|owing to|on account of) the fact that\b/gi, 'because'],
  [/\b(?<word>aware|proof|sign) of the fact that\b/g, '$1 that'],
  [/\bthere is a (?:possibility|chance) that (?=[^.,]{3,40} (?:may|might|could)\b)/gi, ''],
  [
    /\b(?<verb>merge|merged|join|joined|combine|combined|collaborate|collaborated|cooperate|gather|gathered|meet|met|unite|united) together\b/g,
    '$1',
  ],
  [/\bincluding the likes of\b/g, 'including'],
  [/\b(?:stated|said|added|noted) the following:/g, 'said:'],
  [/\bin existence\b(?= |[.,])/g, ''],
  [/\ba series of (?=\p{Ll}+s\b)/gu, ''],
  [/\beffective as of\b/gi, 'from'],
  [/\bbeginning on\b/g, 'beginning'],
  [/\bat a time when\b/g, 'as'],
  [/\bwith (?:regards?|respect) to the question (?:as to|of) whether\b/g, 'on whether'],
  [/\bthe question as to (?=whether\b)/g, 'the question '],
  [/\bwith (?:regards?|respect) to the (?:subject|topic|question|issue|matter) of\b/g, 'about'],
  [/\bon the basis of\b/g, 'by'],
  [
    /(?<!\b(?:put|com|came|go|went|mov|br[oi]|tak|set|held|turn|be|is|are|was|were|way|look|pa[iy]|giv|sen|buy|bought|date)\p{Ll}* )back in (?=(?:19|20)\d\d)/gu,
    'in ',
  ],
  [/\bdates back to\b/g, 'dates to'],
  [/(?<=\b(?:is|are|be|was|were|admitted) )free of charge\b/g, 'free'],
  [/\b(?:at no cost|free) to them\b/g, 'free'],
  [/\bin response to requests (?:that have been )?(?:received )?from\b/g, 'at the request of'],
  [/ \b(?:currently|presently) in the\b/g, ' in the'],
  [
    /\b(?<be>is|are|was|were|has been|have been|now) (?:now )?(?:fully|completely|successfully|officially) (?=completed\b|open\b|raised\b)/g,
    '$1 ',
  ],
  [/\bsuccessfully (?=\p{Ll}+ed\b)/gu, ''],
]

function undefinedUnlessTo({
  0: all,
  groups: { noun = '', who = '' } = {},
}: RegExpExecArray): string | undefined {
  if (!all.endsWith(' to')) return undefined
  const verb = { intention: 'intends', hope: 'hopes', plan: 'plans', aim: 'aims', goal: 'aims' }[noun]
  return verb === undefined ? undefined : `${who} ${verb} to`
}

/** 'work the land' and 'go to Ohio', but 'work programs': what is a noun too has its object right behind it. */
function isVerbBefore(verb: string, object: string): boolean {
  const isSure =
    isPlainVerb.test(verb) ||
    /^(?:an?|the|its|their|his|her|our|this|these|that|it|them|up|out|\d.*|[$€£].*)$/u.test(object)
  return isSure && readVerb(verb, 'base') !== undefined
}

/** Verbs that are no nouns. */
const isPlainVerb =
  /^(?:add|become|begin|bring|build|buy|choose|close|come|create|expand|give|go|grow|have|hire|keep|lose|make|move|open|pay|replace|sell|send|spend|stay|take|teach)$/

/** 'will be traveling' is 'will travel'. */
function future(verb: string): string | undefined {
  const base = readVerb(verb, 'gerund')
  return base === undefined ? undefined : `will ${base}`
}

function infinitive(verb: string): string | undefined {
  const base = readVerb(verb, 'gerund')
  return base === undefined ? undefined : `to ${base}`
}

export const wordyConstructions: Rewrite = {
  rule: 'TON-11',
  isForTexts: true,
  find: (text, { kind }) =>
    kind === 'headline' || kind === 'heading' || kind === 'contact'
      ? []
      : findReplacements(text, [...openings, ...wrappedFigures, ...clauses]),
}
