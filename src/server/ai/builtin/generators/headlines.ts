// Five headlines from a context: the news in full, short, by its number, by its date, and by the strongest other fact. Press rules 2.2.
import type { AnnouncementType, Brief } from '#server/ai/builtin/brief/brief.ts'
import { readClause } from '#server/ai/builtin/compose/clause.ts'
import type { Draft } from '#server/ai/builtin/compose/draft.ts'
import { fitHeadline, writeHeadline } from '#server/ai/builtin/compose/headline.ts'
import { shortName, writeNews } from '#server/ai/builtin/compose/news.ts'
import { writeSlotStatements } from '#server/ai/builtin/compose/slot-statements.ts'
import { startDraft } from '#server/ai/builtin/compose/start-draft.ts'
import { writeStatements } from '#server/ai/builtin/compose/statements.ts'
import { toTitleCase } from '#server/ai/builtin/compose/title-case.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'

const wanted = 5
const shortest = 60
const comfortable = 70

/** Five different headlines; gaps where the context gives too little for five. */
export function writeHeadlines(brief: Brief): string[] {
  const draft = startDraft(brief)
  const news = writeNews(draft)
  const { company } = draft
  const full = news.clause === undefined ? fitHeadline(dropStop(news.sentence)) : writeHeadline(news.clause)
  const short = fitHeadline(full, shortest)
  const statements = [...writeStatements(draft), ...writeSlotStatements(draft)]
  const names = [
    company,
    shortName(company),
    'The company',
    ...(draft.product === undefined ? [] : [draft.product, brief.product ?? '']),
  ]
  const others = statements
    .filter(({ text }) => !/^(?:It|They|This|That|These|Those) /.test(text))
    .filter(({ text, role }) => role !== 'background' && /\d/.test(text) && !isPriceOf(text, draft))
    .slice(0, 3)
    .map(({ text }) => toOther(text, company, names))
  const thing = brief.product ?? (draft.thing && toTitleCase(draft.thing))
  const options = [
    fitHeadline(full, comfortable),
    ...turned(news.sentence, draft),
    ...others,
    short,
    full,
    ...gapHeadlines(brief.type, company, thing).filter(
      (gap) => !(gap.includes('[AMOUNT]') && /[$€£]\d/.test(full)),
    ),
  ]
  return [...new Set(options.filter((option) => option.length > 12))].slice(0, wanted)
}

const ledBy =
  /(?<amount>[$€£][\d.,]{1,30}(?: (?:million|billion))?).{0,300}? led by (?<investor>\p{Lu}[\p{L}&]*(?: \p{Lu}[\p{L}&]*)*)/u

/** The same news from the other side: the investor, or the price of the product. */
function turned(news: string, { company, brief, clean, thing }: Draft): string[] {
  const { amount, investor } = ledBy.exec(news)?.groups ?? {}
  if (amount !== undefined && investor !== undefined)
    return [`${investor} Leads ${toTitleCase(amount)} Round for ${company}`]
  const price =
    brief.slots.get('price') ??
    /\bcosts? (?<price>[$€£][\d.,]*\d)/.exec(brief.statements.join(' '))?.groups?.price
  const product = brief.product ?? thing
  return price === undefined || product === undefined
    ? []
    : [toTitleCase(`${product} from ${company} costs ${clean.piece(price)}`)]
}

/** The price of a thing without a name has its own headline. */
function isPriceOf(text: string, { thing }: Draft): boolean {
  return thing !== undefined && text.startsWith(`The ${thing} costs `)
}

/** A statement as a headline of its own that names the company. */
function toOther(text: string, company: string, names: readonly string[]): string {
  const capitalNames = names.flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
  const clause = readClause(
    text,
    capitalNames.filter((name) => name !== ''),
  )
  if (clause !== undefined && clause.subject !== 'The company') {
    return withCompany(writeHeadline(clause), company)
  }
  if (clause !== undefined) return writeHeadline({ ...clause, subject: company })
  return withCompany(fitHeadline(dropStop(text).replace(/^(?:A|An|The) /, ''), comfortable), company)
}

function withCompany(headline: string, company: string): string {
  return headline.includes(shortName(company)) ? headline : toTitleCase(`${company}: ${headline}`)
}

function gapHeadlines(type: AnnouncementType, company: string, product = '[PRODUCT]'): string[] {
  const byType: Partial<Record<AnnouncementType, string[]>> = {
    launch: [
      `${company} to Sell ${product} to [BUYERS] for [PRICE] Starting [DATE]`,
      `${product} From ${company} Cuts [WHAT] by [NUMBER]`,
    ],
    funding: [
      `${company} Raises [AMOUNT] to [WHAT THE MONEY WILL DO]`,
      `[LEAD INVESTOR] Backs ${company} With [AMOUNT]`,
    ],
    partnership: [
      `${company} to [WHAT IT WILL DO] at [NUMBER] [PARTNER] [SITES]`,
      `[CUSTOMERS] Can Now [WHAT] at ${company}`,
    ],
    event: [
      `${company} to [SHOW OR OPEN WHAT] in [CITY] on [DATE]`,
      `[SPEAKER] to Speak at ${company} Event on [DATE]`,
    ],
    appointment: [
      `${company} Names [LAST ROLE] as [NEW ROLE]`,
      `[FULL NAME] to Lead ${company} Starting [DATE]`,
    ],
    award: [
      `${company} Wins [AWARD] From Field of [NUMBER]`,
      `${company} Honored for [RESULT WITH A NUMBER]`,
    ],
  }
  return [
    ...(byType[type] ?? []),
    `${company} to [WHAT CHANGES], [EFFECT WITH ONE NUMBER]`,
    `${company} [VERB] [WHAT] in [CITY], Adding [NUMBER] Jobs`,
    `[NUMBER] [CUSTOMERS] Get [WHAT CHANGES] From ${company}`,
    `${company} Opens [WHAT] After [CAUSE WITH ONE NUMBER]`,
  ]
}
