// What to change in a headline.
import { headlineLength } from '#domain/rules/headline/headline-length.ts'

/** Characters of a headline that needs no advice about its length and earns points for it. The newsroom check has its own limits, without a
 * minimum: `headlineLength` in `rules/headline/headline-length.ts`. */
export const goodLength = { from: 40, to: 70 } as const

/** The six recommendations by what is missing, in the order they are given. */
export const headlineRecommendations = {
  length: `Keep the headline between ${goodLength.from} and ${goodLength.to} characters. Search results and inboxes show about ${headlineLength.emailSubject}.`,
  powerWords: 'Say what’s new with a word such as “launches,” “unveils” or “first,” if it’s true.',
  numbers: 'Add a number: a price, date, percentage or count makes the news concrete.',
  emotionalWords: 'Say what the news means for people with a word such as “safer,” “relief” or “free.”',
  colon:
    'Consider a colon that sets the topic before the news, as in “Food safety: Acme opens a second lab.”',
  urgencyWords: 'If timing is part of the news, say so with a word such as “today” or “now.”',
} as const

/** What the recommendations look at. */
export type HeadlineFacts = {
  charCount: number
  foundPowerWords: readonly string[]
  foundEmotionalWords: readonly string[]
  foundUrgencyWords: readonly string[]
  hasNumbers: boolean
  hasColon: boolean
}

/** The recommendations whose condition is met. */
export function recommend(facts: HeadlineFacts): string[] {
  const missing: Record<keyof typeof headlineRecommendations, boolean> = {
    length: facts.charCount < goodLength.from || facts.charCount > goodLength.to,
    powerWords: facts.foundPowerWords.length === 0,
    numbers: !facts.hasNumbers,
    emotionalWords: facts.foundEmotionalWords.length === 0,
    colon: !facts.hasColon,
    urgencyWords: facts.foundUrgencyWords.length === 0,
  }
  return Object.entries(headlineRecommendations)
    .filter(([reason]) => missing[reason as keyof typeof headlineRecommendations])
    .map(([, text]) => text)
}
