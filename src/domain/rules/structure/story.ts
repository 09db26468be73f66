// Rules for the story: quotations, no gaps, the news first.

import { isAdvisory } from '#domain/check/advisory.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findCrises } from '#domain/rules/crisis-events.ts'
import { readBlanks } from '#domain/rules/release/blanks.ts'
import { readQuoteParts, readWordCounts } from '#domain/rules/release/counts.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import { overlap, readKeyWords } from '#domain/rules/release/key-words.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Part, Release } from '#domain/rules/release/release.ts'
import { publishedRoles } from '#domain/rules/release/structure.ts'
import type { ReleaseMatch, Rule } from '#domain/rules/rule.ts'

const quotesMost = { short: 3, words: 600, each: 200 } as const
const firstQuote = { from: 2, to: 4 } as const
const sharedLeast = 0.5
/** The share of the headline's words that a short lead must have, so that the next paragraph counts, too. */
const begunLeast = 0.33
const shortLead = 35
const figure = /\d[\d,.]*/g

export const structureStoryRules: readonly Rule[] = [
  {
    id: 'STR-10',
    severity: 'error',
    title: 'Quote one or two people',
    reason:
      'A quote is the one thing reporters can’t write themselves. One or two is enough for a short release.',
    checkRelease: checkQuotes,
  },
  {
    id: 'STR-11',
    severity: 'warning',
    title: 'Move the first quote to paragraphs two to four',
    reason: 'News first, then a quote. A quote after the fourth paragraph often gets cut.',
    checkRelease: checkFirstQuote,
  },
  {
    id: 'STR-16',
    severity: 'error',
    title: 'Fill in the blank',
    reason: 'An unfilled blank is what readers will remember.',
    roles: publishedRoles,
    check: (paragraph) =>
      paragraph.recall(readBlanks).map(({ from, to }) => ({
        from,
        to,
        message: `“${paragraph.text.slice(from, to)}” hasn’t been filled in`,
      })),
  },
  {
    id: 'STR-17',
    severity: 'warning',
    title: 'Put the news first',
    reason:
      'Editors cut from the bottom. Put what the headline promises in the first paragraph, and dates and prices in the first half.',
    checkRelease: (release) =>
      release.ask(isAdvisory) ? [] : [...checkPromise(release), ...checkLateFacts(release)],
  },
]

function checkQuotes(release: Release): ReleaseMatch[] {
  const quotes = release.ask(readQuoteParts)
  if (release.story.length === 0 || release.ask(isAdvisory)) return []
  if (quotes.length === 0) return [{ message: 'No one is quoted' }]
  const { total } = release.ask(readWordCounts)
  const most = total <= quotesMost.words ? quotesMost.short : Math.ceil(total / quotesMost.each)
  const [over] = quotes.slice(most)
  return over
    ? [
        {
          part: over,
          severity: 'warning',
          message: `${quotes.length} quotes; two or three is enough at this length`,
        },
      ]
    : []
}

function checkFirstQuote(release: Release): ReleaseMatch[] {
  const [first] = release.ask(readQuoteParts)
  if (first === undefined || release.ask(isAdvisory)) return []
  const place = 1 + countParagraphsBefore(release.story, first)
  if (place >= firstQuote.from && place <= firstQuote.to) return []
  const speech = first.paragraph.quotations.find(({ isSpeech }) => isSpeech)
  const range = speech ? { from: speech.from, to: speech.to } : {}
  // In a crisis, facts and advice come before quotations.
  const isCrisis = release.lead !== undefined && findCrises(release.lead.paragraph).length > 0
  const message = `The first quote is in paragraph ${place}`
  return [{ part: first, ...range, message, ...(isCrisis && { severity: 'hint' as const }) }]
}

/** The number of paragraphs before the part; a list counts with the one before it. */
function countParagraphsBefore(story: readonly Part[], part: Part): number {
  const before = story.slice(0, story.indexOf(part))
  return before.filter(({ paragraph }) => paragraph.block.type !== 'listItem').length
}

function checkPromise({ headline, lead, story }: Release): ReleaseMatch[] {
  const promised = headline?.paragraph.recall(readKeyWords)
  if (
    lead === undefined ||
    promised === undefined ||
    promised.size < 3 ||
    headline?.paragraph.text.includes('[')
  )
    return []
  const told = lead.paragraph.recall(readKeyWords)
  const share = overlap(promised, told)
  if (share >= sharedLeast) return []
  // A short lead may leave details to the sentence after it.
  const next = story[story.indexOf(lead) + 1]?.paragraph
  const isBegun = share >= begunLeast && lead.paragraph.wordCount <= shortLead
  if (isBegun && next && overlap(promised, new Set([...told, ...next.recall(readKeyWords)])) >= sharedLeast)
    return []
  const from = lead.paragraph.recall(readDateline)?.end ?? 0
  return [{ part: lead, from, message: 'The first paragraph doesn’t deliver what the headline promises' }]
}

/** The place of the first date, price or other figure, without those of the dateline. */
function readFirstFact(paragraph: Paragraph): { from: number; to: number } | undefined {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const match = findMatches(paragraph.text, figure).find(({ index }) => index >= start)
  return match && { from: match.index, to: match.index + match[0].length }
}

function checkLateFacts(release: Release): ReleaseMatch[] {
  const { story } = release
  const half = story.reduce((sum, { paragraph }) => sum + paragraph.wordCount, 0) / 2
  let words = 0
  for (const part of story) {
    const fact = part.paragraph.recall(readFirstFact)
    if (fact) {
      const text = part.paragraph.text.slice(fact.from, fact.to)
      const isLate = words > half && story.length > 3
      return isLate
        ? [{ part, ...fact, message: `The first date, price or figure (${text}) comes in the second half` }]
        : []
    }
    words += part.paragraph.wordCount
  }
  return []
}
