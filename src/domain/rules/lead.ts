// The first paragraph. Press rules 2.3.

import { countWords } from '#domain/text/word-count.ts'
import { readDateline } from './release/dateline.ts'
import { answerFiveWs } from './release/five-ws.ts'
import type { Paragraph } from './release/paragraph.ts'
import type { Release } from './release/release.ts'
import type { ReleaseSpot, Rule, Spot } from './rule.ts'
import { findOutsideQuotes, spotMatch } from './spots.ts'

const pleased =
  /\b(?<be>is|are|was|were)\s+(?:(?:very|so|extremely|both|truly|absolutely)\s+)*(?:pleased|excited|thrilled|proud|delighted|happy|honored)\s+to\s+(?<verb>announce|share|introduce|present|unveil|report|reveal|launch|offer)\b/gi
const joys = new Set(['pleased', 'excited', 'thrilled', 'proud', 'delighted', 'happy', 'honored'])
const worldOpening =
  /^(?:in (?:today[’']s|an era|a world|an age|the age)|with the rise of|now more than ever|as we all know)[^,.]{0,80}/i
const foundedOpening = /^(?:founded|established|headquartered|based|located) (?:in|by)\b[^,.]{0,80}/i
const biography = /^[\p{Lu}][^,.]{1,50}, (?:an?|the|one of) (?<bio>[^,.]{1,240}),/u
const clauseOpening =
  /^(?:as|while|since|when|after|because|although|though|if|by|following|given|in order to|with|having|thanks to|building on)\b(?<clause>[^,.]{0,300}),/i
const longClause = 12
const dateOrPlaceComma =
  /(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, )?[A-Z][a-z]{2,8}\.? \d{1,2}(?:, \d{4})?,?(?!\d)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,|\d,(?=\d{3})|, (?:[A-Z][a-z]+\.?|[A-Z]\.[A-Z]\.)(?: [A-Z][a-z]+)?,/g
const commasMost = 3

export const leadRules: readonly Rule[] = [
  {
    id: 'LED-01',
    severity: 'warning',
    title: 'Answer who, what, when and where in the first 50 words',
    reason:
      'An editor who reads only the first paragraph must be able to run the news; why may follow by word 80.',
    checkRelease: checkFiveWs,
  },
  {
    id: 'LED-02',
    severity: 'warning',
    title: 'Open with the news',
    reason: 'Who you are and what the world is like can wait. The first words belong to what happens.',
    roles: ['lead'],
    check: checkOpening,
  },
  {
    id: 'LED-03',
    severity: 'error',
    title: 'Say it instead of being pleased to announce it',
    reason: 'Your pleasure is no news, and every editor strikes the phrase.',
    roles: ['headline', 'subhead', 'lead', 'body'],
    check: (paragraph) =>
      (paragraph.hasAny(joys) ? findOutsideQuotes(paragraph, pleased) : []).map((match) =>
        spotMatch(match, toPlain(match), undefined),
      ),
  },
  {
    id: 'LED-04',
    severity: 'hint',
    title: 'Keep the first sentence to one idea',
    reason: 'Titles, founding years and product lines between commas push the news away from its verb.',
    roles: ['lead'],
    check: checkCommas,
  },
]

function checkFiveWs(release: Release): ReleaseSpot[] {
  const { lead } = release
  const answers = release.ask(answerFiveWs)
  const missing = Object.entries(answers).flatMap(([question, isAnswered]) => (isAnswered ? [] : [question]))
  if (lead === undefined || missing.length === 0) return []
  const from = lead.paragraph.recall(readDateline)?.end ?? 0
  return [{ part: lead, from, message: `The first paragraph does not say ${missing.join(', ')}` }]
}

function checkOpening(paragraph: Paragraph): Spot[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const text = paragraph.text.slice(start)
  const common = worldOpening.exec(text) ?? foundedOpening.exec(text)
  if (common) return [{ from: start, to: start + common[0].length }]
  const clause = clauseOpening.exec(text)
  if (clause && countWords(clause[0]) > longClause) {
    return [{ from: start, to: start + clause[0].length, message: 'A long clause stands before the news' }]
  }
  const company = biography.exec(text)
  if (company === null || countWords(company.groups?.bio ?? '') <= longClause) return []
  return [
    { from: start, to: start + company[0].length, message: 'The company’s biography stands before the news' },
  ]
}

function toPlain({ groups }: RegExpExecArray): string {
  const verb = (groups?.verb ?? '').toLowerCase()
  const be = (groups?.be ?? '').toLowerCase()
  if (be === 'are' || be === 'were') return verb
  return verb.endsWith('ch') ? `${verb}es` : `${verb}s`
}

function checkCommas(paragraph: Paragraph): Spot[] {
  const start = paragraph.recall(readDateline)?.end ?? 0
  const sentence = paragraph.sentences.find(({ to }) => to > start)
  if (sentence === undefined) return []
  const from = Math.max(start, sentence.from)
  const commas =
    paragraph.text.slice(from, sentence.to).replaceAll(dateOrPlaceComma, '').split(',').length - 1
  if (commas <= commasMost) return []
  return [{ from, to: sentence.to, message: `The first sentence has ${commas} commas` }]
}
