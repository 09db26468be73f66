// What must not leave the desk unseen: gaps and quotes without their speaker's yes. It reads the text itself, so that no setting
// of the check and nothing ignored hides any of it.
import type { Block } from './block.ts'
import { Paragraph } from './paragraph.ts'
import { readPlaceholders } from './placeholders.ts'
import type { QuoteState } from './release.ts'

export type Loose = {
  readonly gaps: number
  readonly quotes: number
  /** The words that are open: another trace means that something else is. */
  readonly trace: string
}

/** How many gaps and unapproved quotes are in the text. */
export function countLoose(blocks: readonly Block[], quotes: readonly QuoteState[]): Loose {
  const gaps = blocks.flatMap((block) =>
    readPlaceholders(new Paragraph(block)).map(({ from, to }) => block.text.slice(from, to)),
  )
  const open = quotes.filter((quote) => isDraft(quote) || isChanged(quote))
  const trace = [...gaps, ...open.map(({ text }) => text)].join('\n')
  return { gaps: gaps.length, quotes: open.length, trace }
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
