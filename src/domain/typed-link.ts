// Addresses and links as they are typed into a text.
import { readLinkAddress } from './link-address.ts'

export interface TypedLink {
  /** Where the words of the link begin and end in the text. */
  from: number
  to: number
  address: string
}

/** A web address without its scheme or a mail address, the signs around it left out, once a space or a line end follows. */
const finished =
  /(?:^|\s)[([{<“‘"']*((?:www\.[^\s./:?#@]+\.|[^\s@:/“”"'<>()[\]]+@)[^\s“”"'<>()[\]]+?)[.,;:!?)\]}>”’"'…]*\s$/i

/** The address that the last character has finished. Those with a scheme are the editor's own. */
export function readFinishedAddress(before: string): TypedLink | undefined {
  const found = finished.exec(before)
  const typed = found?.[1]
  const address = typed === undefined ? undefined : readLinkAddress(typed)
  if (!found || typed === undefined || address === undefined || /\.$/.test(typed)) return undefined
  const from = found.index + found[0].indexOf(typed)
  return { from, to: from + typed.length, address }
}

const markdownLink = /(^|[^!\\])\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)$/

/** [words](address), once its last bracket is typed. `from` and `to` are those of the words. */
export function readMarkdownLink(before: string): (TypedLink & { start: number }) | undefined {
  const found = markdownLink.exec(before)
  const [, lead = '', words = '', typed = ''] = found ?? []
  const address = readLinkAddress(typed)
  if (!found || words.trim() === '' || address === undefined) return undefined
  const start = found.index + lead.length
  return { start, from: start + 1, to: start + 1 + words.length, address }
}
