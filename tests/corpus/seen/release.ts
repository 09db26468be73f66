// The shape of the releases the newsroom check is measured on: clean ones, and ones with faults planted on purpose.

export type CorpusLink = { text: string; url: string }

export type CorpusBlock = {
  type: 'heading' | 'paragraph' | 'listItem' | 'quote'
  level?: number
  text: string
  isBold?: true
  links?: readonly CorpusLink[]
  /** Passages of the text set in italics. */
  italics?: readonly string[]
}

/** A rule and the very characters it has to mark; no text where something is missing from the release as a whole. */
export type PlantedFault = {
  rule: string
  text?: string
  /** A longer passage around the text, where the text alone stands more than once. */
  within?: string
}

/** Where a quotation stands on its way to approval, for the rules that ask. */
export type CorpusQuoteState = {
  text: string
  state: 'draft' | 'sent' | 'approved'
  approvedText?: string
}

export type CorpusRelease = {
  name: string
  kind: string
  /** The day of writing, as in 2026-11-17. */
  today: string
  wire?: 'ein-basic'
  blocks: readonly CorpusBlock[]
  quoteStates?: readonly CorpusQuoteState[]
  /** Empty in a clean release, except for reminders its subject calls for by right. */
  faults: readonly PlantedFault[]
}

export const immediate = paragraph('FOR IMMEDIATE RELEASE')
export const endMark = paragraph('###')

export function heading(text: string, level = 1): CorpusBlock {
  return { type: 'heading', level, text }
}

export function bold(text: string): CorpusBlock {
  return { type: 'paragraph', text, isBold: true }
}

export function item(text: string): CorpusBlock {
  return { type: 'listItem', text }
}

export function paragraph(text: string, ...links: readonly [text: string, url: string][]): CorpusBlock {
  if (links.length === 0) return { type: 'paragraph', text }
  return { type: 'paragraph', text, links: links.map(([label, url]) => ({ text: label, url })) }
}

/** The rules a release has to set off, each once. */
export function listExpected(release: CorpusRelease): string[] {
  return [...new Set(release.faults.map(({ rule }) => rule))]
}
