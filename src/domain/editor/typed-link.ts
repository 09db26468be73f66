// Addresses and links as they are typed into a text.
import { startOfLastWord } from './last-word.ts'
import { readLinkAddress } from './link-address.ts'

export interface TypedLink {
  /** Where the words of the link begin and end in the text. */
  from: number
  to: number
  address: string
}

const signsBefore = /^[([{<“‘"']+/
const signsAfter = /(?<![.,;:!?)\]}>”’"'…])[.,;:!?)\]}>”’"'…]+$/
/** A web address without its scheme or a mail address. */
const bareAddress = /^(?:www\.[^\s./:?#@]+\.|[^\s@:/“”"'<>()[\]]+@)[^\s“”"'<>()[\]]+$/i

/** The address that a space or a line end has just finished, without the signs around it. Those with a scheme are the editor's own. */
export function readFinishedAddress(before: string): TypedLink | undefined {
  const end = before.length - 1
  if (!/\s/.test(before.at(-1) ?? '')) return undefined
  const start = startOfLastWord(before, end)
  const word = before.slice(start, end)
  const from = start + (signsBefore.exec(word)?.[0].length ?? 0)
  const typed = before.slice(from, end).replace(signsAfter, '')
  const address = bareAddress.test(typed) ? readLinkAddress(typed) : undefined
  return address === undefined ? undefined : { from, to: from + typed.length, address }
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
