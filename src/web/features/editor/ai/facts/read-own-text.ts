// The part of a draft that counts as material for AI: everything except unverified AI facts. A marked fact must not
// support itself or a shorter form of itself.
import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { spellTarget } from '#domain/facts/link-target.ts'
import { listLinks } from './link-targets.ts'
import { isOpen, listFacts } from './list-facts.ts'
import { readPlaces } from './text-places.ts'

/** A placeholder that nobody writes, so that the words on both sides are not joined. */
const leftOut = 'ʭʭʭ'

export function readOwnText(doc: Node): string {
  const own = new Transform(doc)
  const open = listFacts(doc).filter(isOpen)
  // From last to first, so that earlier positions stay valid.
  for (const { from, to } of open.toReversed()) own.replaceWith(from, to, doc.type.schema.text(leftOut))
  return readTextAndTargets(own.doc)
}

/** A document's text with the URLs of its links, which are facts too. */
export function readTextAndTargets(doc: Node): string {
  const targets = new Set(listLinks(doc).map(({ address }) => spellTarget(address)))
  // Sorted, so that moving paragraphs doesn't change them.
  return [readPlaces(doc).text, ...[...targets].toSorted()].join('\n\n')
}
