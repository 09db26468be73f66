// Up to five headlines from a context: the news in full and short, and what else is worth a line.
import { fitHeadline } from '#server/ai/builtin/compose/headline/fit-headline.ts'
import { writeHeadline } from '#server/ai/builtin/compose/headline/headline.ts'
import { rankStatements, writeLead } from '#server/ai/builtin/compose/lead.ts'
import { polishText } from '#server/ai/builtin/compose/polish.ts'
import { isBackground } from '#server/ai/builtin/compose/roles.ts'
import { companyOf, type Story } from '#server/ai/builtin/story/story.ts'
import { findPrice } from './find-price.ts'

const wanted = 5
const comfortable = 70
const short = 52
const fewestLetters = 12

export function writeHeadlines(story: Story): string[] {
  const polished = (text: string) => polishText(text, story)
  const lead = polished(writeLead(story).text)
  const full = writeHeadline(lead, story)
  const others = rankStatements(story)
    .map(({ text }) => polished(text))
    .filter((text) => text !== lead && /\d/.test(text) && !isBackground(text, story))
    .map((text) => writeHeadline(text, story))
  const options = [
    fitHeadline(full, story, comfortable),
    ...priced(story, lead),
    ...others,
    full,
    fitHeadline(full, story, short),
  ]
  return [...new Set(options.filter((option) => option.length > fewestLetters))].slice(0, wanted)
}

/** A headline with the price. */
function priced(story: Story, lead: string): string[] {
  const price = findPrice([lead, ...story.statements.map(({ text }) => text)].join(' '), story.slots)
  if (price === undefined || story.product === undefined || story.type !== 'launch') return []
  return [fitHeadline(`${story.product} from ${companyOf(story)} costs ${price}`, story, comfortable)]
}
