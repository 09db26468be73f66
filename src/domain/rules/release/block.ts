// What the newsroom check reads: a release as a list of text blocks. The editor's document and the corpus both give it.
// Blocks are immutable: the same object means the same text, and what was read from it is kept.
import type { Range } from '#domain/language/ranges.ts'

export type Link = Range & { readonly href: string }

/** One paragraph, heading, list item or block quotation. A line break inside it is '\n'. */
export type Block = {
  readonly type: 'heading' | 'paragraph' | 'listItem' | 'quote'
  /** 1 to 3, of headings only. */
  readonly level?: number
  readonly text: string
  readonly links?: readonly Link[]
  readonly italics?: readonly Range[]
  /** All of it is bold: a headline that was never made a heading. */
  readonly isBold?: true
}
