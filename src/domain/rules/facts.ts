// Figures that need a source or a baseline. Rules FAC-04, FAC-06 and FAC-07.

import { findMatches } from '#domain/language/matches.ts'
import { smallNumbers as small } from '#domain/language/numbers/number-words.ts'
import { isGroup } from '#domain/language/people-words.ts'
import { speechVerbPattern } from '#domain/language/speech-verbs.ts'
import { isPast, readVerb } from '#domain/language/verbs.ts'
import { numbers, Trigger } from '#domain/rules/release/triggers.ts'
import { checkAgreement } from './agreement.ts'
import { checkLinks } from './link-targets.ts'
import { findCrowds } from './numbers/crowds.ts'
import { findOpenChanges } from './open-changes.ts'
import { toRuleMatch } from './paragraph-matches.ts'
import { findNamelessStudies, isOtherStudy } from './release/nameless-studies.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import { signs } from './release/signs.ts'
import { hasSourceNear, namesSource } from './release/sources.ts'
import { proseRoles, type ReleaseMatch, type Rule, type RuleMatch } from './rule.ts'

const share = new RegExp(
  `(?<![\\p{L}\\d]|\\d[,.])(?:\\d[\\d,]*(?:\\.\\d+)?(?:%| per ?cent)|(?:${small}|[Ee]leven|[Tt]welve|\\p{L}\\p{Ll}{2,6}(?:teen|ty)(?:-\\p{Ll}+)?) per ?cent)(?!\\p{L})(?: of (?:\\p{Ll}+ )?\\p{Ll}+)?`,
  'gu',
)
/** Odds count something ('one in nine', 'three of nine'), unlike a choice ('one of nine apartments'). */
const odds = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:\\d{1,3}|${small}) (?:in|out of) |(?!1 |[Oo]ne )(?:\\d{1,3}|${small}) of )(?:every )?(?:\\d{1,3}|${small}) (?!(?:second|minute|hour|day|week|month|year)s?\\b)\\p{Ll}+`,
  'gu',
)
/** A quick test for odds. */
const oddsHint = new RegExp(` (?:in|of) (?:every )?(?:\\d{1,3}|${small}) `, 'u')
const percentWords = new Trigger(/^per(?:cent|-cent)?$/)
const followers = new Trigger(/^(?:trusted|loved|chosen|used|trust|love|prefer|rely)$/)
const largeSums = new Trigger(/illion/)
const yearWords = new Trigger(/^year$/)
/** A sum that only somebody outside can have counted: 'costs cities $4 billion a year', 'a $12 billion market'. */
const marketSum =
  /\bcosts? (?:the (?:average|typical) \p{Ll}+|(?:American|U\.S\.) \p{Ll}+s|Americans|households|families|taxpayers|consumers|drivers|employers|businesses) (?:about |nearly |more than |over |an average of |an estimated |up to )?[$€£]\d[\d.,]*|\bcosts? (?!it |them |him |her )(?:[\p{L}.]+ ){1,4}(?:about |nearly |more than |an estimated |over )?[$€£]\d[\d.]* (?:billion|million|trillion) (?:a|per|each|every) year\b|\b[$€£]\d[\d.]*[ -](?:billion|trillion)(?:-dollar)? (?:[\p{Ll}-]+ ){0,3}(?:market|industry|problem)\b|\bmarket (?:[\p{L}-]+ ){0,4}(?:worth|valued at|reach|exceed|hit|surpass|top)(?: \p{Ll}+){0,2} [$€£]\d[\d.]* (?:billion|trillion|million)/gu
/** Figures of the same kind: 'The average boater spends $212', 'Theaters sold 2.3 million tickets in the United States'. */
const broadFigure =
  /\b[Tt]he (?:average|typical) (?!of\b|price|cost|wait|age|size|order|stay|visit|trip|loan|score)(?:\p{L}\p{Ll}+ )?\p{L}\p{Ll}+ (?<!\b(?:will|would) )(?:spends?|earns?|eats?|drinks?|buys?|uses?|wastes?|loses?|throws?|pays?|owes?|owns?|walks?|drives?|sleeps?|reads?|waits?|works?|makes?|saves?|has|keeps?|replaces?|produces?|consumes?|(?<=(?:er|or|ist|ian|can|ent|ant|person|family|household|adult|man|woman|child) )(?!is|was|has|costs|measures|weighs|lasts|comes|takes)\p{Ll}+s) (?:about |nearly |more than |over |up to |an estimated |some )?[$€£]?\d[\d,]*(?:\.\d+)?|(?<=^|[.!?] )\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}s (?:sold|bought|lost|spent|used|threw|wasted|shipped|ate|drank|built|made|filed|reported|paid|planted|killed|sell|buy|lose|spend|use|throw|waste|ship|eat|drink|pay)(?: away)? (?:about |nearly |more than |over |some |an estimated )?[$€£]?\d[\d.,]* (?:million|billion|trillion)\b[^.;]{0,60}\b(?:in the (?:United States|U\.S\.|nation|country|world)|nationwide|worldwide|globally|in America|across the (?:country|nation|world|United States)|around the world|every year|each year|a year|last year)/gu
/** 'Two-thirds of parents', 'half of voters': a share in words. */
const wordShare =
  /(?<![\p{L}-])(?:(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Nn]ine)-(?:thirds?|quarters?|fourths?|fifths?|sixths?|tenths?)|(?:[Nn]early |[Mm]ore than |[Aa]bout )?[Hh]alf|[Aa] (?:third|quarter|fifth)) of (?:all |American |U\.S\. )?(?!\p{Ll}+ (?:and|or)\b)\p{Ll}+s\b/gu
const shareWords = new Trigger(/(?:third|quarter|fourth|fifth|sixth|tenth)s?$|^half$/)
const averageWords = new Trigger(new Set(['average', 'typical']))
const following =
  /\b(?:trusted|loved|chosen) by (?:more than |over )?\d[\d,]*(?: million)? \p{Ll}+|\bused by (?:more than |over )?\d[\d,]*(?: million)? (?:\p{Ll}+ )?(?:users|people|customers|families|professionals|teams|businesses|companies|Americans|households|students|teachers|patients|drivers|workers|developers)\b|(?<![\d,.$])\d[\d,]*(?: million)? \p{Ll}+ (?:trust|love|prefer|rely on)\b/gu
/** A yearly loss that nobody can have counted: '40,000 tons of pears rot in the field each year'. */
const yearlyLoss =
  /(?<![\d,.$€£])\d[\d,]*(?: (?:thousand|million|billion))? (?:[\p{Ll}-]+ ){1,4}(?:rots?|dies?|drowns?|spoils?|ends? up|goe?s? (?:to waste|to landfills?|hungry|unsold|missing|untreated|uneaten)|(?:is|are|gets?) (?:thrown|wasted|lost|dumped|discarded|killed|injured|diagnosed|stolen|misdiagnosed|destroyed))\b[^.;]{0,60}\b(?:each|every|a|per) year\b/gu
/** Words before a price or a plan, which needs no source. */
const termBefore =
  /\b(?:(?:margin|limit|discount|rate|stake|fee|tax|interest|deposit|pay|wages|salary|price|rent|fare|humidity|moisture) (?:of|at|is|was|equals)(?: about)?|(?:kept|held|set|fixed|capped|limited|stays?|remains?) (?:at|to)|costs?|pays?|paid|covers?|covered|lends?|lent|gives?|gave|contribut(?:es|ed)|borrowed|funds?|funded|charges?|owns?|owned|holds?|held|tests?|tested|checks?|checked|inspects?|inspected|samples?|sampled|examines?|examined|audits?|audited|screens?|screened|hires?|hired|accepts?|accepted|admits?|admitted|rejects?|rejected|interviews?|interviewed|trains?|trained|(?:will|to) (?:take|keep|cut|raise|lower|reduce|increase|rise|fall|grow|pay|give|get|make up|account for|cover|supply|provide|donate)(?: [\p{L}’']+){0,3}(?: by)?) $/u
/** Verbs for what people think or do, which has to be asked. Whoever runs a plant knows what it makes. */
const asksPeople =
  /\b(?:of|in|out of) (?:every )?(?:\p{Ll}+ )*?(?:[\d,]+ |ten |five )?(?:\p{Ll}+(?:ers|ors|ents|ants|ists|ians)|people|women|men|children|adults|families|households|patients|teens|Americans)\b|^(?:trusted|used|loved|chosen)/u
const attributed = new RegExp(
  `\\b(?:[Tt]he (?:\\p{Ll}[\\p{L}’-]* ){1,3}|[Oo]fficials |\\p{Lu}[\\p{L}’-]{1,40},? )(?:${speechVerbPattern()})\\b|\\b(?:${speechVerbPattern()}) (?:the \\p{Ll}+|officials|\\p{Lu})`,
  'u',
)
export const factRules: readonly Rule[] = [
  {
    id: 'FAC-04',
    severity: 'warning',
    title: 'Name the source of the figure',
    reason: 'Without a source and a date, a newsroom reads a statistic as opinion.',
    checkRelease: checkStatistics,
  },
  {
    id: 'FAC-05',
    severity: 'warning',
    title: 'These figures don’t match',
    reason: 'One of them will run, and a correction will follow.',
    checkRelease: checkAgreement,
  },
  {
    id: 'FAC-06',
    severity: 'warning',
    title: 'Give the comparison period',
    reason: 'A change means nothing until readers know what it’s compared with.',
    checkRelease: checkChanges,
  },
  {
    id: 'FAC-07',
    severity: 'hint',
    title: 'Fix the link',
    reason: 'Readers and spam filters trust https and plain addresses, not tracking codes.',
    roles: ['subhead', ...proseRoles, 'contact'],
    check: checkLinks,
  },
]

const nation =
  /\b(?:Americans?|Britons?|Canadians?|U\.S\.|United States|nationwide|national|nation[’']s|nation|worldwide|world|global|country|Britain|Canada|Europeans?)\b/i

function checkStatistics(release: Release): ReleaseMatch[] {
  // A release about a study takes its figures from that study.
  const top = [release.headline, release.lead].map((part) => part?.paragraph.text ?? '').join(' ')
  const isStudy =
    /\b(?:survey|study|poll|report|research|researchers|index|census|analysis|finds?|found)\b/i.test(top)
  // A study of one town says nothing about a nation.
  if (isStudy && nation.test(top)) return []
  let intro = ''
  return release.story
    .flatMap((part) => {
      const isItem = part.paragraph.block.type === 'listItem'
      if (!isItem) intro = part.paragraph.text
      return isItem && namesSource(intro) ? [] : matchStatistics(part)
    })
    .filter((ruleMatch) => !isStudy || isOtherStudy(ruleMatch) || nation.test(sentenceOf(ruleMatch)))
    .filter((ruleMatch) => !isTold(release, ruleMatch))
}

function checkChanges(release: Release): ReleaseMatch[] {
  return release
    .of(...proseRoles)
    .flatMap((part) => part.paragraph.recall(findOpenChanges).map((ruleMatch) => ({ ...ruleMatch, part })))
    .filter((ruleMatch) => !isTold(release, ruleMatch))
}

const results = /\b(?:quarter|quarterly|fiscal|half|annual|year)\b/i
const yearBefore =
  /\ba year (?:earlier|ago|before)\b|\bcompared (?:with|to)\b|\byear[- ]over[- ]year\b|\bfrom the (?:same|year-earlier)\b/
const bookWords =
  /\b(?:sales|revenues?|income|profits?|orders|earnings|costs|expenses|margins?|shipments|deliveries|bookings|volumes?|traffic|cash|assets|deposits|loans|subscribers)\b/i

/** Whether the comparison was given before: in a report of results, the lead says once what all figures are compared with. */
function isTold(release: Release, { part, from = 0 }: ReleaseMatch): boolean {
  if (part === undefined || !release.ask(readsAsResults)) return false
  return bookWords.test(sentenceOf({ part, from }))
}

function sentenceOf({ part, from = 0 }: ReleaseMatch): string {
  return part?.paragraph.sentences[part.paragraph.sentenceAt(from)]?.text ?? ''
}

function readsAsResults({ headline, lead }: Release): boolean {
  const [title, opening] = [headline?.paragraph.text ?? '', lead?.paragraph.text ?? '']
  return results.test(`${title} ${opening}`) && bookWords.test(opening) && yearBefore.test(opening)
}

function matchStatistics(part: Part): ReleaseMatch[] {
  return part.paragraph.recall(readOpenStatistics).map((ruleMatch) => ({ ...ruleMatch, part }))
}

/** Every figure of the paragraph that somebody must have counted or asked for. */
function listFigures(paragraph: Paragraph): readonly RegExpExecArray[] {
  const { text } = paragraph
  const hasShare = paragraph.hasSign(signs.percent) || paragraph.has(percentWords)
  const shares = hasShare ? findMatches(text, share) : []
  const odd = paragraph.has(numbers) && oddsHint.test(text) ? findMatches(text, odds) : []
  // '9 out of 10 users prefer' is one figure, not two.
  const others = (paragraph.has(followers) ? findMatches(text, following) : []).filter(
    (match) => !odd.some(({ index, 0: found }) => match.index >= index && match.index < index + found.length),
  )
  return [
    ...shares,
    ...(paragraph.has(shareWords)
      ? findMatches(text, wordShare).filter(([found]) => asksPeople.test(found))
      : []),
    ...odd,
    ...others,
    ...(paragraph.hasSign(signs.money) ? findMatches(text, marketSum) : []),
    ...(paragraph.has(averageWords) || paragraph.has(largeSums) ? findMatches(text, broadFigure) : []),
    ...(paragraph.has(yearWords) && paragraph.has(numbers) ? findMatches(text, yearlyLoss) : []),
    ...findCrowds(paragraph),
  ]
}

function readOpenStatistics(paragraph: Paragraph): readonly RuleMatch[] {
  const { text } = paragraph
  return listFigures(paragraph)
    .filter(({ index, 0: found }) => {
      const figure = /^[\d,.]+%|^[\p{L}\d,.]+ per ?cent/u.exec(found)?.[0] ?? found
      const isShare = /%|cent/.test(figure)
      const isTerm = termBefore.test(text.slice(Math.max(0, index - 40), index))
      const isToldByOwner = !asksPeople.test(found) && isAttributed(paragraph, index)
      return (
        !isTerm &&
        (!isShare || isStatistic(paragraph, found, index, figure)) &&
        !isCountedSet(found, text.slice(index + found.length)) &&
        !isToldByOwner &&
        !isOwnResult(paragraph, index) &&
        !paragraph.isQuoted(index) &&
        !hasSourceNear(paragraph, index)
      )
    })
    .map((match): RuleMatch => toRuleMatch(match))
    .concat(findNamelessStudies(paragraph))
}

/** Whether the things are in one place, where anybody can count them: 'Two out of three bells in the tower'. */
function isCountedSet(found: string, after: string): boolean {
  const noun = /\p{Ll}+$/u.exec(found)?.[0] ?? ''
  if (/%|cent/.test(found)) return false
  const isThere =
    /^ (?:in|on|at|along|behind|inside) (?:the|its|their|his|her|that|this) (?!(?:\p{Ll}+ )?(?:count(?:y|ry)|state|city|nation|region|province|world|industry|market|United|U\.S\.|EU)(?!\p{L}))/u.test(
      after,
    )
  if (isThere && !isGroup(noun)) return true
  // The teller can count its own people: '1 in 5 of the families it serves'.
  if (ownCircle.test(after)) return true
  // A single event needs no source, but opinions do: 'Two of nine jurors wept'.
  const verb = / (?:of) \S+ \S+$/.test(found) ? (/^ (?<verb>\p{Ll}+)/u.exec(after)?.groups?.verb ?? '') : ''
  return verb !== '' && isPast(verb) && !pastVerb.test(verb)
}

const ownCircle =
  /^ (?:of )?(?:the |its |their )?(?:\p{Ll}+ ){1,2}(?:it|they) (?:serves?|employs?|treats?|teach(?:es)?|houses?|feeds?|sees?|insures?|enrolls?|lends? to|delivers? to)\b/u
const pastVerb =
  /^(?:said|reported|preferred|recommended|chose|agreed|wanted|believed|thought|felt|rated|answered|told|named|called|had|was|were|used)$/

/** Two prices that readers can compare: 'The lock costs 40% less than the old one, which sold for $82'. */
const pricedAfter = /^ (?:less|more|cheaper|off)\b[^.]{0,40}\b(?:\$|[Pp]rice|sold|sells|costs?)/
const comparedAfter =
  /^ (?:(?:fast|slow|cheap|light|heavi|strong|weak|quiet|loud|small|larg|long|short|clean|thinn|thick|bright|dark|saf|quick|cool|warm|hott|cold|easi|high|low|bett|bigg|fresh|soft|hard|wid|narrow|wett|soon|old|young)er|drier|more|less|fewer)(?!\p{L})/u
const wholeOf = /^ of (?:all |every )?(?<whole>[\p{L}-]+(?:[’']s)?(?: [\p{L}-]+)?)/u
const knownGroup = /^(?:those|these|that|this|them|it|its|his|her|our)\b/
const ownBooks = /^(?:\p{Ll}+ )?(?:revenues?|sales|income|profits?|capacity|payroll)\b/u
/** Groups too large for anybody in the release to count: 'the music trade', 'the population'. */
const wideWhole =
  /^the (?:[\p{L}-]+ ){0,3}(?:trade|market|industry|sector|economy|population|public|world|planet|nation|country|United|U\.S\.)/u

/**
 * Whether a share must have been counted by somebody outside: of a large group ('68% of drills'), of a market, or compared with others ('40%
 * quieter'). 'Churn was 6.8%', '63% of those sold' and 'a 60% quorum' are the company's own figures.
 */
function isStatistic(paragraph: Paragraph, found: string, index: number, figure: string): boolean {
  const { text } = paragraph
  if (asksPeople.test(found)) return true
  const after = text.slice(index + figure.length)
  const whole = wholeOf.exec(after)?.groups?.whole
  if (whole !== undefined) return isOpenGroup(whole, after)
  if (pricedAfter.test(after)) return false
  return comparedAfter.test(after) || isSubject(text.slice(Math.max(0, index - 40), index), after)
}

/** Whether the group is one that nobody can count fully; 'Acme’s orders' are Acme's to count. */
function isOpenGroup(whole: string, after: string): boolean {
  if (knownGroup.test(whole) || ownBooks.test(whole)) return false
  if (/^\p{Lu}/u.test(whole)) return isGroup(whole.split(' ')[0] ?? '')
  return !whole.startsWith('the ') || wideWhole.test(after.slice(' of '.length, 60))
}

const subjectBefore =
  /(?:^|[.,;:—] |\b(?:that|and|but|while|because) )(?:(?:[Aa]bout|[Nn]early|[Ss]ome|[Oo]nly|[Mm]ore than|[Jj]ust|[Ff]ully|[Aa]lmost|[Rr]oughly|[Oo]ver) )?$/

/** Whether the share is a subject that does or thinks something: 'Of the cooks, 70% use it'. */
function isSubject(before: string, after: string): boolean {
  const verb = /^ (?<verb>\p{Ll}+)(?= )/u.exec(after)?.groups?.verb ?? ''
  const isVerb =
    /^(?:would|have|had|are|were|said|say|can|will|do|did)$/.test(verb) ||
    readVerb(verb, 'base', 'past') !== undefined
  return isVerb && subjectBefore.test(before)
}

/** Results or decisions of the company itself: 'up 9% from a year earlier', 'pay rises 6% on Dec. 1 and 4% a year later'. */
const ownResult =
  /\b(?:compared with|from a year (?:earlier|ago)|from the (?:same|first|second|third|fourth|previous|year-earlier) \p{Ll}+|year over year|than a year (?:earlier|ago)|than (?:last|the previous) \p{Ll}+|than in (?:19|20)\d\d|than the (?:year|quarter|month|season) before)\b|\b(?:[Pp]ay|[Ww]ages|[Ff]ares?|[Pp]rices?|[Rr]ents?|[Ff]ees|[Tt]uition|[Rr]ates?|[Tt]olls?) (?:will )?(?:rises?|falls?|goes? up|go up|increases?|drops?|climbs?)\b|\b(?:rais|cut|lower|increas|reduc)\p{Ll}* (?:the |its |their )?(?:pay|wages|salaries|fares?|prices?|rents?|fees?|tuition|rates?|tolls?|tax(?:es)?)\b/u

function isOwnResult(paragraph: Paragraph, at: number): boolean {
  return paragraph.recall(readOwnResults)[paragraph.sentenceAt(at)] === true
}

/** For each sentence whether it tells the company's own result. */
function readOwnResults({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => ownResult.test(text) && !asksPeople.test(text))
}

/** Whether the sentence says who says it. */
function isAttributed(paragraph: Paragraph, at: number): boolean {
  return paragraph.recall(readAttributed)[paragraph.sentenceAt(at)] === true
}

function readAttributed({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => attributed.test(text))
}
