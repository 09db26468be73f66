// Keeps what the notes' sentences say beyond a lead written from slots, so that nothing is told twice or lost.
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
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

/** The story with the slots of the news filled in. */
export function withNews(story: Story): Story {
  if (story.news.size === 0) return story
  const read = Array.from(story.news, ([slot, { value }]) => [slot, value] as const)
  return { ...story, slots: new Map([...story.slots, ...read]) }
}

/** The lead and all details that are written from slots with it. */
export const toldWith = (story: Story, lead: { text: string; told: ReadonlySet<Slot> }): string =>
  [writeDateline(story), lead.text, ...fillEach(tables[story.type].details, story, lead.told)].join(' ')

/** The story for a lead written from slots: with the news in its slots, and without what the lead tells. */
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

/** The sentence of the notes that the lead tells; sentences that refer to it follow the lead. */
export function anchorOf(story: Story, lead: Lead): Statement | undefined {
  const { plain, rest, isNews } = lead
  if (isNews !== true || plain === undefined) return lead.statement
  return rest !== undefined || isRetold(plain.text, toldWith(withNews(story), lead)) ? plain : undefined
}

/** Separates the details that complete the lead from the others: "Birch Fund also took part." */
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

/** What the sentence says beyond the lead. A clause with "which" goes with the noun before it; other pieces become points. */
export function restOf(text: string, told: string, story: Story): Rest {
  // The name with its place, as the notes give it: "Birch Forge of Salem".
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

/** The clauses that add something, as sentences, if all of them are sentences: "…, it goes live on Dec. 1 on phones". */
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

/** The pieces that add something, of a sentence whose news has no name. */
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
