// Writes the first sentence of a release: a sentence of the notes that tells the news, or a template of tables.ts with its slots filled.

import { monthPattern } from '#domain/language/calendar-words.ts'
import { splitSplices } from '#server/ai/builtin/story/clauses/spliced.ts'
import {
  companyOf,
  type Slot,
  type Statement,
  type Story,
  shortName,
} from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'
import { fill, slotsOf } from './fill.ts'
import { announceFragment, incidentNoun } from './fragment-lead.ts'
import { withCompany } from './name-company.ts'
import { titleOver, writeNewsLead } from './news-lead.ts'
import type { Rest } from './rest-of-news.ts'
import { isBackground } from './roles.ts'
import { tables } from './tables.ts'

export interface Lead {
  text: string
  /** The statement of the notes that it is, if it is one. */
  statement?: Statement
  /** The unit of the note without a verb that it was written from. */
  unit?: number
  /** The slots it tells. */
  told: ReadonlySet<Slot>
  /** It was written from the slots of the news. */
  isNews?: true
  /** The text for the headline, if that differs. */
  title?: string
  /** The statement that would lead otherwise, and what it says beyond the lead. */
  plain?: Statement
  rest?: Rest
  /** The notes tell no news, so the lead has blanks. */
  isOpen?: true
}

const aside =
  /^(?:There (?:will|is|are|was|were)|No|Not|None|Nobody|Customers|Consumers|Visitors|Guests|Tickets|Admission|The price|Families|Owners|People|Students|Financial terms|Messages|Latecomers|If|Last year)\b/
/** From this score on, a sentence of the notes leads even if a template could. */
const scoreToLead = 5
/** The score that is enough when no template can be filled. */
const scoreWithoutTemplate = 1.5
/** The score that is enough when the template only says that two work together. */
const scoreOverEmpty = 0.5
const newsOverEmpty = 0.2
/** How likely a note without a verb must be the news, and how much likelier than any sentence. */
const sureOfFragment = 0.3
const surerBy = 0.15
/** The lead when the notes only say what a release is wanted about. */
const requested = '{company} announced {request|noun}.'

/** The lead: a sentence of the notes, or one written from what several of them tell. */
export function writeLead(story: Story, refused?: ReadonlySet<Statement>): Lead {
  const plain = writePlainLead(story, refused)
  const news = writeNewsLead(story, plain)
  if (news === undefined) return { ...plain, ...titleOver(plain.text, story) }
  return { ...news, isNews: true, ...(plain.statement !== undefined && { plain: plain.statement }) }
}

/** The best statement, a filled template, or the note without a verb that is the news. */
function writePlainLead(story: Story, refused: ReadonlySet<Statement> = new Set()): Lead {
  const table = tables[story.type]
  const best = scoreStatements(story).find(({ statement }) => !refused.has(statement))
  const template = table.leads.find((text) => fill(text, story) !== undefined)
  const isFull =
    template !== undefined && slotsOf(template).filter((slot) => story.slots.has(slot)).length > 1
  const incident = findIncident(story, best?.statement)
  if (incident !== undefined) return { text: incident, told: new Set() }
  const fragment = template === undefined ? writeFragmentLead(story, best?.statement) : undefined
  if (fragment !== undefined) return fragment
  if (best !== undefined && !isFull && best.score >= leastOf(best, template, story))
    return { text: inSentences(withCompany(best.text, story)), statement: best.statement, told: new Set() }
  return writeTemplateLead(template ?? (fill(requested, story) === undefined ? table.open : requested), story)
}

/** The text as two sentences where only a comma joins them: "Acme is moving, the company is going to Salem". */
function inSentences(text: string): string {
  const [first = text, ...others] = splitSplices(dropStop(text)).flatMap((part) =>
    part.split(/(?<=^[^,;:]{20,}), (?=the company (?:is|was|has|will) )/u),
  )
  if (others.length === 0) return text
  return [first, ...others].map((part) => capitalizeFirst(endSentence(part))).join(' ')
}

function writeTemplateLead(template: string, story: Story): Lead {
  const isOpen = template === tables[story.type].open
  if (isOpen && story.company === undefined)
    return { text: '[COMPANY, WHAT CHANGES, FOR WHOM AND WHEN].', told: new Set(), isOpen }
  const text = fill(template, story) ?? template
  return { text: withCompany(text, story), told: new Set(slotsOf(template)), ...(isOpen && { isOpen }) }
}

const sum = /^(?:US|C|AU|NZ)?[$€£¥₹]\d[^\p{L}]*(?:million|billion)?[^\p{L}]*$|^\d[\d,.]*%?(?: \([^()]*\))?$/u

const newsOf = ({ roles }: Story, unit: number): number => roles.get(unit)?.news ?? 0

/** A lead from a note without a verb ("New loading dock, opening May 3"), if no sentence is as likely the news. */
function writeFragmentLead(story: Story, best: Statement | undefined): Lead | undefined {
  const told = new Set(story.statements.map(({ unit }) => unit))
  const least = Math.max(sureOfFragment, newsOf(story, best?.unit ?? -1) + surerBy)
  const facts = story.facts
    .filter(({ unit }) => !told.has(unit) && newsOf(story, unit) >= least)
    .toSorted((one, other) => newsOf(story, other.unit) - newsOf(story, one.unit))
  for (const { label = '', value, text: note, unit } of facts) {
    // "Sales: $184.6 million" is news of sales, and the sum alone is not.
    const isSum = value !== undefined && sum.test(value)
    const text = announceFragment(isSum ? `${label.toLowerCase()} of ${value}` : (value ?? note), story)
    if (text !== undefined) return { text: withCompany(text, story), unit, told: new Set() }
  }
  return undefined
}

/** The score a statement needs. More, if it names nobody ("The building work starts next month") and a template could tell the news. */
function leastOf({ text, statement }: Candidate, template: string | undefined, story: Story): number {
  const { company } = story
  if (template === undefined) return scoreWithoutTemplate
  if (isEmpty(template, story) && newsOf(story, statement.unit) > newsOverEmpty) return scoreOverEmpty
  const name = shortName(company)
  return name === undefined || text.includes(name) ? scoreToLead : Number.POSITIVE_INFINITY
}

/** Whether the template only says that two work together or that a survey was made; any sentence about the result tells more. */
const isEmpty = (template: string, { type }: Story): boolean =>
  (type === 'partnership' || type === 'report') && template === tables[type].leads.at(-1)

/** The incident, if the notes begin with it and have no verb: "fire in Unit 4, Acme depot, Goole". */
function findIncident(story: Story, best: Statement | undefined): string | undefined {
  const { type, points, company, slots } = story
  const first = points.toSorted((one, other) => newsOf(story, other.unit) - newsOf(story, one.unit))[0]
  const name = shortName(company)
  if (type !== 'crisis' || first === undefined || name === undefined) return undefined
  if (incidentNoun.test(slots.get('what') ?? '')) return undefined
  const isSurer = newsOf(story, first.unit) > newsOf(story, best?.unit ?? -1)
  if (best !== undefined && !isSurer && (best.unit < first.unit || best.text.includes(name))) return undefined
  if (!incidentNoun.test(first.text) || first.text.split(' ').length > 16) return undefined
  const what = first.text.charAt(0).toLowerCase() + first.text.slice(1)
  return `${companyOf(story)} confirmed ${/^[aeio]/.test(what) ? 'an' : 'a'} ${what}.`
}

/** The statements that are clear alone, the most telling first. "It opens in May" needs the sentence before it. */
export const rankStatements = (story: Story): Statement[] =>
  scoreStatements(story).flatMap(({ statement }) => (statement.leans ? [] : [statement]))

interface Candidate {
  statement: Statement
  /** The text it would have as the lead. */
  text: string
  score: number
}

function scoreStatements(story: Story): Candidate[] {
  return story.statements
    .flatMap((statement, index) => {
      const text = statement.leans ? nameOwn(statement, story.statements[index - 1], story) : statement.text
      return text === undefined ? [] : [{ statement, text, score: scoreOf(statement, text, index, story) }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** The statement with the company's name for "it", right after a sentence about the company: "Acme makes axles. It buys Birch Foundry". */
function nameOwn({ text, unit }: Statement, before: Statement | undefined, story: Story): string | undefined {
  const name = shortName(story.company)
  // In "It closes Jan. 4" "it" is a deal.
  if (
    name === undefined ||
    !/^It (?!is|was|has|clos|take|run|bring|mean)\p{Ll}/u.test(text) ||
    before === undefined
  )
    return undefined
  const isOwn = before.text.startsWith(name) && unit - before.unit <= 1
  return isOwn ? `${companyOf(story)}${text.slice('It'.length)}` : undefined
}

const month = `(?:${monthPattern()})(?!\\p{L})\\.?`
const day = `(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month}(?: \\d{1,2})?`
/** A date before the subject: "On Sunday, March 22, Acme learned …". */
export const dayFirst = new RegExp(
  `^(?:On|In|From|By|As of|Starting|Beginning|The)(?: early| late| mid)? (?:(?:\\p{Lu}\\p{Ll}+day,? )?(?:${day})(?:,? \\d{4})?|\\p{Lu}\\p{Ll}+day(?: morning| afternoon| evening| night)?)(?:,? (?=\\p{Lu}|the )|, (?!(?:and|or|to|through|until|which|when|where|while|after|before|between|at|from|in|on|by|but|it|they|he|she|we)\\b)(?=\\p{Ll}))`,
  'u',
)
/** Words that refer back, so that the sentence cannot be the first. */
const pointsBack =
  /\b(?:the same|that (?:day|evening|night|time|week|month|year)|also|again|still|currently|in addition|as well|too|at present|today (?:has|is|employs|runs))\b/

/** The score for a sentence that introduces the company: "Acme, a maker of axles in Dayton, is buying Birch". */
const introducing = 3

/** The score for how the sentence names the company. */
function scoreOfName(text: string, name: string): number {
  const plain = text.replace(/^[Tt]he /, '')
  if (!plain.startsWith(name)) return text.includes(name) ? 1 : 0
  return 2 + (introduction.test(plain.slice(name.length)) ? introducing : 0)
}

const introduction =
  /^(?: \p{Lu}\p{L}*\.?)?, (?:an?|the|which|who) [^;:]{4,140}, (?=(?:will|has|is|are|have|today|\p{Ll}+(?:s|ed)) )/u

/** The score of a statement: how likely its line is the news, then what its words show. */
function scoreOf({ unit }: Statement, given: string, index: number, story: Story): number {
  const text = given.replace(dayFirst, '')
  const words = given.split(' ').length
  const name = shortName(story.company)
  const role = story.roles.get(unit)
  let score = -index * 0.1
  if (role !== undefined)
    score += 10 * role.news + 3 * role.completion - 4 * role.remark - 3 * role.about - 2 * role.practical
  if (name !== undefined) score += scoreOfName(text, name)
  if (tables[story.type].news.test(text)) score += 1
  if (isBackground(text, story)) score -= 2
  if (pointsBack.test(text)) score -= 2
  if (aside.test(text)) score -= 3
  if (words > 45 || words < 5) score -= 3
  return score
}
