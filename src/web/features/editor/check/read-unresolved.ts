import type { Node } from '@tiptap/pm/model'
import { describeUnresolved } from './check-messages.ts'
import { readBlocks, readQuotes } from './read-blocks.ts'

interface UnresolvedItems {
  text: string
  /** The same for as long as the same words are open. */
  trace: string
}

/** What is still open in the document, whatever the check is told to ignore; undefined when nothing is. */
export async function readUnresolved(doc: Node): Promise<UnresolvedItems | undefined> {
  const { countLoose } = await import('#domain/rules/release/loose.ts')
  const loose = countLoose(readBlocks(doc).blocks, readQuotes(doc))
  const text = describeUnresolved(loose)
  return text === undefined ? undefined : { text, trace: loose.trace }
}
