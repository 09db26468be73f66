// The first sentence written from the slots of the news, where no sentence of the notes tells as much in one clause.
import { splitSentences } from '#domain/language/sentences.ts'
import { maskAsides } from '#server/ai/builtin/story/clauses.ts'
import { type Slot, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { holdsWords, isRetold, namesMore } from '#server/ai/builtin/text/retold.ts'
import { fill, slotsOf } from './fill.ts'
import { type Rest, restOf, toldWith, withNews } from './rest-of-news.ts'
import { tables } from './tables.ts'

export interface NewsLead {
  text: string
  told: ReadonlySet<Slot>
  /** What the sentence that would have led says beyond it. */
  rest?: Rest
}

/** Undefined when too little was read, or when `plain`, which would lead otherwise, tells the news in one clause and has more to say. */
export function writeNewsLead(story: Story, plain: string): NewsLead | undefined {
  const { fromNews = [] } = tables[story.type]
  if (story.news.size === 0) return undefined
  const full = withNews(story)
  const filled = fromNews.filter((text) => fill(text, full) !== undefined)
  const [template] = filled
  const text = template === undefined ? undefined : fill(template, full)
  if (template === undefined || text === undefined) return undefined
  const lead: NewsLead = { text, told: new Set(slotsOf(template)) }
  if (!tellsSlots(plain, slotsOf(filled.at(-1) ?? template), story)) return lead
  if (!isOneClause(plain, story)) return withRest(lead, plain, story)
  if (tellsSlots(plain, lead.told, story)) return undefined
  return isRetold(plain, text) ? lead : complete(plain, full)
}

/** In place of a sentence that runs on only where all its figures and names are told all the same. */
function withRest(lead: NewsLead, plain: string, story: Story): NewsLead | undefined {
  // Whoever announces is named by the sentence alone.
  if (story.company === undefined && !plain.startsWith('[')) return undefined
  const told = toldWith(withNews(story), lead)
  const rest = restOf(plain, told, story)
  return namesMore(plain, [told, ...rest.sentences, ...rest.points].join(' ')) ? undefined : { ...lead, rest }
}

/** "Acme, a maker of axles, has closed a $4 million seed round" and who led it, read elsewhere. */
function complete(plain: string, story: Story): NewsLead | undefined {
  const { ends, more } = tables[story.type].completion ?? {}
  const start = dropStop(plain)
  const end = more === undefined ? undefined : fill(more, story)
  if (ends?.test(start) !== true || more === undefined || end === undefined) return undefined
  return { text: `${start} ${lowerFirst(end)}`, told: new Set(slotsOf(more)) }
}

const mostWords = 36
const spliced =
  /[;[]|:(?! ?(?:[A-Z]{0,3}[$€£]|\d))|\bSeries [A-H]\. \p{Lu}|, (?:it|they|she|he|we|this|that|these|there)(?:[’']s| is| are| was| were| has| have| will)\b|, the one (?:which|that|who)\b|, (?:so|said) |, \d(?!\d{3}(?!\d))/u

/** One sentence, and not two with a comma between them. */
function isOneClause(text: string, { company }: Story): boolean {
  const name = shortName(company)
  // "Acme signs Thursday so effective Oct. 1 Acme buys Birch"
  const isTwice = name !== undefined && text.indexOf(name) !== text.lastIndexOf(name)
  return (
    text.split(' ').length <= mostWords &&
    !spliced.test(maskAsides(text)) &&
    !isTwice &&
    splitSentences(text).length === 1
  )
}

/** How it is said is no part of the news. */
const wording: ReadonlySet<Slot> = new Set<Slot>(['deed', 'deal'])

function tellsSlots(text: string, slots: Iterable<Slot>, { news }: Story): boolean {
  return Array.from(slots).every((slot) => {
    const value = news.get(slot)?.value
    return value === undefined || wording.has(slot) || holdsWords(text, value)
  })
}
