// What must not leave the desk unseen: gaps and quotes without their speaker's yes. It reads the text itself, so that no setting
// of the check and nothing ignored hides any of it.
import type { Block } from './block.ts'
import { Paragraph } from './paragraph.ts'
import { readPlaceholders } from './placeholders.ts'
import type { QuoteState } from './release.ts'

export type Loose = { readonly gaps: number; readonly quotes: number }

/** How many gaps and unapproved quotes are in the text. */
export function countLoose(blocks: readonly Block[], quotes: readonly QuoteState[]): Loose {
  return {
    gaps: blocks.reduce((sum, block) => sum + readPlaceholders(new Paragraph(block)).length, 0),
    quotes: quotes.filter((quote) => isDraft(quote) || isChanged(quote)).length,
  }
}

/** Whether the speaker has not approved the quote yet. */
export function isDraft({ state }: QuoteState): boolean {
  return state !== 'approved'
}

/** Whether other words were approved than those that stand there now. */
export function isChanged({ state, text, approvedText }: QuoteState): boolean {
  return state === 'approved' && approvedText !== undefined && toPlain(approvedText) !== toPlain(text)
}

function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
