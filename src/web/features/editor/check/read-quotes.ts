import type { Node } from '@tiptap/pm/model'
import type { QuoteState } from '#domain/rules/release/release.ts'
import { listFacts } from '#web/features/editor/ai/facts/list-facts.ts'

/** The quotes AI brought in, with where they stand on their way to approval. */
export function readQuotes(doc: Node): QuoteState[] {
  return listFacts(doc).flatMap((place) => {
    if (place.kind !== 'quote') return []
    const approvedText = place.approval?.words
    const state = place.state === 'draft' ? 'draft' : 'approved'
    return [{ text: place.text, state, ...(approvedText !== undefined && { approvedText }) } as const]
  })
}
