// Turns whatever a writer answered into HTML of the editor's schema.
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { formatMarkdownInHtml, markdownToHtml } from './markdown.ts'

const blockTag = /<(?:p|h[1-6]|ul|ol|li|blockquote|div|table|article|section|br|hr)[\s/>]/i
const fenceOpen = /^(?:[^\n`]{0,200}\n+)?```[a-z]*[^\S\n]*\n/i
const fenceClose = /\n[^\S\n]*```/
/** "Let me know if you want changes!" after the last paragraph is the model talking, too. */
const closingRemark =
  /(?<=^|\n|>)[^\S\n]*(?:<p>)?(?:(?:please )?let me know|feel free to (?:ask|let me|adjust|request|edit|modify)|i hope (?:this|that)|hope this|would you like me|do you want me|if you(?:[’']d| would) like (?:me|any|changes|adjustments|revisions)|is there anything else|anything else)[^<\n]{0,200}(?:<\/p>)?\s*$/i
const talk =
  /^(?:sure|certainly|of course|absolutely|here(?:[’']s| is| are)|below is)\b[^<\n]{0,180}[:!.]\s*\n+/i
/** "Here is the release:" before the first element is the model talking. */
const preamble = /^[^<\n]{0,200}:\s*(?=<)/

/** The answer as clean HTML; empty if it has no block at all. */
export function cleanAnswer(answer: string): string {
  const text = unwrapFence(answer).trim().replace(talk, '').replace(closingRemark, '').trim()
  const html = blockTag.test(text) ? formatMarkdownInHtml(text.replace(preamble, '')) : markdownToHtml(text)
  return writeRelease(parseRelease(html))
}

/** Any HTML in the editor's format. */
export const cleanHtml = (html: string): string => writeRelease(parseRelease(html))

/** Only a code fence around the whole answer is removed; one inside it belongs to the text. */
function unwrapFence(answer: string): string {
  const text = answer.trim()
  const opening = fenceOpen.exec(text)?.[0]
  if (opening === undefined) return text
  const inside = text.slice(opening.length)
  const closing = fenceClose.exec(inside)
  if (closing === null) return inside.trim() === '' ? text : inside
  const after = inside.slice(closing.index + closing[0].length).trim()
  const isPacking = after.length <= 200 && !/[\n<#`]/.test(after)
  return isPacking && closing.index > 0 ? inside.slice(0, closing.index) : text
}
