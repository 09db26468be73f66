// Writes the first paragraph: the lead with what completes it, or with what the notes want at the beginning.
import { splitSentences } from '#domain/language/sentences.ts'
import { leaning } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { findCompletion } from './complete-lead.ts'
import type { Lead } from './lead.ts'
import type { Group } from './roles.ts'

export interface Opened {
  /** The text of the first paragraph. */
  opening: string
  /** The groups that come right below it. */
  near: string[][]
}

export function writeOpening(
  lead: Lead,
  near: readonly (readonly string[])[],
  groups: readonly Group[],
  story: Story,
): Opened {
  const wished = groups.filter(({ wish }) => wish !== undefined)
  const takesUp = groups.some((group) => group.takesUp && group.wish === undefined)
  const first = wished.find(
    (group) => group.wish === 'first' && fits(group, lead) && (canOpen(group, story) || !takesUp),
  )
  const ordered = inOrder(near, groups)
  const text = first?.texts.join(' ') ?? findCompletion(lead, ordered, story)
  const told = first === undefined ? [text] : first.texts
  const isOpen = first !== undefined && canOpen(first, story)
  const opening = [isOpen ? text : undefined, lead.text, isOpen ? undefined : text]
  return {
    opening: opening.filter((each) => each !== undefined).join(' '),
    near: ordered.filter(([each]) => each !== told[0]),
  }
}

/** The groups in order: those that refer to the lead, those that are asked for, the rest. */
function inOrder(near: readonly (readonly string[])[], groups: readonly Group[]): string[][] {
  const rankOf = ([text]: readonly string[]): number => {
    const group = groups.find(({ texts }) => texts[0] === text)
    if (group?.takesUp === true) return 0
    return group?.wish === undefined ? 2 : 1
  }
  return near.toSorted((one, other) => rankOf(one) - rankOf(other)).map((group) => [...group])
}

/** The most words of a first paragraph, and of what may come before the news. */
const [mostWords, mostBefore] = [70, 40]

const countWords = (text: string): number => text.split(' ').length

function fits({ texts }: Group, { text, isOpen }: Lead): boolean {
  const words = countWords(texts.join(' '))
  return isOpen !== true && texts.length <= 2 && words + countWords(text) <= mostWords
}

/** Words that refer back to something or somebody named before. */
const pointing =
  /\b(?:also|again|too|such|both|another|others?|them|there|then|those|these|same|that (?:day|evening|night|year|pool|building))\b/u

/** Subjects that need no introduction: "A pup that is scared", "Parents should". */
const general = /^(?:An?|No|To) |^\p{Lu}\p{Ll}+s (?:should|must|can|may) /u

/** Whether the group may come before the news: one sentence that is clear alone. */
function canOpen({ texts, isFree }: Group, story: Story): boolean {
  const [text = ''] = texts
  const isKnown = general.test(text) || text.includes(shortName(story.company) ?? companyOf(story))
  return (
    isFree &&
    isKnown &&
    texts.length === 1 &&
    countWords(text) <= mostBefore &&
    splitSentences(text).length === 1 &&
    !leaning.test(text) &&
    !pointing.test(text)
  )
}

/** The end of a headline with a figure the notes want in it: "…, With 130 New Jobs". */
export const askedEnd = ({ opening }: Story, lead: string): string => {
  const figure = opening?.figure
  return figure === undefined || lead.includes(figure) ? '' : `, with ${figure}`
}
