import type { Node } from '@tiptap/pm/model'
import { describeUnresolved } from './check-messages.ts'
import { readBlocks, readQuotes } from './read-blocks.ts'

interface UnresolvedItems {
  text: string
  /** Equal as long as the same words are unresolved. */
  trace: string
}

/** What is unresolved in the document, regardless of ignored findings; undefined if nothing is. */
export async function readUnresolved(doc: Node): Promise<UnresolvedItems | undefined> {
  const { countLoose } = await import('#domain/rules/release/loose.ts')
  const loose = countLoose(readBlocks(doc).blocks, readQuotes(doc))
  const text = describeUnresolved(loose)
  return text === undefined ? undefined : { text, trace: loose.trace }
}
