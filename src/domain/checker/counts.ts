// Lengths and quotes of a release, read once per check.
import type { Paragraph } from './paragraph.ts'
import type { Part, Release } from './release.ts'

export type WordCounts = { readonly total: number; readonly boilerplate: number }

/** Words from the headline to the end of the boilerplate; contact, notices and release line do not count. */
export function readWordCounts(release: Release): WordCounts {
  let [total, boilerplate] = [0, 0]
  for (const { role, paragraph } of release.parts) {
    if (role === 'boilerplate' || role === 'boilerplate-heading') boilerplate += paragraph.wordCount
    else if (!isCounted(role)) continue
    total += paragraph.wordCount
  }
  return { total, boilerplate }
}

function isCounted(role: Part['role']): boolean {
  return (
    role === 'headline' || role === 'subhead' || role === 'lead' || role === 'body' || role === 'crosshead'
  )
}

/** Parts of the story in which somebody speaks; each counts as one quote. */
export function readQuoteParts(release: Release): readonly Part[] {
  return release.story.filter(({ paragraph }) => paragraph.recall(hasSpeech))
}

/** Whether somebody speaks in the paragraph; a block quotation speaks without marks too. */
export function hasSpeech({ quotations, block, wordCount }: Paragraph): boolean {
  return quotations.some(({ isSpeech }) => isSpeech) || (block.type === 'quote' && wordCount >= 4)
}
