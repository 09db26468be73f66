// Whether a speaker has approved a quote, and whether it changed since.
import type { QuoteState } from './release.ts'

/** Whether the speaker has not approved the quote yet. */
export function isDraft({ state }: QuoteState): boolean {
  return state !== 'approved'
}

/** Whether the approved words differ from the current ones. */
export function isChanged({ state, text, approvedText }: QuoteState): boolean {
  return state === 'approved' && approvedText !== undefined && toPlain(approvedText) !== toPlain(text)
}

function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
