// Figures that need a source or a baseline. Press rules 2.7, FAC-04, FAC-06 and FAC-07.

import { findMatches } from '#domain/language/matches.ts'
import { checkAgreement } from './agreement.ts'
import { checkLinks } from './link-targets.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Part, Release } from './release/release.ts'
import { hasSourceNear, namesSource } from './release/sources.ts'
import { proseRoles, type ReleaseSpot, type Rule, type Spot } from './rule.ts'
import { findOutsideQuotes, spotMatch } from './spots.ts'

const small = '[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'
const share = new RegExp(
  `(?<![\\p{L}\\d]|\\d[,.])(?:\\d[\\d,]*(?:\\.\\d+)?(?:%| per ?cent)|(?:${small}) per ?cent)(?!\\p{L})(?: of (?:\\p{Ll}+ )?\\p{Ll}+)?`,
  'gu',
)
const odds = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:\\d{1,3}|${small}) (?:of|in|out of) (?:every )?(?:\\d{1,3}|${small}) \\p{Ll}+`,
  'gu',
)
const following =
  /\b(?:trusted|used|loved|chosen) by (?:more than |over )?\d[\d,]*(?: million)? \p{Ll}+|(?<![\d,.$])\d[\d,]*(?: million)? \p{Ll}+ (?:trust|love|prefer|rely on)\b/gu
/** Shares somebody sets, pays, owns or plans are terms, not findings. */
const termAfter =
  /^ (?:stake|discount|interest|tax|raise|equity|deposit|tip|commission|off\b|coupon|bonus|royalty|pay\b|of (?:the|its) (?:[\p{L}’']+ )?(?:budget|revenue|price|payroll|shares|company|cost|costs|proceeds|profits?|money)\b)/u
const termBefore =
  /\b(?:(?:margin|limit|discount|rate|stake|fee|tax|interest|deposit) (?:of|at|is|was)(?: about)?|owns?|owned|holds?|held|(?:will|to) (?:cut|raise|lower|reduce|increase|rise|fall|grow|pay|give|get)(?: [\p{L}’']+){0,3}(?: by)?) $/u
/** What people think or do has to be asked; who runs a plant may tell what it makes. */
const asksPeople =
  /\b(?:of|in|out of) (?:every )?(?:\p{Ll}+ )*?(?:[\d,]+ |ten |five )?(?:\p{Ll}+(?:ers|ors|ents|ants|ists|ians)|people|women|men|children|adults|families|households|patients|teens|Americans)\b|^(?:trusted|used|loved|chosen)/u
const attributed =
  /\b(?:[Tt]he \p{Ll}+|[Oo]fficials|\p{Lu}[\p{L}’-]{1,40}) (?:said|says)\b|\b(?:said|says) (?:the \p{Ll}+|officials|\p{Lu})/u
const change =
  /\b(?:grew|grown|rose|risen|increased|jumped|climbed|surged|soared|fell|fallen|dropped|declined|decreased|shrank|reduced|up|down)(?: by)?(?: about| nearly| more than| almost| roughly)? (?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?<=\d)%| percent\b)|(?<!\d|\d[,.])\d[\d,.]*(?:%| percent) (?:increase|growth|rise|jump|drop|decline|decrease|reduction|gain)\b/gi
const baseline =
  /\b(?:from|since|than|compared|versus|vs|between|annually|yearly|per year|a year|year over year|year-over-year|over the|over \p{L}+ (?:years|months|weeks)|in (?:19|20)\d\d|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|in the (?:first|second|third|fourth|past|last|year|quarter|month|same)|in \p{L}+ (?:years|months|weeks)|last \p{Ll}+|this (?:year|month|quarter|spring|summer|fall|winter)|by (?:19|20)\d\d|during|within|after|the year before)\b/u

export const factRules: readonly Rule[] = [
  {
    id: 'FAC-04',
    severity: 'warning',
    title: 'Name the source of the figure',
    reason: 'A statistic without who counted, and when, is the writer’s opinion to a newsroom.',
    checkRelease: checkStatistics,
  },
  {
    id: 'FAC-05',
    severity: 'warning',
    title: 'These figures do not agree',
    reason: 'One of the two will be printed, and a correction follows.',
    checkRelease: checkAgreement,
  },
  {
    id: 'FAC-06',
    severity: 'warning',
    title: 'Say from when to when it changed',
    reason: 'A percentage of change means nothing without what it is compared with.',
    roles: proseRoles,
    check: findOpenChanges,
  },
  {
    id: 'FAC-07',
    severity: 'hint',
    title: 'Mend the link',
    reason: 'Readers and mail filters trust https and the plain address, not tracking codes.',
    roles: ['subhead', ...proseRoles, 'contact'],
    check: checkLinks,
  },
]

function checkStatistics(release: Release): ReleaseSpot[] {
  // A release about a study takes its figures from there.
  const top = [release.headline, release.lead].map((part) => part?.paragraph.text ?? '').join(' ')
  if (/\b(?:survey|study|poll|report|research|researchers|index|census)\b/i.test(top)) return []
  let intro = ''
  return release.story.flatMap((part) => {
    const isItem = part.paragraph.block.type === 'listItem'
    if (!isItem) intro = part.paragraph.text
    return isItem && namesSource(intro) ? [] : spotStatistics(part)
  })
}

function spotStatistics(part: Part): ReleaseSpot[] {
  return part.paragraph.recall(readOpenStatistics).map(({ from, to }) => ({ part, from, to }))
}

function readOpenStatistics(paragraph: Paragraph): readonly Spot[] {
  const { text } = paragraph
  const shares = /%|per ?cent/.test(text) ? findMatches(text, share) : []
  const odd = findMatches(text, odds)
  // '9 out of 10 users prefer' is one figure, not two.
  const others = findMatches(text, following).filter(
    (match) => !odd.some(({ index, 0: found }) => match.index >= index && match.index < index + found.length),
  )
  return [...shares, ...odd, ...others]
    .filter(({ index, 0: found }) => {
      const figure = /^[\d,.]+%|^[\p{L}\d,.]+ per ?cent/u.exec(found)?.[0] ?? found
      const isTerm =
        termAfter.test(text.slice(index + figure.length)) ||
        termBefore.test(text.slice(Math.max(0, index - 40), index))
      const isToldByOwner = !asksPeople.test(found) && isAttributed(paragraph, index)
      return !isTerm && !isToldByOwner && !paragraph.isQuoted(index) && !hasSourceNear(paragraph, index)
    })
    .map((match) => spotMatch(match))
}

/** Whether the sentence says who says it. */
function isAttributed(paragraph: Paragraph, at: number): boolean {
  return paragraph.recall(readAttributed)[paragraph.sentenceAt(at)] === true
}

function readAttributed({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => attributed.test(text))
}

function findOpenChanges(paragraph: Paragraph): Spot[] {
  if (!/%| percent/.test(paragraph.text)) return []
  return findOutsideQuotes(paragraph, change)
    .filter(({ index }) => paragraph.recall(readBaselines)[paragraph.sentenceAt(index)] === false)
    .map((match) => spotMatch(match))
}

/** For each sentence whether it says what a change is compared with. */
function readBaselines({ sentences }: Paragraph): readonly boolean[] {
  return sentences.map(({ text }) => baseline.test(text))
}
