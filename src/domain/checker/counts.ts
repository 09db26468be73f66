// Lengths and quotes of a release, read once per check.
import type { Paragraph } from './paragraph.ts'
import type { Part, Release } from './release.ts'

export type WordCounts = { readonly total: number; readonly boilerplate: number }

/** Words from the headline to the end of the boilerplate; release line, contact and what follows the end mark apart. */
export function readWordCounts(release: Release): WordCounts {
  let [total, boilerplate] = [0, 0]
  const end = release.of('end-mark')[0]?.index ?? release.parts.length
  for (const { role, paragraph, index } of release.parts) {
    if (index > end) break
    if (role === 'boilerplate' || role === 'boilerplate-heading') boilerplate += paragraph.wordCount
    else if (!isCounted(role)) continue
    total += paragraph.wordCount
  }
  return { total, boilerplate }
}

function isCounted(role: Part['role']): boolean {
  return counted.has(role)
}

const counted: ReadonlySet<Part['role']> = new Set([
  'headline',
  'subhead',
  'lead',
  'body',
  'crosshead',
  'notice',
] as const)

/** Parts of the story in which somebody speaks; each counts as one quote. */
export function readQuoteParts(release: Release): readonly Part[] {
  return release.story.filter(({ paragraph }) => paragraph.recall(hasSpeech))
}

/** Whether somebody speaks in the paragraph; a block quotation speaks without marks too. */
export function hasSpeech({ quotations, block, wordCount }: Paragraph): boolean {
  return quotations.some(({ isSpeech }) => isSpeech) || (block.type === 'quote' && wordCount >= 4)
}
