// What of a draft is material for AI: all but what AI brought in and the writer has not taken over yet (decision 17). A marked
// fact must not vouch for itself, nor for a shorter form of itself.
import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { spellTarget } from '#domain/facts/link-target.ts'
import { listLinks } from './link-targets.ts'
import { isOpen, listFacts } from './list-facts.ts'
import { readPlaces } from './text-places.ts'

/** A word that nobody writes: it holds the place, so that what stood on both sides does not become one. */
const leftOut = 'ʭʭʭ'

export function readOwnText(doc: Node): string {
  const own = new Transform(doc)
  const open = listFacts(doc).filter(isOpen)
  // From the last to the first, so that earlier places hold.
  for (const { from, to } of open.toReversed()) own.replaceWith(from, to, doc.type.schema.text(leftOut))
  return readTextAndTargets(own.doc)
}

/** A document's text with the addresses behind its links: facts too, although nobody sees them. */
export function readTextAndTargets(doc: Node): string {
  const targets = new Set(listLinks(doc).map(({ address }) => spellTarget(address)))
  // In an order of their own: where paragraphs change places, their addresses do not.
  return [readPlaces(doc).text, ...[...targets].toSorted()].join('\n\n')
}
