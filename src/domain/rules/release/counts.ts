// Word counts and quotations of a release, read once per check.
import { readAboutName } from './names.ts'
import type { Paragraph } from './paragraph.ts'
import type { Part, Release } from './release.ts'

export type WordCounts = { readonly total: number; readonly boilerplate: number }

/** A boilerplate: its heading, or the paragraph that begins with it, and the number of words without that heading. */
export type Boilerplate = {
  readonly heading: Part
  /** The first paragraph of the description; the heading if there is none. */
  readonly body: Part
  readonly words: number
  readonly company: string | undefined
}

/** The words of the whole text, as shown below the page, and those of the boilerplates. */
export function readWordCounts(release: Release): WordCounts {
  return {
    total: sumOf(release.parts.map(({ paragraph }) => paragraph.wordCount)),
    boilerplate: sumOf(release.ask(readBoilerplates).map(({ words }) => words)),
  }
}

/** The boilerplates of a release in reading order. */
export function readBoilerplates(release: Release): readonly Boilerplate[] {
  const found: { heading: Part; body: Part; words: number; company: string | undefined }[] = []
  for (const part of release.of('boilerplate-heading', 'boilerplate')) {
    const { paragraph, role } = part
    const company = paragraph.recall(readAboutName)
    const opens = role === 'boilerplate-heading' || /^about\b/i.test(paragraph.text)
    if (opens) found.push({ heading: part, body: part, words: 0, company })
    const last = found.at(-1)
    if (last === undefined || role === 'boilerplate-heading') continue
    if (last.words === 0) last.body = part
    last.words += paragraph.wordCount - (opens ? (company?.split(' ').length ?? 1) + 1 : 0)
  }
  return found
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The parts of the story with a quotation; each counts as one quote. */
export function readQuoteParts(release: Release): readonly Part[] {
  return release.story.filter(({ paragraph }) => paragraph.recall(hasSpeech))
}

/** Whether the paragraph has a quotation; a block quotation needs no marks. */
export function hasSpeech({ quotations, block, wordCount }: Paragraph): boolean {
  return quotations.some(({ isSpeech }) => isSpeech) || (block.type === 'quote' && wordCount >= 4)
}
