// The first paragraph: the lead, with what completes it or what the notes ask the release to begin with.
import { splitSentences } from '#domain/language/sentences.ts'
import { leaning } from '#server/ai/builtin/story/statements.ts'
import { companyOf, type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { findCompletion } from './complete-lead.ts'
import type { Lead } from './lead.ts'
import type { Group } from './roles.ts'

export interface Opened {
  /** The text of the first paragraph. */
  opening: string
  /** What is told below it. */
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

/** What takes up the lead, then what is asked for, then the rest. */
function inOrder(near: readonly (readonly string[])[], groups: readonly Group[]): string[][] {
  const rankOf = ([text]: readonly string[]): number => {
    const group = groups.find(({ texts }) => texts[0] === text)
    if (group?.takesUp === true) return 0
    return group?.wish === undefined ? 2 : 1
  }
  return near.toSorted((one, other) => rankOf(one) - rankOf(other)).map((group) => [...group])
}

/** The words of a first paragraph, and of what goes before the news in it. */
const [mostWords, mostBefore] = [70, 40]

const countWords = (text: string): number => text.split(' ').length

function fits({ texts }: Group, { text, isOpen }: Lead): boolean {
  const words = countWords(texts.join(' '))
  return isOpen !== true && texts.length <= 2 && words + countWords(text) <= mostWords
}

/** Points at what has been told, or at somebody who has been named. */
const pointing =
  /\b(?:also|again|too|such|both|another|others?|them|there|then|those|these|same|that (?:day|evening|night|year|pool|building))\b/u

/** "A pup that is scared", "Parents should": of something or somebody nobody has to know yet. */
const general = /^(?:An?|No|To) |^\p{Lu}\p{Ll}+s (?:should|must|can|may) /u

/** One sentence that needs none before it goes before the news, which follows right behind. */
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

/** "…, With 130 New Jobs", where the notes want them in it. */
export const askedEnd = ({ opening }: Story, lead: string): string => {
  const figure = opening?.figure
  return figure === undefined || lead.includes(figure) ? '' : `, with ${figure}`
}
