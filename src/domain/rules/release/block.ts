// What the newsroom check reads: a release as a list of text blocks, made from the editor's document or the corpus. Blocks are immutable, so what
// was read from one can be kept.
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
  /** The whole block is bold, like a headline that was not made a heading. */
  readonly isBold?: true
}
