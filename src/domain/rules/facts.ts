// Figures that need a source or a baseline. Press rules 2.7, FAC-04, FAC-06 and FAC-07.

import { followsParticleVerb } from '#domain/language/grammar/word-place.ts'
import { findMatches } from '#domain/language/matches.ts'
import { groupPattern, isGroup } from '#domain/language/people-words.ts'
import { numbers, Trigger } from '#domain/rules/release/triggers.ts'
import { checkAgreement } from './agreement.ts'
import { checkLinks } from './link-targets.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import { signs } from './release/signs.ts'
import { hasSourceNear, namesSource } from './release/sources.ts'
import { proseRoles, type ReleaseSpot, type Rule, type Spot } from './rule.ts'
import { findOutsideQuotes, spotMatch } from './spots.ts'

const small = '[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'
const share = new RegExp(
  `(?<![\\p{L}\\d]|\\d[,.])(?:\\d[\\d,]*(?:\\.\\d+)?(?:%| per ?cent)|(?:${small}|[Ee]leven|[Tt]welve|\\p{L}\\p{Ll}{2,6}(?:teen|ty)(?:-\\p{Ll}+)?) per ?cent)(?!\\p{L})(?: of (?:\\p{Ll}+ )?\\p{Ll}+)?`,
  'gu',
)
/** 'one of nine apartments' chooses; 'one in nine' and 'three of nine' count. */
const odds = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?:\\d{1,3}|${small}) (?:in|out of) |(?!1 |[Oo]ne )(?:\\d{1,3}|${small}) of )(?:every )?(?:\\d{1,3}|${small}) (?!(?:second|minute|hour|day|week|month|year)s?\\b)\\p{Ll}+`,
  'gu',
)
/** What odds are told with, found far sooner than the odds. */
const oddsHint = new RegExp(` (?:in|of) (?:every )?(?:\\d{1,3}|${small}) `, 'u')
const percentWords = new Trigger(/^per(?:cent|-cent)?$/)
const followers = new Trigger(/^(?:trusted|loved|chosen|used|trust|love|prefer|rely)$/)
const largeSums = new Trigger(/illion/)
const yearWords = new Trigger(/^year$/)
/** Shares and crowds told in words: 'two-thirds of parents', '50 million Americans', 'most patients prefer'. */
const crowd = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:[Hh]alf|(?:a|${small})[ -](?:thirds?|quarters?|fourths?|fifths?|tenths?)|[Mm]ost|[Tt]he (?:vast )?majority) (?:of )?(?:all )?(?:(?:the|its|their) )?|\\d[\\d.]* (?:million|billion) )(?<one>${groupPattern()})(?: (?<two>${groupPattern()}))?`,
  'gu',
)
const crowdWords = new Trigger(/half|third|quarter|fourth|fifth|tenth|^most$|majority|illion/)
const opinion =
  /^ (?:\p{Ll}+ )?(?:prefer|want|say|believe|think|worry|fear|trust|choose|use|own|lack|lose|skip|need|fail|struggle|suffer|sleep|feel|agree|plan|expect|work|live|go|have|would|do not|don[’']t|can[’']t|cannot|are|will|never|rely|recommend)\b/u
const studyWords = new Trigger(
  /^(?:studies|research|experts|science|surveys|statistics|analysts|doctors|scientists|economists|insiders|forecasters)$/,
)
/** A study nobody can look up. */
const namelessStudy =
  /\b(?:[Ss]tudies|[Rr]esearch|[Ee]xperts|[Ss]cience|[Ss]urveys|[Ss]tatistics|[Aa]nalysts|[Dd]octors|[Ss]cientists|[Ee]conomists|[Ii]nsiders|[Ff]orecasters)(?: have| now| widely| also)? (?:shows?|shown|suggests?|say|says|agree|proves?|finds?|found|confirms?|predicts?|expects?|estimates?|warns?|believe|forecasts?|projects?|indicates?|recommend)\b/gu
/** A sum that nobody in the release counted: 'costs cities $4 billion a year', 'a $12 billion market'. */
const marketSum =
  /\bcosts? (?!it |them |him |her )(?:[\p{L}.]+ ){1,4}(?:about |nearly |more than |an estimated |over )?[$€£]\d[\d.]* (?:billion|million|trillion) (?:a|per|each|every) year\b|\b[$€£]\d[\d.]*[ -](?:billion|trillion)(?:-dollar)? (?:[\p{Ll}-]+ ){0,3}(?:market|industry|problem)\b|\bmarket (?:[\p{L}-]+ ){0,4}(?:worth|valued at|reach|exceed|hit|surpass|top)(?: \p{Ll}+){0,2} [$€£]\d[\d.]* (?:billion|trillion|million)/gu
const following =
  /\b(?:trusted|loved|chosen) by (?:more than |over )?\d[\d,]*(?: million)? \p{Ll}+|\bused by (?:more than |over )?\d[\d,]*(?: million)? (?:\p{Ll}+ )?(?:users|people|customers|families|professionals|teams|businesses|companies|Americans|households|students|teachers|patients|drivers|workers|developers)\b|(?<![\d,.$])\d[\d,]*(?: million)? \p{Ll}+ (?:trust|love|prefer|rely on)\b/gu
/** What is lost each year where nobody stands by and counts: '40,000 tons of pears rot in the field each year'. */
const yearlyLoss =
  /(?<![\d,.$€£])\d[\d,]*(?: (?:thousand|million|billion))? (?:[\p{Ll}-]+ ){1,4}(?:rots?|dies?|drowns?|spoils?|ends? up|goe?s? (?:to waste|to landfills?|hungry|unsold|missing|untreated|uneaten)|(?:is|are|gets?) (?:thrown|wasted|lost|dumped|discarded|killed|injured|diagnosed|stolen|misdiagnosed|destroyed))\b[^.;]{0,60}\b(?:each|every|a|per) year\b/gu
/** Shares somebody sets, pays, owns or plans are terms, not findings. */
const termAfter =
  /^ (?:(?:less|more|cheaper|off)\b[^.]{0,40}\b(?:\$|[Pp]rice|sold|sells|costs?)|stake|discount|interest|tax|raise|equity|deposit|tip|commission|off\b|coupon|bonus|royalty|pay\b|(?:full|empty|complete|completed|finished|built|funded|sold|leased|occupied|charged|off|humidity|fat|milk|(?:\p{Ll}+ )?(?:solution|bath|brine|mix|mixture|syrup|blend|gel|cream|saline|peroxide|vinegar|acid|ethanol|concentration)|bleach|strength|grade|alcohol|ABV|cotton|wool|cacao|cocoa|milkfat|slope)\b|on (?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)|of (?:the|its) (?:[\p{L}’']+ )?(?:budget|revenue|price|payroll|shares|company|cost|costs|proceeds|profits?|money)\b)/u
const termBefore =
  /\b(?:(?:margin|limit|discount|rate|stake|fee|tax|interest|deposit) (?:of|at|is|was)(?: about)?|costs?|pays?|paid|covers?|covered|lends?|lent|gives?|gave|contribut(?:es|ed)|borrowed|funds?|funded|charges?|owns?|owned|holds?|held|(?:will|to) (?:take|keep|cut|raise|lower|reduce|increase|rise|fall|grow|pay|give|get|make up|account for|cover|supply|provide|donate)(?: [\p{L}’']+){0,3}(?: by)?) $/u
/** What people think or do has to be asked; who runs a plant may tell what it makes. */
const asksPeople =
  /\b(?:of|in|out of) (?:every )?(?:\p{Ll}+ )*?(?:[\d,]+ |ten |five )?(?:\p{Ll}+(?:ers|ors|ents|ants|ists|ians)|people|women|men|children|adults|families|households|patients|teens|Americans)\b|^(?:trusted|used|loved|chosen)/u
const attributed =
  /\b(?:[Tt]he \p{Ll}+|[Oo]fficials|\p{Lu}[\p{L}’-]{1,40}) (?:said|says)\b|\b(?:said|says) (?:the \p{Ll}+|officials|\p{Lu})/u
const amountOfChange = `(?:by )?(?:about |nearly |more than |almost |roughly |over |an average of )?(?:\\d[\\d,.]*(?:%| percent\\b)|(?:${small}) percent\\b|half\\b|(?:a|one|two|three)[ -](?:thirds?|quarters?|fifths?|tenths?)\\b|(?:two|three|four|five|ten)fold\\b)`
/** 'has risen by 300': a count of something, no height. */
const countedChange =
  '(?:grew|grown|rose|risen|increased|jumped|climbed|fell|fallen|dropped|declined|decreased) by (?:about |nearly |more than |almost |over )?\\d[\\d,]*(?![\\d%]|[,.]\\d| (?:percent|percentage|feet|foot|inch|mile|degree|meter|cent|points?\\b))'
const change = new RegExp(
  `\\b(?:grew|grown|rose|risen|increased|jumped|climbed|surged|soared|fell|fallen|dropped|declined|decreased|shrank|reduced|cut|slashed|lowered|raised|boosted|improved|up|down)(?: (?:\\p{Ll}+ ){0,3}by)? ${amountOfChange}|\\b${countedChange}|(?<!\\d|\\d[,.])\\d[\\d,.]*(?:%| percent) (?:increase|growth|rise|jump|drop|decline|decrease|reduction|gain|boost|improvement)\\b|\\b(?:(?:has|have|had|was|were|been|nearly|almost|more than|\\p{Ll}+s|sales|revenue|enrollment|membership|output|staff|demand|number|traffic|attendance) )(?:doubled|tripled|quadrupled|halved)\\b|\\b(?:doubled|tripled|quadrupled|halved) (?:its|their|his|her|the|our)\\b|\\b(?:is|are|was|were|runs?|works?|ships?|charges?|dries|cooks?|lasts?|costs?)(?: (?:up to|about|nearly|more than|almost|roughly))? \\d[\\d,.]*(?:%| percent) (?:faster|slower|cheaper|lighter|stronger|quieter|smaller|larger|longer|shorter|cleaner|thinner|brighter|safer|quicker|cooler|warmer|more \\p{Ll}+|less|fewer|better|easier)\\b|\\b(?:uses?|needs?|draws?|burns?|takes?|produces?|wastes?|consumes?|emits?) (?:(?:up to|about|nearly|more than|almost|roughly) )?\\d[\\d,.]*(?:%| percent) (?:less|fewer|more) \\p{Ll}+|\\b(?:cuts?|reduces?|lowers?|boosts?|improves?|increases?|raises?|slash(?:es)?|saves?) (?:[\\p{Ll}-]+ ){1,4}by ${amountOfChange}`,
  'giu',
)
const baseline =
  /\b(?:from|since|than|compared|versus|vs|between|annually|yearly|per year|a year|year over year|year-over-year|over the|over \p{L}+ (?:years|months|weeks)|(?:in|for) (?:19|20)\d\d|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|in the (?:first|second|third|fourth|past|last|year|quarter|month|same)|in \p{L}+ (?:years|months|weeks)|last \p{Ll}+|this (?:year|month|quarter|spring|summer|fall|winter)|by (?:19|20)\d\d|by (?:next|the end)|during|when|once|if|will|within|after|the year before)\b/u

/** What a contract or a board decides needs no comparison: 'raises pay by 14%'. */
const isSetByOwner =
  /\b(?:pay|wages|salar(?:y|ies)|fees?|fares?|prices?|rents?|tax(?:es)?|rates?|tuition|budget|hours|staff|jobs|dividend|tolls?|premiums?|limit)\b/i
/** What a change is measured in. */
const shareWords = new Trigger(/^percent$|^half$|third|quarter|fifth|tenth|fold$/)
const changeBy = / by (?:[a-z]+ ){0,2}\d/
const manyTimes = new Trigger(/^(?:doubled|tripled|quadrupled|halved)$|fold$/)
const changeWords = new Trigger(
  /^(?:gr[eo]wn?|grew|rose|risen|rise|jump(?:ed)?|climbed|surged|soared|fell|fallen|drop(?:ped)?|declined?|decreased?|shrank|cut|cuts|slash(?:ed|es)|raised|raises?|lower(?:ed|s)?|boost(?:ed|s)?|improve(?:d|s|ment)|reduc(?:ed|es?|tion)|increase[ds]?|growth|gain|up|down|saves?|less|fewer|better|(?:fast|slow|cheap|light|strong|quiet|small|larg|long|short|clean|thinn|bright|saf|quick|cool|warm|easi)er|more)$/u,
)

export const factRules: readonly Rule[] = [
  {
    id: 'FAC-04',
    severity: 'warning',
    title: 'Name the source of the figure',
    reason: 'Without who counted and when, a newsroom reads a statistic as opinion.',
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

function checkStatistics(release: Release): ReleaseSpot[] {
  // A release about a study takes its figures from there.
  const top = [release.headline, release.lead].map((part) => part?.paragraph.text ?? '').join(' ')
  const isStudy =
    /\b(?:survey|study|poll|report|research|researchers|index|census|analysis|finds?|found)\b/i.test(top)
  // What a whole nation does is not in the report of one town's schools.
  if (isStudy && nation.test(top)) return []
  let intro = ''
  return release.story
    .flatMap((part) => {
      const isItem = part.paragraph.block.type === 'listItem'
      if (!isItem) intro = part.paragraph.text
      return isItem && namesSource(intro) ? [] : spotStatistics(part)
    })
    .filter((spot) => !isStudy || nation.test(sentenceOf(spot)))
    .filter((spot) => !isTold(release, spot))
}

function checkChanges(release: Release): ReleaseSpot[] {
  return release
    .of(...proseRoles)
    .flatMap((part) => part.paragraph.recall(findOpenChanges).map((spot) => ({ ...spot, part })))
    .filter((spot) => !isTold(release, spot))
}

const results = /\b(?:quarter|quarterly|fiscal|half|annual|year)\b/i
const yearBefore =
  /\b(?:from|than) a year (?:earlier|ago)\b|\bcompared (?:with|to)\b|\byear[- ]over[- ]year\b|\bfrom the (?:same|year-earlier)\b/
const bookWords =
  /\b(?:sales|revenues?|income|profits?|orders|earnings|costs|expenses|margins?|shipments|deliveries|bookings|volumes?|traffic|cash|assets|deposits|loans|subscribers)\b/i

/** 'Sales of hydrants fell 6%': in a report of results the lead says once what all of them are compared with. */
function isTold(release: Release, { part, from = 0 }: ReleaseSpot): boolean {
  if (part === undefined || !release.ask(readsAsResults)) return false
  return bookWords.test(sentenceOf({ part, from }))
}

function sentenceOf({ part, from = 0 }: ReleaseSpot): string {
  return part?.paragraph.sentences[part.paragraph.sentenceAt(from)]?.text ?? ''
}

function readsAsResults({ headline, lead }: Release): boolean {
  const [title, opening] = [headline?.paragraph.text ?? '', lead?.paragraph.text ?? '']
  return results.test(`${title} ${opening}`) && bookWords.test(opening) && yearBefore.test(opening)
}

function spotStatistics(part: Part): ReleaseSpot[] {
  return part.paragraph.recall(readOpenStatistics).map(({ from, to }) => ({ part, from, to }))
}

function readOpenStatistics(paragraph: Paragraph): readonly Spot[] {
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
    ...odd,
    ...others,
    ...(paragraph.hasSign(signs.money) && paragraph.has(largeSums) ? findMatches(text, marketSum) : []),
    ...(paragraph.has(yearWords) && paragraph.has(numbers) ? findMatches(text, yearlyLoss) : []),
    ...(paragraph.has(crowdWords) ? findMatches(text, crowd).filter(isCrowd) : []),
  ]
    .filter(({ index, 0: found }) => {
      const figure = /^[\d,.]+%|^[\p{L}\d,.]+ per ?cent/u.exec(found)?.[0] ?? found
      const isTerm =
        termAfter.test(text.slice(index + figure.length)) ||
        termBefore.test(text.slice(Math.max(0, index - 40), index))
      const isMix =
        /\b(?:is|are|contains?|holds?|has|of)(?: about)? $/.test(
          text.slice(Math.max(0, index - 16), index),
        ) &&
        /^ (?!\p{Ll}*(?:er|more|less|fewer|full|sure|certain)(?!\p{L}))\p{Ll}+(?:[.,;]| and \d)/u.test(
          text.slice(index + figure.length),
        )
      const isToldByOwner = !asksPeople.test(found) && isAttributed(paragraph, index)
      return (
        !isTerm &&
        !isMix &&
        !(!asksPeople.test(found) && isOwnChange(paragraph, index, figure)) &&
        !isToldByOwner &&
        !isOwnResult(paragraph, index) &&
        !paragraph.isQuoted(index) &&
        !hasSourceNear(paragraph, index)
      )
    })
    .concat(
      (paragraph.has(studyWords) ? findMatches(text, namelessStudy) : []).filter(
        ({ index }) => !paragraph.isQuoted(index) && !namesStudy(paragraph, index),
      ),
    )
    .map((match) => spotMatch(match))
}

/** 'sales of $118 million, a 6% increase': who sold knows; what it is compared with is another rule's question. */
function isOwnChange(paragraph: Paragraph, index: number, figure: string): boolean {
  const { text, sentences } = paragraph
  const after = text.slice(index + figure.length, index + figure.length + 20)
  if (!/^ (?:increase|rise|gain|drop|decline|decrease|jump)\b/.test(after)) return false
  const start = sentences[paragraph.sentenceAt(index)]?.from ?? 0
  return ownCount.test(text.slice(Math.max(start, index - ownReach), index))
}

const ownReach = 200
const ownCount =
  /\b(?:sales|revenue|profit|enrollment|membership|attendance|earnings|orders|bookings|donations)\b.*, an? $/i

/** 'up 9% from a year earlier', 'pay rises 6% on Dec. 1 and 4% a year later': who tells it did it. */
const ownResult =
  /\b(?:compared with|from a year (?:earlier|ago)|from the (?:same|first|second|third|fourth|previous|year-earlier) \p{Ll}+|year over year|than a year (?:earlier|ago)|than (?:last|the previous) \p{Ll}+)\b|\b(?:[Pp]ay|[Ww]ages|[Ff]ares?|[Pp]rices?|[Rr]ents?|[Ff]ees|[Tt]uition|[Rr]ates?|[Tt]olls?) (?:will )?(?:rises?|falls?|goes? up|go up|increases?|drops?|climbs?)\b|\b(?:rais|cut|lower|increas|reduc)\p{Ll}* (?:the |its |their )?(?:pay|wages|salaries|fares?|prices?|rents?|fees?|tuition|rates?|tolls?|tax(?:es)?)\b/u

function isOwnResult(paragraph: Paragraph, at: number): boolean {
  return paragraph.recall(readOwnResults)[paragraph.sentenceAt(at)] === true
}

/** For each sentence whether it tells what its teller did. */
function readOwnResults({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => ownResult.test(text) && !asksPeople.test(text))
}

/** Whether people are counted or asked: 'half of the plant' is neither. */
function isCrowd(match: RegExpExecArray): boolean {
  const { one = '', two = '' } = match.groups ?? {}
  const group = [one, two].find(isGroup)
  if (group === undefined || /[’']s?$/.test(match[0])) return false
  const end = match.index + match[0].lastIndexOf(group) + group.length
  return opinion.test(match.input.slice(end, end + 30))
}

/** 'studies show, according to the CDC': a name or a link makes the study one to look up. */
function namesStudy({ block, sentences }: Paragraph, at: number): boolean {
  const own = sentences.find(({ from, to }) => at >= from && at < to)
  if (own === undefined) return false
  const isLinked = block.links?.some(({ from, to }) => from >= own.from && to <= own.to) ?? false
  return isLinked || /\baccording to\b|\b(?:by|from|at|of) (?:the )?\p{Lu}/u.test(own.text)
}

/** Whether the sentence says who says it. */
function isAttributed(paragraph: Paragraph, at: number): boolean {
  return paragraph.recall(readAttributed)[paragraph.sentenceAt(at)] === true
}

function readAttributed({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => attributed.test(text))
}

function findOpenChanges(paragraph: Paragraph): readonly Spot[] {
  const isMeasured =
    paragraph.hasSign(signs.percent) || paragraph.has(shareWords) || changeBy.test(paragraph.text)
  if (!(paragraph.has(manyTimes) || (paragraph.has(changeWords) && isMeasured))) return []
  return findOutsideQuotes(paragraph, change)
    .filter(({ index }) => paragraph.recall(readBaselines)[paragraph.sentenceAt(index)] === false)
    .filter(({ 0: found }) => !isSetByOwner.test(found))
    .filter(
      ({ 0: found, index, input }) =>
        !/^(?:up|down) /i.test(found) || !followsParticleVerb(input.slice(Math.max(0, index - 16), index)),
    )
    .map((match) => spotMatch(match))
}

const isCompared =
  /\b(?:trial|placebo|control group)\b|\b(?:more|less|fewer|faster|slower|cheaper|lighter|quieter) \p{Ll}+ than (?!\d|half|doubl|tripl)|\b(?:more|less|fewer) than (?:an?|the|its|their|it|they|in|those|last|other|any|most|\p{Lu})/u

/** For each sentence whether it says what a change is compared with; a trial compares by its nature. */
function readBaselines({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => {
    const told = text.replaceAll(/\b(?:more|less|fewer|rather|other) than\b/g, '')
    return baseline.test(told) || isCompared.test(text)
  })
}
