// Spells American words the British way. Most rules are for families of words that differ in one ending.
//
//   toBritish('organizations')  ->  'organisations'      toBritish('downsized')  ->  undefined: it is spelled so in both

import { isEverydayWord } from '#domain/language/everyday-words.ts'

/** What to find in a word, and what to write instead; each family sees what the one before it left. */
type Family = readonly [american: RegExp, british: string]

/** Roots with -our, and only in some forms: honourable, but honorary; behavioural, but humoral. */
const ourRoots =
  'arb|ard|arm|behavi|cand|clam|col|demean|endeav|fav|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|savi?|splend|tum|val|vap|vig'
const ourEndings =
  's|ed|edly|ings?|ers?|able|ably|ful|fully|less|ly|y|ies|iness|ites?|itism|hoods?|some|ways?'
const reRoots =
  '(?:re|epi|self-)?cent|(?:amphi)?theat|(?:micro)?fib|(?:milli|centi|deci)?lit|(?:kilo|centi|milli)met|calib|(?:lack)?lust|spect|sab|somb|meag|scept|sepulch|maneuv'
const doubling =
  '(?:re|mis|un|out|im)?(?:total|signal|equal|dial|initial|rival|spiral|marshal|pedal|pencil|stencil|peril|council)'

/** Greek and Latin roots of medicine with two vowels, and single words that differ. */
const roots: Readonly<Record<string, string>> = {
  anesthe: 'anaesthe',
  anemi: 'anaemi',
  archeolog: 'archaeolog',
  cesarean: 'caesarean',
  diarrhea: 'diarrhoea',
  esophag: 'oesophag',
  estrogen: 'oestrogen',
  gynecolog: 'gynaecolog',
  hematolog: 'haematolog',
  hemoglob: 'haemoglob',
  hemophil: 'haemophil',
  hemorrh: 'haemorrh',
  leukemi: 'leukaemi',
  maneuv: 'manoeuv',
  orthoped: 'orthopaed',
  pediatr: 'paediatr',
  aluminum: 'aluminium',
  artifact: 'artefact',
  cozi: 'cosi',
  cozy: 'cosy',
  jewelry: 'jewellery',
  mustache: 'moustache',
  pajama: 'pyjama',
  plow: 'plough',
  skeptic: 'sceptic',
}

const families: readonly Family[] = [
  // The z of 'size', 'prize', 'seize' and their forms stays.
  [
    /(?<=[a-z]{2})(?<![^ae]s|[^h]es|^s|pr|[ae]|\bbel)iz(?=(?:e[ds]?|ings?|ers?|able|ations?|ational(?:ly)?)$)/,
    'is',
  ],
  [/(?<=ly)z(?=(?:e[ds]?|ing|ers?)$)/, 's'],
  [
    new RegExp(
      `(?=r(?:${ourEndings})?$)(?<=^(?:dis|un|mis|multi|water|tri|out|over|bi|re)?(?:${ourRoots})o)`,
    ),
    'u',
  ],
  [/(?<=^behavio)(?=r(?:al|ally|ism|ists?)$)/, 'u'],
  [new RegExp(`(?<=^(?:${reRoots}))er(?=(?:s|glass|board|goers?)?$)`), 're'],
  [new RegExp(`(?<=^(?:${reRoots}))er(?=(?:ed|ing)$)`), 'r'],
  // An unstressed -el doubles its l. 'hireling' and 'changeling' have -ling, and 'parallel' has two already.
  [/(?=(?:ed|ings?|ers?)$)(?<=(?<=[a-z])(?<![aeo]|^hir|^chang|parall)el)/, 'l'],
  [
    new RegExp(
      `(?<=^(?:${doubling}|counsel))(?=(?:ed|ings?|ers?|ors?)$)|(?<=^medal)(?=ists?$)|(?<=^tranquil)(?=i)|(?<=^(?:marvel|libel))(?=ous)|(?<=^wool)(?=en)`,
    ),
    'l',
  ],
  [/(?<=^(?:fulfil|enrol|distil|instil|enthral|appal|instal(?=lm)))l(?=s?$|ments?$)/, ''],
  [/(?<=^(?:un)?(?:skil|wil))l(?=ful)/, ''],
  [/(?<=^(?:catalog|dialog|monolog))(?=(?:ed|ing|ers?)$)/, 'u'],
  [/(?<=^(?:catalog|dialog|monolog))(?=s?$)/, 'ue'],
  [/(?<=^(?:defen|offen|preten|licen))s(?=e(?:s|less)?$)/, 'c'],
  [/^gray(?!ling)/, 'grey'],
  [/^mold(?=(?:s|ed|ings?|y)?$)/, 'mould'],
  [/^meter(?=s?$)/, 'metre'],
  [/^percent$/, 'per cent'],
  [/^program(?=s?$)/, 'programme'],
]
const rooted = new RegExp(`^(?:${Object.keys(roots).join('|')})`)

const longest = 30

/** The British spelling of a word in lower case with straight apostrophes; undefined if there is no difference. */
export function toBritish(word: string): string | undefined {
  if (word.length > longest || !/[a-z]{4}/.test(word)) return undefined
  const written = word.split('-').map(spellPart).join('-')
  return written === word ? undefined : written
}

/** One part of a compound: 'labor-saving', '100-meter', "center's". */
function spellPart(part: string): string {
  const owner = /'s?$/.exec(part)?.[0] ?? ''
  const bare = part.slice(0, part.length - owner.length)
  const spelled = families.reduce((word, [american, british]) => word.replace(american, british), bare)
  return spelled.replace(rooted, (root) => roots[root] ?? root) + owner
}

/** The few words whose -ise is no ending: 'advertise', 'otherwise', 'exercise', 'noise'. */
const ownS =
  '(?:advert|adv|appr|chast|circumc|compr|comprom|dem|desp|dev|disgu|exc|exerc|expert|enterpr|franch|improv|inc|merchand|parad|prec|conc|prem|prom|repr|rev|superv|surm|surpr|telev|treat|[aouw]|\\br|ar)'
/** Britain doubles the l of these alone: 'labelled'. Both double it where the stress is on the end: 'excelled', 'misspelled'. */
const doubled =
  '(?:canc|lab|lev|mod|trav|pan|chann|tunn|funn|jew|marv|couns|quarr|barr|bev|chis|du|fu|grav|grov|lib|parc|rav|rev|shov|shriv|sniv|snork|swiv|tow|trow|yod)el|(?:di|sign|tot|equ|riv|ped|med|spir|initi)al|(?:penc|counc)il'
/** How a British spelling may have come about. What medicine and 'dialogue' keep is the same in American newsrooms. */
const returns: readonly Family[] = [
  [/our/, 'or'],
  [new RegExp(`(?<!${ownS})is(?=(?:e[ds]?|ings?|ers?|able|ations?|ational(?:ly)?)$)`), 'iz'],
  [/lys(?=(?:e[ds]?|ing|ers?)$)/, 'lyz'],
  [/re(?=s?$)/, 'er'],
  [/(?<=[td])r(?=(?:ed|ing)$)/, 'er'],
  [new RegExp(`(?<=^(?:un|re|mis|pre)?(?:${doubled}))l(?=(?:ed|ings?|ers?|ors?|ous)$)`), ''],
  [/c(?=e(?:s|less)?$)/, 's'],
  [/mme(?=s?$)/, 'm'],
  [/grey/, 'gray'],
  [/mould/, 'mold'],
]

/** The American spelling of a British word; undefined for what America spells so, too: 'advertise', 'four', 'controlled'. */
export function toAmerican(word: string): string | undefined {
  if (word.length > longest || !/[a-z]{4}/.test(word)) return undefined
  return returns
    .map(([british, american]) => word.replace(british, american))
    .find((written) => written !== word && isEverydayWord(written) && toBritish(written) === word)
}

const determiner = 'an?|the|its|their|his|her|our|this|that|each|every|any|no|new|one'
/** Words before a noun: 'a driving license', 'the firm’s license'. The verb has an s in both: 'the firms license it'. */
const nounBefore = new RegExp(`(?:\\b(?:${determiner})|[’']s?) (?:[\\p{Ll}-]+ ){0,2}$`, 'iu')
const objectAfter = /^ (?:the|its|an?|their|his|her|our|this|it|them)\b/
const measureBefore = /(?:\d|\b(?:square|cubic|hundred|thousand|million|few|many|several|ten|of))[ -]$/i

/** Words that show that a program is a computer's. */
const ofComputers =
  /\b(?:software|computers?|code|apps?|programmers?|laptops?|install(?:s|ed|ing)?|files?)\b/i

/** Whether the word is spelled the same in both here: a computer program, a gas meter, to license. */
export function isSharedSpelling(word: string, before: string, after: string): boolean {
  if (word.startsWith('program'))
    return /\b(?:to|can|will|you) $/i.test(before) || ofComputers.test(before + after)
  if (word.includes('licens')) return !nounBefore.test(before) || objectAfter.test(after)
  const meter = /(?<![a-z])meters?(?![a-z])/.exec(word)
  if (meter !== null) return !measureBefore.test(before + word.slice(0, meter.index))
  return /^dialogs?$/.test(word) && /^ (?:box|window)/.test(after)
}
