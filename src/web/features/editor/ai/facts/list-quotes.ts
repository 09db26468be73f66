// Every quotation of the release with its approval: AI's, and those that the user typed. Reading the text takes longer than reading marks,
// so this is for a moment's pause, not for every key.
import type { Node } from '@tiptap/pm/model'
import { readFacts } from '#domain/language/reading.ts'
import { listFacts, type QuotePlace } from './list-facts.ts'
import { readBlockText, readPlaces } from './text-places.ts'

export function listQuotes(doc: Node): QuotePlace[] {
  const marked = listFacts(doc).filter((place) => place.kind === 'quote')
  const typed = listSpoken(doc).filter(
    ({ from, to }) => !marked.some((place) => place.from < to && from < place.to),
  )
  return [...marked, ...typed].sort((one, other) => one.from - other.from)
}

/** Words that the text says somebody spoke. */
function listSpoken(doc: Node): QuotePlace[] {
  const { text, toRanges } = readPlaces(doc)
  return readFacts(text)
    .filter(({ kind, isSaid }) => kind === 'quotation' && isSaid === true)
    .flatMap((fact) => toRanges(fact.from, fact.to))
    .map(({ from, to }) => ({
      kind: 'quote',
      state: 'typed',
      approval: undefined,
      isTyped: true,
      text: readBlockText(doc, from, to),
      from,
      to,
    }))
}
