// Scores a headline and shows the arithmetic.

import { findWords } from '#domain/text/word-matches.ts'
import { goodLength, recommend } from './advice.ts'
import { countHeadline } from './input.ts'
import { actionWords, emotionalWords, powerWords, urgencyWords } from './word-lists.ts'

/** Points of the SEO score; the length bands are alternatives, the narrowest one wins. */
export const seoPoints = {
  base: 50,
  idealLength: { from: 50, to: 60, points: 20 },
  goodLength: { ...goodLength, points: 10 },
  poorLength: { under: 30, over: 80, points: -10 },
  powerWord: 5,
  digits: 10,
} as const

/** Points of the engagement score. */
export const engagementPoints = {
  base: 40,
  emotionalWord: 8,
  question: 15,
  actionWord: 6,
  urgencyWord: 8,
} as const

/** Neither score leaves this range. */
const scoreRange = { lowest: 0, highest: 100 } as const

/** Badges with the lowest score that earns them, best first. */
const badges = [
  { label: 'Excellent', from: 80 },
  { label: 'Good', from: 60 },
  { label: 'Needs Work', from: 0 },
] as const

export type Badge = (typeof badges)[number]['label']

/** One line of the arithmetic; the points of a score's lines add up to the score. */
export type ScoreLine = { label: string; points: number }

export type HeadlineAnalysis = {
  seoScore: number
  engagementScore: number
  seoLines: ScoreLine[]
  engagementLines: ScoreLine[]
  wordCount: number
  charCount: number
  foundPowerWords: string[]
  foundEmotionalWords: string[]
  foundActionWords: string[]
  foundUrgencyWords: string[]
  hasNumbers: boolean
  recommendations: string[]
}

/** The complete analysis of one headline. */
export function analyzeHeadline(headline: string): HeadlineAnalysis {
  const counts = countHeadline(headline)
  const found = {
    foundPowerWords: findWords(headline, powerWords),
    foundEmotionalWords: findWords(headline, emotionalWords),
    foundActionWords: findWords(headline, actionWords),
    foundUrgencyWords: findWords(headline, urgencyWords),
    hasNumbers: /\d/.test(headline),
  }
  const seoLines = closeRange([
    { label: 'Base', points: seoPoints.base },
    ...scoreLength(counts.charCount),
    ...scoreWords('Power word', found.foundPowerWords, seoPoints.powerWord),
    ...(found.hasNumbers ? [{ label: 'Digits', points: seoPoints.digits }] : []),
  ])
  const engagementLines = closeRange([
    { label: 'Base', points: engagementPoints.base },
    ...scoreWords('Emotional word', found.foundEmotionalWords, engagementPoints.emotionalWord),
    ...(headline.includes('?') ? [{ label: 'Question mark', points: engagementPoints.question }] : []),
    ...scoreWords('Action word', found.foundActionWords, engagementPoints.actionWord),
    ...scoreWords('Urgency word', found.foundUrgencyWords, engagementPoints.urgencyWord),
  ])
  return {
    seoScore: addUp(seoLines),
    engagementScore: addUp(engagementLines),
    seoLines,
    engagementLines,
    ...counts,
    ...found,
    recommendations: recommend({ ...counts, ...found, hasColon: headline.includes(':') }),
  }
}

/** The badge a score earns. */
export function badgeFor(score: number): Badge {
  return badges.find(({ from }) => score >= from)?.label ?? 'Needs Work'
}

function scoreLength(charCount: number): ScoreLine[] {
  const { idealLength, poorLength } = seoPoints
  for (const { from, to, points } of [idealLength, seoPoints.goodLength]) {
    if (charCount >= from && charCount <= to) return [{ label: `Length ${from} to ${to} characters`, points }]
  }
  if (charCount < poorLength.under) {
    return [{ label: `Length under ${poorLength.under} characters`, points: poorLength.points }]
  }
  return charCount > poorLength.over
    ? [{ label: `Length over ${poorLength.over} characters`, points: poorLength.points }]
    : []
}

function scoreWords(label: string, words: readonly string[], points: number): ScoreLine[] {
  return words.map((word) => ({ label: `${label} “${word}”`, points }))
}

function closeRange(lines: ScoreLine[]): ScoreLine[] {
  const sum = addUp(lines)
  const score = Math.min(Math.max(sum, scoreRange.lowest), scoreRange.highest)
  return score === sum ? lines : [...lines, { label: `Limit ${score}`, points: score - sum }]
}

function addUp(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0)
}
