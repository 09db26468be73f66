// What the sentences of the notes say beyond a lead that was written from the slots of the news: nothing is told twice, and nothing is lost.
import { isClean, isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { withEvenSums } from '#server/ai/builtin/story/news/sums.ts'
import {
  companyOf,
  type Slot,
  type Statement,
  type Story,
  shortName,
} from '#server/ai/builtin/story/story.ts'
import { isPoint } from '#server/ai/builtin/story/telegraph.ts'
import { capitalizeFirst, dropStop, endSentence } from '#server/ai/builtin/text/joining.ts'
import { isRetold, namesMore } from '#server/ai/builtin/text/retold.ts'
import { writeDateline } from './dateline.ts'
import { fillEach } from './fill.ts'
import type { Lead } from './lead.ts'
import { tables } from './tables.ts'

/** The story with what was read of the news in its slots. */
export function withNews(story: Story): Story {
  if (story.news.size === 0) return story
  const read = Array.from(story.news, ([slot, { value }]) => [slot, value] as const)
  return { ...story, slots: new Map([...story.slots, ...read]) }
}

/** All that a draft with the lead tells from slots. */
export const toldWith = (story: Story, lead: { text: string; told: ReadonlySet<Slot> }): string =>
  [writeDateline(story), lead.text, ...fillEach(tables[story.type].details, story, lead.told)].join(' ')

/** With the slots of the news, and without what a lead written from them tells. */
export function toldFromNews(given: Story, lead: Lead): Story {
  const story = withNews(given)
  const told = toldWith(story, lead)
  const { rest, plain } = lead
  const anchor = anchorOf(given, lead)
  const place = { unit: plain?.unit ?? -1, leans: false }
  const more = (rest?.sentences ?? []).map(
    (text): Statement => ({ ...place, text, leans: /^(?:It|They) /u.test(text) }),
  )
  const isOpen = ({ text }: Statement) => !isRetold(withEvenSums(text), told)
  return {
    ...story,
    statements: story.statements
      .filter((statement) => statement === anchor || isOpen(statement))
      .flatMap((statement) => (statement === anchor ? [statement, ...more] : [statement])),
    points: [
      ...(rest?.points ?? []).map((text): Statement => ({ ...place, text })),
      ...story.points.filter(isOpen),
    ],
  }
}

/** The sentence that the lead tells in its own words: what points to it is told after the lead. */
export function anchorOf(story: Story, lead: Lead): Statement | undefined {
  const { plain, rest, isNews } = lead
  if (isNews !== true || plain === undefined) return lead.statement
  return rest !== undefined || isRetold(plain.text, toldWith(withNews(story), lead)) ? plain : undefined
}

/** What completes a lead that was written from the news comes right after it: "Birch Fund also took part." */
export function splitDetails(
  details: readonly string[],
  story: Story,
  { isNews }: Lead,
): [string[][], string[][]] {
  const isEarly = (text: string) =>
    isNews === true && Array.from(story.news.values()).some(({ value }) => text.includes(value))
  const alone = (texts: readonly string[]) => texts.map((text) => [text])
  return [alone(details.filter(isEarly)), alone(details.filter((text) => !isEarly(text)))]
}

export interface Rest {
  sentences: string[]
  points: string[]
}

/** "…, which has been closed since 2023" is said of what the clause before it ends with; other pieces are points about it. */
export function restOf(text: string, told: string, story: Story): Rest {
  // As the notes name it: "Birch Forge" of "Birch Forge of Salem".
  const values = Array.from(story.news.values(), ({ value }) =>
    text.includes(value) ? value : (value.split(/ (?:of|in) /u)[0] ?? value),
  )
  const { head = '', rest } =
    /^(?<head>.+?),? (?:the one )?(?:which|who|that) (?<rest>.+)$/u.exec(text)?.groups ?? {}
  const named = values.find((value) => head.endsWith(value))
  const sentence = capitalizeFirst(endSentence(`${named} ${rest}`))
  if (named !== undefined && rest !== undefined && isRetold(head, told) && isSentence(sentence))
    return { sentences: [sentence], points: [] }
  const points = listPieces(text, told, values, story)
  return { sentences: points.length > 0 ? [] : tellClauses(text, told), points }
}

/** "…, it goes live on Dec. 1 on phones": clauses that say more and are sentences, where all that do are. */
function tellClauses(text: string, told: string): string[] {
  const clauses = dropStop(text)
    .split(/, (?:and )?/u)
    .map((clause) => capitalizeFirst(endSentence(clause)))
    .filter((clause) => namesMore(clause, told))
  return clauses.every((clause) => isSentence(clause) && !/^(?:That|This) /u.test(clause)) ? clauses : []
}

function listPieces(text: string, told: string, values: readonly string[], story: Story): string[] {
  const target = story.news.get('target')?.value
  const named = values.find((value) => target?.startsWith(value) === true && text.includes(value))
  if (named === undefined) return listClauses(text, told)
  const at = text.indexOf(named)
  const behind = pieces(text.slice(at + named.length), told)
  const before = Array.from(
    text.slice(0, at).matchAll(/\((?<aside>[^()]{3,80})\)/gu),
    ({ groups }) => groups?.aside ?? '',
  ).flatMap((aside) => pieces(aside, told))
  const points = [about(shortName(companyOf(story)) ?? '', before), about(named, behind)]
  return points.filter((point) => point !== '' && isClean(point)).map(capitalizeFirst)
}

/** Of a sentence whose news has no name of its own, the pieces that say more. */
function listClauses(text: string, told: string): string[] {
  const rest = pieces(text, told).join(', ')
  return isClean(rest) && isPoint(rest) ? [capitalizeFirst(rest)] : []
}

const about = (name: string, said: readonly string[]): string =>
  said.length === 0 ? '' : `${name}: ${said.join(', ')}`

const pieces = (text: string, told: string): string[] =>
  dropStop(text)
    .split(/[,;()] ?/u)
    .map((piece) => piece.trim())
    .filter(
      (piece) =>
        /^(?!(?:so|and|but|that|which|who|it)\b)[\p{L}\d]/u.test(piece) && namesMore(` ${piece}`, told),
    )
