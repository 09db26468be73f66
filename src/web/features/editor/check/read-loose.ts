import type { Node } from '@tiptap/pm/model'
import { describeLoose } from './check-messages.ts'
import { readBlocks } from './read-blocks.ts'
import { readQuotes } from './read-quotes.ts'

/** What is still open in the document, whatever the check is told to ignore; undefined when nothing is. */
export async function readLoose(doc: Node): Promise<string | undefined> {
  const { countLoose } = await import('#domain/checker/loose.ts')
  return describeLoose(countLoose(readBlocks(doc).blocks, readQuotes(doc)))
}
