// What a writer answered -> HTML of the editor's schema, whatever was asked for and whatever came.
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { markdownToHtml } from './markdown.ts'

const blockTag = /<(?:p|h[1-6]|ul|ol|li|blockquote|div|table|article|section|br|hr)[\s/>]/i
const codeFence = /```[a-z]*[^\S\n]*\n([\s\S]*?)(?:\n[^\S\n]*```|$)/i
/** "Here is the release:" before the first element is the model talking. */
const preamble = /^[^<\n]{0,200}:\s*(?=<)/

/** The answer as clean HTML; empty when it holds no block at all. */
export function cleanAnswer(answer: string): string {
  const text = unwrapFence(answer).trim()
  const html = blockTag.test(text) ? text.replace(preamble, '') : markdownToHtml(text)
  return writeRelease(parseRelease(html))
}

/** Any HTML as the editor holds it. */
export const cleanHtml = (html: string): string => writeRelease(parseRelease(html))

function unwrapFence(answer: string): string {
  const inside = codeFence.exec(answer)?.[1]
  return inside?.trim() ? inside : answer
}
