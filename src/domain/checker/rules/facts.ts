// Figures that need a source or a baseline, and links that need mending. Press rules 2.7, FAC-04, FAC-06 and FAC-07.
import type { Link } from '#domain/checker/block.ts'
import type { Paragraph } from '#domain/checker/paragraph.ts'
import type { Part, Release } from '#domain/checker/release.ts'
import { proseRoles, type ReleaseSpot, type Rule, type Spot } from '#domain/checker/rule.ts'
import { hasSourceNear, namesSource } from '#domain/checker/sources.ts'
import { findAll, findOutsideQuotes, spotMatch } from '#domain/checker/spots.ts'
import { findMatches } from '#domain/facts/matches.ts'
import { checkAgreement } from './agreement.ts'

const small = '[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en'
const share = /\d[\d,]*(?:\.\d+)?%(?: of (?:\p{Ll}+ )?\p{Ll}+)?/gu
const odds = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:\\d{1,3}|${small}) (?:of|in|out of) (?:every )?(?:\\d{1,3}|${small}) \\p{Ll}+`,
  'gu',
)
const following = /\b(?:trusted|used|loved|chosen) by (?:more than |over )?\d[\d,]*(?: million)? \p{Ll}+/gu
/** Shares somebody sets, pays, owns or plans are terms, not findings. */
const termAfter =
  /^ (?:stake|discount|interest|tax|raise|equity|deposit|tip|commission|off\b|coupon|bonus|royalty|pay\b|of (?:the|its) (?:[\p{L}’']+ )?(?:budget|revenue|price|payroll|shares|company|cost|costs|proceeds|profits?|money)\b)/u
const termBefore =
  /\b(?:(?:margin|limit|discount|rate|stake|fee|tax|interest|deposit) (?:of|at|is|was)(?: about)?|owns?|owned|holds?|held|(?:will|to) (?:cut|raise|lower|reduce|increase|rise|fall|grow|pay|give|get)(?: [\p{L}’']+){0,3}(?: by)?) $/u
const change =
  /\b(?:grew|grown|rose|risen|increased|jumped|climbed|surged|soared|fell|fallen|dropped|declined|decreased|shrank|reduced|up|down)(?: by)?(?: about| nearly| more than| almost| roughly)? \d[\d,.]*%|\d[\d,.]*% (?:increase|growth|rise|jump|drop|decline|decrease|reduction|gain)\b/gi
const baseline =
  /\b(?:from|since|than|compared|versus|vs|between|annually|yearly|per year|a year|year over year|year-over-year|over the|over \p{L}+ (?:years|months|weeks)|in (?:19|20)\d\d|in (?:January|February|March|April|May|June|July|August|September|October|November|December)|in the (?:first|second|third|fourth|past|last|year|quarter|month|same)|in \p{L}+ (?:years|months|weeks)|last \p{Ll}+|this (?:year|month|quarter|spring|summer|fall|winter)|by (?:19|20)\d\d|during|within|after|the year before)\b/u
const plainAddress = /\bhttp:\/\/(?=[\w-]+\.)/g
const tracking = /[?&](?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|msclkid)=/i
const shortener = /^https?:\/\/(?:bit\.ly|t\.co|goo\.gl|tinyurl\.com|ow\.ly|is\.gd|buff\.ly)\//i

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
    check: (paragraph) => [...findPlainAddresses(paragraph), ...findPoorLinks(paragraph)],
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
  const shares = text.includes('%') ? findMatches(text, share) : []
  return [...shares, ...findMatches(text, odds), ...findMatches(text, following)]
    .filter(({ index, 0: found }) => {
      const figure = /^[\d,.]+%/.exec(found)?.[0] ?? found
      const isTerm =
        termAfter.test(text.slice(index + figure.length)) ||
        termBefore.test(text.slice(Math.max(0, index - 40), index))
      return !isTerm && !paragraph.isQuoted(index) && !hasSourceNear(paragraph, index)
    })
    .map((match) => spotMatch(match))
}

function findOpenChanges(paragraph: Paragraph): Spot[] {
  if (!paragraph.text.includes('%')) return []
  return findOutsideQuotes(paragraph, change)
    .filter(({ index }) => {
      const sentence = paragraph.sentences.find(({ from, to }) => index >= from && index < to)
      return !baseline.test(sentence?.text ?? '')
    })
    .map((match) => spotMatch(match))
}

function findPlainAddresses(paragraph: Paragraph): Spot[] {
  return findAll(paragraph, plainAddress).map((match) =>
    spotMatch(match, 'https://', 'Use the secure address, which begins with https'),
  )
}

function findPoorLinks({ block }: Paragraph): Spot[] {
  return (block.links ?? []).flatMap((link) => {
    const message = judgeLink(link)
    return message === undefined ? [] : [{ from: link.from, to: link.to, message }]
  })
}

function judgeLink({ href }: Link): string | undefined {
  if (tracking.test(href)) return 'Take the tracking codes out of the link'
  if (shortener.test(href)) return 'Give the real address instead of a shortened one'
  return /^http:/i.test(href) ? 'Use the secure address, which begins with https' : undefined
}
